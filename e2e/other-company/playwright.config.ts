import { defineConfig } from 'playwright/test';
import { firstPort, siteServer, suite } from '../support/suite.ts';

export default defineConfig(
  suite('other-company', [siteServer(firstPort, 'node e2e/other-company/serve.ts')]),
);
