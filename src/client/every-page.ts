/**
 * The script of every page, in any order (docs/architecture.md, "How scripts are loaded"). The calculator's is here since
 * the home page would fetch a `<script>` of its own before the first paint.
 */

import './calculator/start-calculator.ts';
import './consent/analytics.ts';
import './consent/cookie-banner.ts';
import './forms/form-drafts.ts';
import './hydration/page-changes.ts';
import './navigation/anchors.ts';
import './navigation/chat-launcher.ts';
import './navigation/contents.ts';
import './navigation/covered-edges.ts';
import './navigation/dashboard-host.ts';
import './navigation/header.ts';
import './navigation/language.ts';
import './navigation/load-error.ts';
