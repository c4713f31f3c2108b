/**
 * The script of every page; the order of the lines does not matter (docs/architecture.md, "How scripts are loaded"). It
 * includes the calculator's loader, although only the home page needs it: a separate script would be fetched before the first
 * paint.
 */

import '../features/calculator/load-calculator.ts';
import '../features/consent/analytics.ts';
import '../features/consent/banner-script.ts';
import '../browser/keep-form-drafts.ts';
import '../browser/hydration/page-changes.ts';
import './anchors.ts';
import '../features/chat/chat-launcher.ts';
import '../ui/contents.ts';
import './covered-edges.ts';
import '../features/dashboard/dashboard-host.ts';
import '../features/header/menu-and-scroll.ts';
import '../features/header/language.ts';
import './page-loading.ts';
