/** The figures of content/figures.json for pages, checked when the site is built. */

import figuresJson from '@content/figures.json';
import { parseFigures } from './figures-schema.ts';

export const figures = parseFigures(figuresJson, 'content/figures.json');
