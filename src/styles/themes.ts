import { coloursOf } from './contrast.ts';
import tokens from './tokens.css?raw';

/** The colours of both themes, for the browser's own surfaces around the page. */
export const lightColours = coloursOf(tokens, 'light');
export const darkColours = coloursOf(tokens, 'dark');
