import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './fields.ts';

const only = (schema: z.ZodType, options = {}) => fieldsOf(z.strictObject({ some: schema }), options)[0];

describe('fieldsOf', () => {
  it('takes names, help and what is required from the schema', () => {
    const schema = z.strictObject({ shownAt: z.string().describe('When'), note: z.string().optional() });
    expect(fieldsOf(schema)).toEqual([
      { name: 'shownAt', label: 'Shown at', hint: 'When', required: true, widget: 'string' },
      { name: 'note', label: 'Note', required: false, widget: 'string' },
    ]);
  });

  it.each([
    ['a longest length', z.string().max(80), { widget: 'string', maxlength: 80 }],
    ['a shortest length', z.string().min(3), { widget: 'string', minlength: 3 }],
    ['a pattern with its sentence', z.string().regex(/^\d+$/, 'no'), { pattern: ['^\\d+$', 'no'] }],
    [
      'what an address begins with',
      z.url({ protocol: /^https$/, error: 'no' }),
      { pattern: ['^(?:https)://', 'no'] },
    ],
    ['a beginning', z.string().startsWith('/', 'no'), { pattern: ['^\\/.*', 'no'] }],
    ['a day', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
    ['a choice', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
    ['several choices', z.array(z.enum(['a'])).min(1), { widget: 'select', multiple: true, min: 1 }],
    [
      'a number and its limits',
      z.int().min(1).max(9),
      { widget: 'number', value_type: 'int', min: 1, max: 9 },
    ],
    ['a switch and its state', z.boolean().default(false), { widget: 'boolean', default: false }],
    ['what is typed, not what it becomes', z.string().transform(Number), { widget: 'string' }],
    ['a list of words', z.array(z.string()).min(2), { widget: 'list', min: 2 }],
    ['lines', z.string().meta({ format: 'lines' }), { widget: 'text' }],
    ['markdown', z.string().meta({ format: 'markdown' }), { widget: 'markdown' }],
    ['an image', z.string().meta({ format: 'image' }), { widget: 'image' }],
  ])('keeps %s', (_what, schema, field) => {
    expect(only(schema)).toMatchObject(field);
  });

  it('goes into groups and lists of groups', () => {
    const inner = { fields: [{ name: 'name', required: true }] };
    const group = z.strictObject({ name: z.string() });
    expect(only(group)).toMatchObject({ widget: 'object', ...inner });
    expect(only(z.array(group))).toMatchObject({ widget: 'list', ...inner });
  });

  it('names the languages of a field, and those that must have it', () => {
    const options = { languages: () => 'duplicate' as const, requiredIn: ['en'] };
    expect(only(z.string(), options)).toMatchObject({ i18n: 'duplicate', required: ['en'] });
  });

  it('refuses what it has no field for', () => {
    expect(() => only(z.null())).toThrow(
      'The editor has no field for {"type":"null"}. Add one in fields.ts.',
    );
  });
});
