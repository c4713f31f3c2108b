interface Props {
  readonly series: readonly number[];
  /** The line in words. */
  readonly label: string;
}

/** Heights of the highest and the lowest value, in percent from the top. */
const [top, bottom] = [6, 86];

/** A figure month by month as a line without axes: from its lowest to its highest value. */
export function Sparkline({ series, label }: Props) {
  const [low, high] = [Math.min(...series), Math.max(...series)];
  const points = series.map((value, index) => {
    const y = bottom - ((value - low) / (high - low || 1)) * (bottom - top);
    return `${rounded((index * 100) / (series.length - 1))} ${rounded(y)}`;
  });
  const line = points.join(' L');
  return (
    <svg
      className="chart-lines sparkline"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="series-area" d={`M${line} V100 H0Z`} />
      <path className="series" d={`M${line}`} />
      <path className="series-end" d={`M${points.at(-1)}h0`} />
    </svg>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
