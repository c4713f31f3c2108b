/**
 * The script of every page, in any order (docs/architecture.md, "How scripts are loaded"). The calculator's is here since
 * the home page would fetch a `<script>` of its own before the first paint.
 */

import './consent/analytics.ts';
import './navigation/anchors.ts';
import './components/calculator.ts';
import './components/contents.ts';
import './consent/cookie-banner.ts';
import './navigation/dashboard-host.ts';
import './components/header.ts';
import './forms/form-drafts.ts';
import './hydration/page-changes.ts';
import './navigation/language.ts';
import './navigation/load-error.ts';
