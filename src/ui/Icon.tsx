interface Props {
  /** Path data in a `size` × `size` view box. */
  readonly d: string;
  readonly size: number;
  readonly strokeWidth?: number;
  readonly className?: string;
}

/** A line drawing in the text's colour; the enclosing button provides the accessible name. */
export function Icon({ d, size, strokeWidth = 2, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export function MenuIcon({ className }: Pick<Props, 'className'>) {
  return <Icon className={className} size={22} d="M3 7h16M3 15h16" />;
}

export function CloseIcon() {
  return <Icon size={16} strokeWidth={1.75} d="M3 3l10 10M13 3L3 13" />;
}
