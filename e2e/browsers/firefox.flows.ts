import { firefox } from '../../tools/check/programs.ts';
import { startFirefox } from './firefox.ts';
import { runFlows } from './run-flows.ts';

runFlows(firefox, startFirefox);
