/**
 * The script of every page; the order does not matter. What only one page needs is a `<script>` in its `.astro` file
 * (docs/architecture.md, "How scripts are loaded"). The calculator's script is here all the same: as a `<script>` the
 * home page would fetch it before the first paint.
 */

import './consent/analytics.ts';
import './navigation/anchors.ts';
import './page-scripts/calculator.ts';
import './navigation/contents.ts';
import './consent/cookie-banner.ts';
import './navigation/dashboard-host.ts';
import './navigation/header.ts';
import './forms/form-drafts.ts';
import './hydration/page-changes.ts';
import './navigation/language.ts';
import './navigation/load-error.ts';
