/** The small diagrams of the services: lines that lead from what happens to its result. */

interface FlowLabel {
  /** Share of the width at which the text stands, and how it is set there. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Flow {
  readonly paths: readonly string[];
  /** Faint lines behind the flow. */
  readonly guides?: readonly string[];
  readonly goal: { readonly x: number; readonly y: number };
  /** One place for each label of the service, in its order. */
  readonly labels: readonly FlowLabel[];
}

export const flowSize = { width: 420, height: 150 } as const;

/** A call: speech waves that become a straight line once they are understood. */
const call: Flow = {
  paths: ['M0 66 C18 66 28 22 50 22 S80 112 102 112 S130 40 150 40 S178 90 198 84 S224 66 246 66 H412'],
  goal: { x: 414, y: 66 },
  labels: [
    { x: 0, y: 140, anchor: 'start' },
    { x: 246, y: 140, anchor: 'middle' },
    { x: 420, y: 140, anchor: 'end' },
  ],
};

/** Three ways in that become one way out. */
const merge: Flow = {
  paths: ['M0 26 H70 C160 26 170 76 250 76 H412', 'M0 76 H412', 'M0 126 H70 C160 126 170 76 250 76'],
  goal: { x: 414, y: 76 },
  labels: [
    { x: 0, y: 17, anchor: 'start' },
    { x: 0, y: 67, anchor: 'start' },
    { x: 0, y: 117, anchor: 'start' },
    { x: 420, y: 108, anchor: 'end' },
  ],
};

/** A slow start that rises month by month. */
const growth: Flow = {
  paths: ['M0 108 C120 106 180 92 250 58 S350 18 412 18'],
  guides: ['M0 114 H420', 'M0 82 H420', 'M0 50 H420', 'M0 18 H420'],
  goal: { x: 414, y: 18 },
  labels: [
    { x: 0, y: 142, anchor: 'start' },
    { x: 420, y: 142, anchor: 'end' },
  ],
};

/** In the order of the services that the site came with. */
export const flows: readonly Flow[] = [call, merge, growth];

/**
 * The drawing of a service: the one in its place, or another that has as many labels.
 *
 * @param index the service's place in the list
 * @param labels how many labels the service has
 * @throws when no drawing has room for so many, which the rules for locale files rule out
 */
export function flowFor(index: number, labels: number): Flow {
  const fitting = flows.filter((flow) => flow.labels.length === labels);
  const own = flows[index];
  const flow = own && fitting.includes(own) ? own : fitting[0];
  if (!flow) throw new RangeError(`No drawing has room for ${labels} labels.`);
  return flow;
}

/** A drawing for those who cannot see it: `email, order, form → paid`. The labels at the left are its inputs. */
export function inWords({ labels: places }: Flow, labels: readonly string[]): string {
  const isWayIn = (_label: string, index: number) => places[index]?.anchor === 'start';
  const ways = labels.filter(isWayIn);
  return [ways.join(', '), ...labels.slice(ways.length)].join(' → ');
}
