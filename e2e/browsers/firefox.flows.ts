import { startFirefox } from './firefox.ts';
import { ensurePrograms, firefoxNeeds } from './programs.ts';
import { runFlows } from './run-flows.ts';

runFlows('Firefox', ensurePrograms(firefoxNeeds), startFirefox);
