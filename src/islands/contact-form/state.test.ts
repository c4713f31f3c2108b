import { describe, expect, it } from 'vitest';
import { formReducer, type FormState, idle } from './state.ts';

const refused = formReducer(idle, { type: 'refused', problems: { email: 'format', company: 'missing' } });

describe('formReducer', () => {
  it('goes from idle over submitting to success', () => {
    const submitting = formReducer(idle, { type: 'sending' });
    expect(submitting.status).toBe('submitting');
    expect(formReducer(submitting, { type: 'sent' }).status).toBe('success');
  });

  it('goes from submitting to error', () => {
    const submitting = formReducer(idle, { type: 'sending' });
    expect(formReducer(submitting, { type: 'failed' }).status).toBe('error');
  });

  it.each(['success', 'error'] as const)('leaves %s behind when a new submit is refused', (status) => {
    const before: FormState = { ...idle, status };
    expect(formReducer(before, { type: 'refused', problems: { email: 'format' } }).status).toBe('idle');
  });

  it.each(['success', 'error'] as const)('leaves %s behind when a new submit is sent', (status) => {
    expect(formReducer({ ...idle, status }, { type: 'sending' }).status).toBe('submitting');
  });

  it('counts each refusal, so that the summary takes the focus again', () => {
    expect(refused.refused).toBe(1);
    expect(formReducer(refused, { type: 'refused', problems: refused.problems }).refused).toBe(2);
  });

  it('drops the problem of a field that is edited and keeps the others', () => {
    const edited = formReducer(refused, { type: 'edited', field: 'email' });
    expect(edited.problems).toEqual({ company: 'missing' });
  });

  it('stays the same object when a field without a problem is edited', () => {
    expect(formReducer(refused, { type: 'edited', field: 'phone' })).toBe(refused);
  });

  it('drops all problems when the form is sent', () => {
    expect(formReducer(refused, { type: 'sending' }).problems).toEqual({});
  });
});
