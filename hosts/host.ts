/** A host of the built site that the expectations are put to. */
export interface Host {
  readonly name: string;
  /** Why the host is left out on this machine; undefined when it can be had. */
  readonly missing?: string;
  /** Starts it; resolves when it answers. */
  readonly start: () => Promise<RunningHost>;
}

export interface RunningHost {
  /** It listens on 127.0.0.1. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}
