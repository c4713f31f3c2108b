import type { AgentResult } from '../../supabase/functions/_shared/payback.ts';
import { dotPath } from './drawing.ts';

export const paybackBox = { width: 640, height: 190 } as const;

/** The period that the plot shows. */
export const plotMonths = 24;

const margin = 8;

export interface PaybackGeometry {
  /** Path of the balance over `plotMonths` months, starting with the one-off cost. */
  readonly balance: string;
  /** Paths of the areas between the balance and zero. */
  readonly spent: string;
  readonly earned: string;
  readonly zero: number;
  /** Path of the break-even point; empty if it is outside the plot. */
  readonly breakEven: string;
}

/** The balance over two years. @param others results to draw on the same scale */
export function paybackGeometry(result: AgentResult, others: readonly AgentResult[] = []): PaybackGeometry {
  const { oneOff, months } = result;
  const { width, height } = paybackBox;
  const ends = [result, ...others].flatMap((each) => [-each.oneOff, finalBalance(each)]);
  const [low, high] = [Math.min(...ends, 0), Math.max(...ends, 0)];
  const y = (money: number): number =>
    round(margin + ((high - money) / Math.max(high - low, 1)) * (height - 2 * margin));
  const [zero, first, last] = [y(0), y(-oneOff), y(finalBalance(result))];
  const turn = months === undefined || months > plotMonths ? undefined : monthX(months);
  return {
    balance: `M0 ${first}L${width} ${last}`,
    spent: turn === undefined ? `M0 ${first}L${width} ${last}V${zero}H0Z` : `M0 ${first}L${turn} ${zero}H0Z`,
    earned: turn === undefined ? '' : `M${turn} ${zero}L${width} ${last}V${zero}Z`,
    zero,
    breakEven: turn === undefined ? '' : dotPath({ x: turn, y: zero }),
  };
}

/** The balance after `plotMonths` months, in SEK; negative if the cost has not been recovered. */
export function finalBalance({ net, oneOff }: AgentResult): number {
  return net * plotMonths - oneOff;
}

export function monthX(month: number): number {
  return round((month / plotMonths) * paybackBox.width);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
