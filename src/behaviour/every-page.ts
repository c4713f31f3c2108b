/**
 * The script of every page; the order does not matter. What only one page needs is a `<script>` in the component that
 * needs it (docs/architecture.md, "Scripts").
 */

import './analytics.ts';
import './anchors.ts';
import './calculator.ts';
import './chat-launcher.ts';
import './compact-header.ts';
import './contents.ts';
import './cookie-banner.ts';
import './dashboard-host.ts';
import './form-drafts.ts';
import './hydration/page-changes.ts';
import './language.ts';
import './load-error.ts';
import './local-host.ts';
import './menus.ts';
