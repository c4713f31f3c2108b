import { PUBLIC_GA_MEASUREMENT_ID, PUBLIC_HOTJAR_SITE_ID, PUBLIC_PLAUSIBLE_DOMAIN } from 'astro:env/client';
import type { Tracker } from '../../services/analytics/vendor.ts';
import { configured, type VendorVariable } from '../../services/analytics/vendors.ts';

/** By name: the module as a whole would bring all variables and the means to list them. */
const ids: Readonly<Record<VendorVariable, string | number | undefined>> = {
  PUBLIC_GA_MEASUREMENT_ID,
  PUBLIC_HOTJAR_SITE_ID,
  PUBLIC_PLAUSIBLE_DOMAIN,
};

/** Starts the vendors that have an id, and returns what to tell them of. Once a page load, after consent. */
export function startTrackers(): readonly Tracker[] {
  return configured(ids).map(({ vendor, id }) => vendor.start(id));
}
