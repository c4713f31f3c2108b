import tokens from './tokens.css?raw';
import { coloursOf } from './contrast.ts';

/** The colours of both themes, for the browser's own surfaces around the page. */
export const day = coloursOf(tokens, 'day');
export const night = coloursOf(tokens, 'night');
