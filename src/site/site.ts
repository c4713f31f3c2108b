import siteJson from '@content/site.json';
import { parseSite } from './schema.ts';

/** The owner's data, checked. For pages and the build only: islands get what they need as props. */
export const site = parseSite(siteJson);
