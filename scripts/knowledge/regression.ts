/** Logistic regression: how likely something is, from what speaks for it and against it. */

import type { Vector } from '../../supabase/functions/chat-assistant/answers/vector.ts';

/** Counts both outcomes for the same, however many examples each has. */
function balance(outcomes: readonly boolean[]): (outcome: boolean) => number {
  const yes = outcomes.filter(Boolean).length || 1;
  const no = outcomes.length - yes || 1;
  return (outcome) => outcomes.length / (2 * (outcome ? yes : no));
}

function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/**
 * For vectors with few of many features: stochastic gradient descent with a step for each feature
 * (AdaGrad). The order is fixed, so that the same texts give the same model.
 */
export function sparseRegression(
  vectors: readonly Vector[],
  outcomes: readonly boolean[],
  size: number,
): { readonly weights: Float64Array; readonly bias: number } {
  const rounds = 10;
  const shrinkage = 1e-4;
  const weigh = balance(outcomes);
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(0.01);
  let bias = 0;
  // A stride without a common factor visits every example once, far from its neighbours.
  const stride = strideFor(vectors.length);
  for (let round = 0; round < rounds; round += 1) {
    let at = round % vectors.length;
    for (let index = 0; index < vectors.length; index += 1, at = (at + stride) % vectors.length) {
      const { places, values } = vectors[at] as Vector;
      const outcome = outcomes[at] ?? false;
      let odds = bias;
      for (let i = 0; i < places.length; i += 1) odds += (weights[places[i]!] ?? 0) * values[i]!;
      const error = (probability(odds) - (outcome ? 1 : 0)) * weigh(outcome);
      bias -= 0.02 * error;
      for (let i = 0; i < places.length; i += 1) {
        const place = places[i]!;
        const gradient = error * values[i]! + shrinkage * weights[place]!;
        squares[place]! += gradient * gradient;
        weights[place]! -= (0.5 * gradient) / Math.sqrt(squares[place]!);
      }
    }
  }
  return { weights, bias };
}

function strideFor(length: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = Math.floor(length * 0.618) || 1;
  while (divisor(length, stride) !== 1) stride += 1;
  return stride;
}

/**
 * For a handful of signals: Newton's method, which ends after a few steps.
 *
 * @returns a coefficient for each signal
 */
export function denseRegression(
  rows: readonly (readonly number[])[],
  outcomes: readonly boolean[],
): number[] {
  const size = rows[0]?.length ?? 0;
  const weigh = balance(outcomes);
  let coefficients = new Array<number>(size).fill(0);
  for (let step = 0; step < 12; step += 1) {
    const gradient = coefficients.map((value) => -1e-2 * value);
    const curvature = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_, j) => (i === j ? 1e-2 : 0)),
    );
    rows.forEach((row, index) => {
      const outcome = outcomes[index] ?? false;
      const p = probability(row.reduce((sum, value, i) => sum + value * coefficients[i]!, 0));
      const weight = weigh(outcome);
      row.forEach((value, i) => {
        gradient[i]! += weight * ((outcome ? 1 : 0) - p) * value;
        row.forEach((other, j) => (curvature[i]![j]! += weight * p * (1 - p) * value * other));
      });
    });
    const change = solve(curvature, gradient);
    coefficients = coefficients.map((value, i) => value + change[i]!);
  }
  return coefficients;
}

/** Solves linear equations by elimination; the matrix is symmetric and positive. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  rows.forEach((pivot, i) => {
    for (const row of rows.slice(i + 1)) {
      const factor = row[i]! / pivot[i]!;
      for (let j = i; j < row.length; j += 1) row[j]! -= factor * pivot[j]!;
    }
  });
  const result = new Array<number>(rows.length).fill(0);
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i]!;
    const known = result.reduce((sum, value, j) => sum + (j > i ? value * row[j]! : 0), 0);
    result[i] = (row.at(-1)! - known) / row[i]!;
  }
  return result;
}
