import { inject } from 'vitest';
import { runFlows } from './run-flows.ts';
import { startWebKit } from './webkit.ts';

runFlows('WebKit', inject('webkit'), startWebKit);
