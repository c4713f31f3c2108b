// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../layout/page-loading.ts';
import '../testing/helpers/dom.ts';
import { withBoundary } from './IslandBoundary.tsx';

const Island = withBoundary(({ links }: { links?: { home: string } }) => <a href={links!.home}>Home</a>);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<p>The rest of the page</p><template data-island-error>
    <div role="alert">Failed: <pre data-error></pre><button data-reload>Reload</button></div></template>`;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('an island that lacks a prop says that it failed and why, and leaves the rest of the page alone', () => {
  render(<Island />);
  expect(screen.getByRole('alert').textContent).toMatch(/^Failed: TypeError: .*home/);
  expect(screen.getByText('The rest of the page')).toBeTruthy();
});

it('the button of a failed island reloads the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(<Island />);
  await userEvent.click(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledOnce();
});
