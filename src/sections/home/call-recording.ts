/** The index of the line at a share of the recording, by the lines' lengths; -1 without lines. */
export function lineAt(lengths: readonly number[], share: number): number {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let end = 0;
  const index = lengths.findIndex((length) => {
    end += length;
    return share * total < end;
  });
  return index === -1 ? lengths.length - 1 : index;
}

/** Lights up the lines of the example call as its recording plays. */
export function followRecording(audio: HTMLAudioElement, lines: readonly HTMLElement[]): void {
  const lengths = lines.map(({ textContent }) => textContent?.trim().length ?? 0);
  const light = (): void => {
    const isOver = audio.ended || !audio.duration;
    const current = isOver ? -1 : lineAt(lengths, audio.currentTime / audio.duration);
    for (const [index, line] of lines.entries()) line.toggleAttribute('data-spoken', index === current);
  };
  for (const event of ['timeupdate', 'seeked', 'ended']) audio.addEventListener(event, light);
}
