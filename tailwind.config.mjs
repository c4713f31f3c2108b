/** The design tokens of src/styles/tokens.css as Tailwind's theme: components use only these. */

const color =
  (token) =>
  ({ opacityValue }) =>
    opacityValue === undefined
      ? `var(--${token})`
      : `color-mix(in srgb, var(--${token}) calc(${opacityValue} * 100%), transparent)`;

/** @type {import('tailwindcss').Config} */
export default {
  // A colour is its token and no more, unless a class such as bg-ink/5 asks for an opacity.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringOpacity: false,
    textOpacity: false,
  },
  content: ['./src/**/*.{astro,ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: color('paper'),
      surface: color('surface'),
      ink: color('ink'),
      'ink-soft': color('ink-soft'),
      line: color('line'),
      control: color('control'),
      spruce: color('spruce'),
      wash: color('wash'),
      signal: color('signal'),
      'on-signal': color('on-signal'),
      danger: color('danger'),
      warning: color('warning'),
    },
    fontFamily: { sans: ['var(--font-sans)'] },
    fontWeight: { normal: '400', bold: '650' },
    fontSize: {
      label: ['0.875rem', { lineHeight: '1.4' }],
      small: ['0.9375rem', { lineHeight: '1.5' }],
      body: ['1.0625rem', { lineHeight: '1.6' }],
      lead: ['clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)', { lineHeight: '1.55' }],
      h3: ['clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)', { lineHeight: '1.25', letterSpacing: '-0.015em' }],
      prose: ['clamp(1.5rem, 1.3rem + 0.8vw, 2rem)', { lineHeight: '1.2', letterSpacing: '-0.02em' }],
      h2: ['clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem)', { lineHeight: '1.1', letterSpacing: '-0.025em' }],
      h1: ['clamp(2.25rem, 1.6rem + 2.8vw, 4rem)', { lineHeight: '1.05', letterSpacing: '-0.03em' }],
      // Low windows too show the headline and what to do about it.
      display: [
        'clamp(2.5rem, min(1.45rem + 4.5vw, 9.6vh), 5.5rem)',
        { lineHeight: '1.02', letterSpacing: '-0.035em' },
      ],
    },
    extend: {
      spacing: {
        section: 'var(--space-section)',
        gutter: 'var(--space-gutter)',
        header: 'var(--header-height)',
        tap: '2.75rem', // 44 px, the least size of a target for touch
        sidebar: '256px',
      },
      // Not in `ch`, the width of a face's zero: the fallback's is a tenth narrower, so that lines broke at other
      // words until the typeface came. These are 68 and 20 zeros of the typeface, in regular and in bold.
      maxWidth: { page: '76rem', prose: '41.57em', narrow: '34rem', headline: '12.56em' },
      borderRadius: { panel: '1.25rem', field: '0.625rem' },
      boxShadow: { float: 'var(--shadow-float)' },
      transitionDuration: { DEFAULT: '200ms' },
    },
  },
};
