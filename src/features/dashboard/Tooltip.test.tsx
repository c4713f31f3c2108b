// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';
import '../../testing/helpers/setup-dom.ts';

function button(name = 'About leads'): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The hovered element; the tooltip's text is inside it. */
function hoverTarget(name?: string): HTMLElement {
  return button(name).parentElement as HTMLElement;
}

function advance(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function shown(): string | undefined {
  return screen.queryByRole('tooltip')?.textContent ?? undefined;
}

describe('Tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Long after any tooltip from an earlier test.
    vi.advanceTimersByTime(10_000);
    render(
      <>
        <Tooltip label="About leads" text="People who left their details">
          ?
        </Tooltip>
        <Tooltip label="About costs" text="Hours saved">
          ?
        </Tooltip>
      </>,
    );
  });

  afterEach(() => void vi.useRealTimers());

  it('opens 700 ms after the pointer arrives', () => {
    fireEvent.pointerEnter(hoverTarget());
    advance(699);
    expect(shown()).toBeUndefined();
    advance(1);
    expect(shown()).toBe('People who left their details');
  });

  it('stays closed when the pointer only passes over', () => {
    fireEvent.pointerEnter(hoverTarget());
    advance(600);
    fireEvent.pointerLeave(hoverTarget());
    advance(1_000);
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['at once within 300 ms', 299, 0],
    ['after another wait later than 300 ms', 300, 700],
  ])('opens %s after another tooltip', (_when, between, wait) => {
    fireEvent.pointerEnter(hoverTarget('About leads'));
    advance(700);
    fireEvent.pointerLeave(hoverTarget('About leads'));
    advance(between);
    fireEvent.pointerEnter(hoverTarget('About costs'));
    advance(Math.max(0, wait - 1));
    if (wait > 0) expect(shown()).toBeUndefined();
    advance(wait > 0 ? 1 : 0);
    expect(shown()).toBe('Hours saved');
  });

  it('opens on keyboard focus without delay, describes its button, and closes when the focus moves on', () => {
    act(() => button().focus());
    const tooltip = screen.getByRole('tooltip');
    expect(button().getAttribute('aria-describedby')).toBe(tooltip.id);
    act(() => button().blur());
    expect(shown()).toBeUndefined();
    expect(button().hasAttribute('aria-describedby')).toBe(false);
  });

  it('closes on Escape while the pointer is over it and the focus is elsewhere', () => {
    fireEvent.pointerEnter(hoverTarget());
    advance(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeUndefined();
  });

  it('opens on a tap', () => {
    fireEvent.click(button());
    expect(shown()).toBe('People who left their details');
  });
});
