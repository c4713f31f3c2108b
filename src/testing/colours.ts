import { colourTokens, type Colours } from '../styles/colours.ts';

/** Colours for tests: every text is black on white, every other token is white. */
export const plainColours = Object.fromEntries(
  colourTokens.map((token) => {
    const isGround = ['paper', 'surface', 'wash', 'signal', 'line'].includes(token);
    return [token, isGround ? '#ffffff' : '#000000'];
  }),
) as Colours;
