/** The script of every page, in any order (docs/architecture.md). With the calculator's loader: one script before the first paint. */

import '../features/calculator/start-calculator.ts';
import '../features/consent/analytics.ts';
import '../features/consent/cookie-banner.ts';
import '../browser/keep-form-drafts.ts';
import '../browser/hydration/page-changes.ts';
import './anchors.ts';
import '../features/chat/chat-launcher.ts';
import '../ui/contents.ts';
import './covered-edges.ts';
import '../features/dashboard/dashboard-host.ts';
import '../features/header/header.ts';
import '../features/header/language.ts';
import './page-loading.ts';
