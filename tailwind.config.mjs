/** Utilities for the tokens in src/styles/tokens.css, and the breakpoints. Components use only these. */

/** @type {(group: string, names: string[]) => Record<string, string>} */
const tokens = (group, names) => Object.fromEntries(names.map((name) => [name, `var(--${group}${name})`]));

/** @type {(names: string[], isHeading?: boolean) => Record<string, [string, Record<string, string>]>} */
const sizes = (names, isHeading = false) =>
  Object.fromEntries(
    names.map((name) => {
      const tracking = isHeading ? { letterSpacing: `var(--tracking-${name})` } : {};
      return [name, [`var(--text-${name})`, { lineHeight: `var(--leading-${name})`, ...tracking }]];
    }),
  );

/** Each of these would add variables to every element. */
const disabledPlugins = [
  'backdropFilter',
  'borderSpacing',
  'boxShadow',
  'contain',
  'filter',
  'fontVariantNumeric',
  'gradientColorStops',
  'ringWidth',
  'scrollSnapType',
  'touchAction',
  'transform',
];

/** @type {import('tailwindcss').Config} */
export default {
  content: ['./src/**/*.astro', './src/{features,ui}/**/!(*.test).tsx'],
  corePlugins: Object.fromEntries(disabledPlugins.map((name) => [name, false])),
  theme: {
    // Style sheets use them via `theme(screens.lg)`. In rem, because larger text set in the browser needs a simpler layout.
    screens: {
      xs: '21rem',
      sm: '40rem',
      md: '48rem',
      lg: '64rem',
      xl: '80rem',
      '2xl': '87.5rem',
      '3xl': '112.5rem',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...tokens('', ['paper', 'surface', 'wash', 'line', 'control', 'control-edge']),
      ...tokens('', ['ink', 'ink-soft', 'ink-tint', 'ink-edge', 'spruce', 'spruce-tint', 'spruce-edge']),
      ...tokens('', ['signal', 'on-signal', 'danger', 'warning']),
      ...tokens('', ['on-stage', 'on-stage-soft', 'on-sheet', 'on-sheet-soft', 'sheet-wash']),
    },
    fontFamily: { sans: ['var(--font-sans)'] },
    fontWeight: { normal: '400', bold: 'var(--bold)' },
    fontSize: {
      ...sizes(['label', 'small', 'body', 'lead']),
      ...sizes(['h3', 'h2', 'h1', 'title', 'display'], true),
    },
    borderRadius: tokens('radius-', ['small', 'field', 'bubble', 'panel', 'full']),
    zIndex: tokens('z-', ['raised', 'header', 'floating']),
    extend: {
      spacing: {
        section: 'var(--space-section)',
        gutter: 'var(--space-gutter)',
        tap: 'var(--tap)',
        sidebar: 'var(--width-sidebar)',
      },
      maxWidth: tokens('width-', ['page', 'prose', 'narrow', 'headline']),
    },
  },
};
