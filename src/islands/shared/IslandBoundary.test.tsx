// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../testing/dom.ts';
import { strings } from '../../testing/strings.ts';
import { IslandBoundary, withBoundary } from './IslandBoundary.tsx';

function Broken(): never {
  throw new TypeError('links is undefined');
}

describe('IslandBoundary', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(['en', 'sv'] as const)(
    'shows a failure in %s in their place and leaves the page alone',
    (locale) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { failure } = strings[locale];
      render(
        <>
          <p>The rest of the page</p>
          <IslandBoundary strings={failure}>
            <Broken />
          </IslandBoundary>
        </>,
      );
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toContain(failure.title);
      expect(alert.textContent).toContain(failure.text);
      expect(screen.getByText('The rest of the page')).toBeTruthy();
    },
  );

  it('keeps the details closed, which name the error, and reloads the page on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const { failure } = strings.en;
    render(
      <IslandBoundary strings={failure}>
        <Broken />
      </IslandBoundary>,
    );
    const details = screen.getByText(failure.details).closest('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('pre')?.textContent).toBe('TypeError: links is undefined');
    await userEvent.click(screen.getByRole('button', { name: failure.reload }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('withBoundary', () => {
  afterEach(() => vi.restoreAllMocks());

  it('catches props that are missing something', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { failure } = strings.en;
    const Island = withBoundary(({ links }: { links?: { home: string }; failure: typeof failure }) => (
      <a href={links!.home}>Home</a>
    ));
    render(<Island failure={failure} />);
    expect(screen.getByRole('alert').textContent).toContain(failure.title);
  });
});
