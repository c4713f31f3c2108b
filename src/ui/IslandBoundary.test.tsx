// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import '../layout/page-loading.ts';
import '../testing/helpers/dom.ts';
import { strings } from '../testing/fixtures/strings.ts';
import { withBoundary } from './IslandBoundary.tsx';

const { failure } = strings.en;

const Island = withBoundary(({ links }: { links?: { home: string }; failure: typeof failure }) => (
  <a href={links!.home}>Home</a>
));

it('an island that lacks a prop says that it failed and how, offers to reload, and leaves the rest alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(
    <>
      <p>The rest of the page</p>
      <Island failure={failure} />
    </>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(failure.title);
  expect(alert.textContent).toContain(failure.text);
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  const details = screen.getByText(failure.details).closest('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('pre')?.textContent).toMatch(/^TypeError: .*home/);
  await userEvent.click(screen.getByRole('button', { name: failure.reload }));
  expect(reload).toHaveBeenCalledOnce();
});
