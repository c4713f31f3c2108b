interface Props {
  /** 0 to 100 */
  readonly share: number;
  readonly text: string;
}

/** A share as a bar with its figure. Drawn in SVG: the security policy refuses style attributes. */
export function UsageBar({ share, text }: Props) {
  return (
    <span className="flex items-center gap-3">
      <svg
        className="h-1.5 w-20 flex-none overflow-hidden rounded-full bg-line"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-spruce" width={share} height="6" />
      </svg>
      <span className="whitespace-nowrap">{text}</span>
    </span>
  );
}
