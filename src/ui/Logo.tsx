import file from '@owner/mark.svg?raw';
import { svgElement } from '../drawings/mark.ts';

const mark = svgElement(file) ?? '';

interface Props {
  readonly brand: string;
}

/** The owner's mark, in the brand's colour if it is drawn in `currentColor`, and the name next to it. */
export function Logo({ brand }: Props) {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold tracking-tight">
      <span
        className="text-spruce [&>svg]:h-5 [&>svg]:w-auto"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span className="text-lead">{brand}</span>
    </span>
  );
}
