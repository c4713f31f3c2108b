import { describe, expect, it } from 'vitest';
import { readRecipe } from './recipe.ts';

const readme = `# Site

## Add a thing

For a thing:

1. a file \`src/things/new.ts\`, as \`thing.ts\` explains:

   \`\`\`ts
   export const thing = {
     a: \`b\`,
   };
   \`\`\`

2. its name in \`src/things.ts\`: \`import { thing }\` and
   \`things\`;
3. \`"thing"\` in \`content/site.json\`.

The rest follows, \`src/other.ts\` too.

## Next
`;

describe('readRecipe', () => {
  it('gives the file, the quotations and the code of each step, and nothing of what follows', () => {
    expect(readRecipe(readme, 'Add a thing')).toEqual([
      {
        file: 'src/things/new.ts',
        quoted: ['src/things/new.ts', 'thing.ts'],
        code: 'export const thing = {\n  a: `b`,\n};\n',
      },
      { file: 'src/things.ts', quoted: ['src/things.ts', 'import { thing }', 'things'], code: undefined },
      { file: 'content/site.json', quoted: ['"thing"', 'content/site.json'], code: undefined },
    ]);
  });

  it('names a section that is gone, and a step without a file', () => {
    expect(() => readRecipe(readme, 'Add a page')).toThrow('The README has no section “Add a page”.');
    expect(() => readRecipe('\n## A\n\n1. do it', 'A')).toThrow('This step names no file: 1. do it');
  });
});
