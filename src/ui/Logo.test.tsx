// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Logo } from './Logo.tsx';

const drawing = vi.hoisted(() => '<svg viewBox="0 0 28 20"><path></path></svg>');

vi.mock('@content/mark.svg?raw', () => ({
  default: `<?xml version="1.0"?>\n<!-- Made by a program -->\n${drawing}\n<script>x()</script>`,
}));

it('shows only the drawing of the mark’s file: nothing else in it is checked', () => {
  const { container } = render(<Logo brand="Nordlys" />);
  expect(container.textContent).toBe('Nordlys');
  expect(container.querySelector('[aria-hidden]')?.innerHTML).toBe(drawing);
});
