/** Lights up the lines of the example call along with its recording. Loaded where a site has a recording. */

/**
 * The line that a recording is at: each line takes as large a part of it as its length is of all lines.
 *
 * @param lengths characters of each line
 * @param share how much has been played, from 0 to 1
 * @returns an index; -1 where there are no lines
 */
export function lineAt(lengths: readonly number[], share: number): number {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let end = 0;
  const index = lengths.findIndex((length) => {
    end += length;
    return share * total < end;
  });
  return index === -1 ? lengths.length - 1 : index;
}

/** @param lines the elements of the lines, in their order */
export function followRecording(audio: HTMLAudioElement, lines: readonly HTMLElement[]): void {
  const lengths = lines.map(({ textContent }) => textContent?.trim().length ?? 0);
  const light = (): void => {
    const isOver = audio.ended || !audio.duration;
    const current = isOver ? -1 : lineAt(lengths, audio.currentTime / audio.duration);
    for (const [index, line] of lines.entries()) line.toggleAttribute('data-spoken', index === current);
  };
  for (const event of ['timeupdate', 'seeked', 'ended']) audio.addEventListener(event, light);
}
