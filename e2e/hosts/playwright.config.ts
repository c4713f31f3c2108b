import { defineConfig } from 'playwright/test';
import { suite } from '../support/suite.ts';
import { hosts } from './hosts.ts';

export default defineConfig(
  suite(
    'hosts',
    hosts.map(({ command, env, url }) => ({ command, env, url })),
  ),
);
