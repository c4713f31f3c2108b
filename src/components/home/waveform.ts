/** Bars of the call's waveform: calm speech with pauses, the same at every build. */

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export const waveformHeight = 48;
export const barWidth = 4;
const barGap = 3.2;

/** @param count how many bars */
export function waveform(count: number): Bar[] {
  return Array.from({ length: count }, (_, index) => {
    const syllable = Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.37 + 1));
    const phrase = 0.25 + 0.75 * Math.sin(((index % 14) / 14) * Math.PI);
    const height = Math.round(6 + (waveformHeight - 6) * syllable * phrase);
    return { x: round(index * (barWidth + barGap)), y: (waveformHeight - height) / 2, height };
  });
}

/** Width of a waveform of `count` bars. */
export function waveformWidth(count: number): number {
  return round(count * (barWidth + barGap) - barGap);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
