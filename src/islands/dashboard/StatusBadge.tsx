import type { ServiceStatus } from '../../site/dashboard-data.ts';

interface Props {
  readonly status: ServiceStatus;
  readonly text: string;
}

/** Active is green, paused yellow, anything else red; the word says it too. */
const tones: Readonly<Record<ServiceStatus, string>> = {
  active: 'text-spruce',
  paused: 'text-warning',
  stopped: 'text-danger',
};

/** The state of a service: a dot, a colour and the word. */
export function StatusBadge({ status, text }: Props) {
  return (
    <span className={`inline-flex items-center gap-2 font-bold ${tones[status]}`}>
      <span className="size-2 rounded-full bg-current" aria-hidden="true" />
      {text}
    </span>
  );
}
