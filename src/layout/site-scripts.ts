/**
 * The script of every page, in which the order of the lines does not matter (docs/architecture.md, "How scripts are loaded").
 * It includes the calculator's loader, although only the home page needs it, because a separate script would be fetched before
 * the first paint.
 */

import '../features/calculator/load-calculator.ts';
import '../features/consent/track-visits.ts';
import '../features/consent/cookie-banner.ts';
import '../browser/reload-buttons.ts';
import '../browser/restore-form-drafts.ts';
import '../browser/hydration/page-changes.ts';
import './initial-scroll.ts';
import '../features/chat/launcher-visibility.ts';
import '../ui/table-of-contents.ts';
import './scroll-padding.ts';
import '../features/dashboard/main-site-links.ts';
import '../features/header/compact-header.ts';
import '../features/header/menu.ts';
import '../features/header/switch-language.ts';
import './router-loader.ts';
