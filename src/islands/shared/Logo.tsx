interface Props {
  readonly brand: string;
}

/** The wind mark (one line that ends in a curl) and the brand's name. */
export function Logo({ brand }: Props) {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold tracking-tight">
      <svg className="h-5 w-7 text-spruce" viewBox="0 0 28 20" aria-hidden="true" fill="none">
        <path
          d="M1 7.5h17.5a3.25 3.25 0 1 0-3.2-3.8M1 12.5h22.2a3.1 3.1 0 1 1-3 3.9M5 17.5h8"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="text-lead">{brand}</span>
    </span>
  );
}
