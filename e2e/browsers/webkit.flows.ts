import { ensurePrograms, webKitNeeds } from './programs.ts';
import { runFlows } from './run-flows.ts';
import { startWebKit } from './webkit.ts';

runFlows('WebKit', ensurePrograms(webKitNeeds), startWebKit);
