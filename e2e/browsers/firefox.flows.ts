import { inject } from 'vitest';
import { startFirefox } from './firefox.ts';
import { runFlows } from './run-flows.ts';

runFlows('Firefox', inject('firefox'), startFirefox);
