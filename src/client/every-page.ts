/**
 * The script of every page; the order does not matter. What only one page needs is a `<script>` in the component that
 * needs it (docs/architecture.md, "How scripts are loaded").
 */

import './consent/analytics.ts';
import './navigation/anchors.ts';
import './calculator.ts';
import './navigation/contents.ts';
import './consent/cookie-banner.ts';
import './navigation/dashboard-host.ts';
import './navigation/header.ts';
import './forms/form-drafts.ts';
import './hydration/page-changes.ts';
import './navigation/language.ts';
import './navigation/load-error.ts';
