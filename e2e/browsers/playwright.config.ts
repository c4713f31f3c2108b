import { defineConfig } from 'playwright/test';
import { firstPort, siteServer, suite } from '../support/suite.ts';
import { webkitDriver } from './webkit-driver.ts';

export default defineConfig(
  suite('browsers', [siteServer(firstPort), ...(webkitDriver ? [webkitDriver] : [])]),
);
