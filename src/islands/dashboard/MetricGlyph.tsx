import type { MetricIcon } from '../../site/dashboard-data.ts';

/** One line each, in the manner of the wind lines. */
const paths: Readonly<Record<MetricIcon, string>> = {
  people: 'M3 17c0-4 2.5-6 5.5-6s5.5 2 5.5 6M8.5 8a3 3 0 1 0 0-.01M15 8.5c2.5 0 4 1.5 4 4.5',
  flow: 'M2 5h5c4 0 3 6 7 6h6M2 17h5c4 0 3-6 7-6',
  savings: 'M2 6c4 0 5 8 9 8s5-5 9-5M16 5l4 4-4 4',
  growth: 'M2 17c8 0 9-12 18-12M15 4l5 1-1 5',
};

/** The small drawing of a key figure. */
export function MetricGlyph({ icon }: { readonly icon: MetricIcon }) {
  return (
    <svg
      className="size-6 flex-none text-spruce"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[icon]} />
    </svg>
  );
}
