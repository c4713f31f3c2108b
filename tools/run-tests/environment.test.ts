import { expect, it } from 'vitest';
import { temporaryFolder } from '../../src/testing/helpers/temporary-folder.ts';
import { ownVariablesEmptied } from './environment.ts';

it('the tests run without the services of the owner’s .env', () => {
  const emptied = ownVariablesEmptied(
    temporaryFolder({ '.env': 'PUBLIC_GA_MEASUREMENT_ID=G-1\nLLM_MODEL=m\n' }),
  );
  expect(emptied).toHaveProperty('PUBLIC_GA_MEASUREMENT_ID', '');
  expect(emptied).not.toHaveProperty('LLM_MODEL');
});
