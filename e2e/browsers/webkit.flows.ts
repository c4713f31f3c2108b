import { webkit } from '../../tools/check/programs.ts';
import { startWebKit } from './webkit.ts';
import { runFlows } from './run-flows.ts';

runFlows(webkit, startWebKit);
