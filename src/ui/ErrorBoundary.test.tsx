// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import '../browser/reload-buttons.ts';
import '../testing/helpers/setup-dom.ts';

const Island = withErrorBoundary(({ links }: { links?: { home: string } }) => <a href={links!.home}>Home</a>);

it('a failed island shows the error, offers a reload and does not affect the rest of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<p>The rest of the page</p><template data-island-error>
    <div role="alert">Failed: <pre data-error></pre><button data-reload>Reload</button></div></template>`;
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(<Island />);
  expect(screen.getByRole('alert').textContent).toMatch(/^Failed: TypeError: .*home/);
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledOnce();
});
