import type { FieldName } from './fields.ts';
import type { FieldProblems } from './validate.ts';

/** Idle, submitting, success or error. */
export interface FormState {
  readonly status: 'idle' | 'submitting' | 'success' | 'error';
  readonly problems: FieldProblems;
  /** Counts refused submits, so that the summary takes the focus each time. */
  readonly refused: number;
}

export type FormEvent =
  | { readonly type: 'refused'; readonly problems: FieldProblems }
  | { readonly type: 'sending' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed' }
  | { readonly type: 'edited'; readonly field: FieldName };

export const idle: FormState = { status: 'idle', problems: {}, refused: 0 };

/** The form's next state. A new submit leaves success and error behind. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refused':
      return { status: 'idle', problems: event.problems, refused: state.refused + 1 };
    case 'sending':
      return { ...state, status: 'submitting', problems: {} };
    case 'sent':
      return { ...state, status: 'success' };
    case 'failed':
      return { ...state, status: 'error' };
    case 'edited': {
      const { [event.field]: mended, ...problems } = state.problems;
      return mended ? { ...state, problems } : state;
    }
  }
}
