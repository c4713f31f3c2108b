import { useEffect, useRef } from 'react';
import { CloseIcon, MenuIcon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import type { DashboardProps } from './Dashboard.tsx';

export type Section = keyof DashboardProps['strings']['sidebar']['items'];

interface SidebarProps extends DashboardProps {
  readonly onSelect: (section: Section) => void;
}

const support: readonly Section[] = ['help', 'settings'];

const drawerId = 'dashboard-drawer';

/** From this width, the sidebar is next to the content (Tailwind's `lg`). */
const wideScreen = '(min-width: 64rem)';

/** On small screens, a drawer: a native popover, which works even without JavaScript. React keeps the focus inside it. */
export function Sidebar({ brand, strings: { sidebar: strings }, onSelect }: SidebarProps) {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => (drawer.current ? controlDrawer(drawer.current) : undefined), []);
  // Only Overview works, so all links point to a placeholder.
  const sections = Object.keys(strings.items) as Section[];
  const main = sections.filter((section) => !support.includes(section));

  return (
    <>
      <header className="flex items-center justify-between border-b border-line py-2 pl-5 pr-3 lg:hidden">
        <Logo brand={brand} />
        <button type="button" className="icon-button" popoverTarget={drawerId} aria-label={strings.open}>
          <MenuIcon />
        </button>
      </header>
      <aside
        ref={drawer}
        id={drawerId}
        popover="auto"
        aria-label={strings.label}
        data-above-banner
        className="inset-y-0 left-0 right-auto m-0 h-dvh w-sidebar flex-col overflow-y-auto border-r border-line bg-paper px-4 py-6 text-ink backdrop:bg-[--scrim] lg:sticky lg:top-0 lg:flex lg:h-[calc(100vh-var(--banner-room,0rem))] lg:border-r-0 [&:popover-open]:flex"
      >
        <div className="flex min-h-tap items-center justify-between px-3">
          <Logo brand={brand} />
          <button
            type="button"
            className="icon-button lg:hidden"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={strings.close}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={strings.label} className="mt-6 flex flex-1 flex-col justify-between gap-6">
          {[main, support].map((group) => (
            <ul key={group[0]} className="flex flex-col gap-0.5">
              {group.map((section) => (
                <li key={section}>
                  <a
                    href="#main"
                    data-hold-press
                    className="flex min-h-tap items-center rounded-field px-3 text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:bg-wash aria-[current]:font-bold aria-[current]:text-ink lg:min-h-10"
                    aria-current={section === 'overview' ? 'page' : undefined}
                    onClick={() => onSelect(section)}
                  >
                    {strings.items[section]}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </aside>
    </>
  );
}

/** Everything on the page except the drawer. */
const aroundDrawer = `body > :not(:has(#${drawerId})), .dashboard > :not(#${drawerId})`;

/** Makes the rest of the page inert while the drawer is open. A choice or a wide screen closes the drawer. */
function controlDrawer(drawer: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const others = document.querySelectorAll(aroundDrawer);
  // Browsers without popovers throw on this selector.
  const isOpen = (): boolean => 'popover' in drawer && drawer.matches(':popover-open');
  const syncWithDrawer = (): void => {
    for (const element of others) element.toggleAttribute('inert', isOpen());
    if (isOpen()) drawer.querySelector('a')?.focus();
    else document.querySelector<HTMLElement>(`[popovertarget="${drawer.id}"]`)?.focus();
  };
  drawer.addEventListener('toggle', syncWithDrawer, { signal });
  // The drawer may have been opened before React started.
  if (isOpen()) syncWithDrawer();
  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('a') && isOpen())) return;
    drawer.hidePopover();
    // Remove `inert` now, since `toggle` fires too late for the status to be announced.
    syncWithDrawer();
  };
  drawer.addEventListener('click', onClick, { signal });
  // When a tablet is rotated, the drawer becomes the sidebar, which has no close button.
  const onResize = ({ matches }: MediaQueryListEvent): void => {
    if (matches && isOpen()) drawer.hidePopover();
  };
  matchMedia(wideScreen).addEventListener('change', onResize, { signal });
  return () => stop.abort();
}
