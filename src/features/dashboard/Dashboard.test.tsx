// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import { languages, type Locale } from '../../site/locales.ts';
import { exampleDashboard } from '../../testing/fixtures/dashboard.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { Dashboard } from './Dashboard.tsx';
import '../../testing/helpers/setup-dom.ts';

const en = strings.en.dashboard;
const hrefs = { home: '/', privacy: '/privacy', terms: '/terms' };

function show(locale: Locale = 'en', more: Partial<Dictionary['dashboard']> = {}) {
  return render(
    <Dashboard
      languageTag={languages[locale].languageTag}
      data={exampleDashboard}
      brand="Nordlys"
      email="hello@example.com"
      strings={{ ...strings[locale].dashboard, ...more }}
      cookieSettings={strings[locale].footer.cookies}
      hrefs={hrefs}
    />,
  );
}

/** Intl uses non-breaking spaces as separators. */
function text(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

function rows(table: HTMLElement): string[][] {
  return [...table.querySelectorAll('tr')].map((row) => [...row.cells].map(text));
}

function services(): HTMLElement {
  return screen.getByRole('table', { name: en.services.title });
}

describe('Dashboard', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('has a title, a breadcrumb that ends with this page, and a note that it is a demo', () => {
    const breadcrumb = ['Home', 'Nordlys', 'Dashboard'];
    show('en', { breadcrumb });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.title);
    expect(screen.getByText(en.demo)).toBeTruthy();
    const navigation = within(screen.getByRole('navigation', { name: en.breadcrumbLabel }));
    const crumbs = navigation.getAllByRole('listitem');
    expect(crumbs.map((crumb) => text(crumb).replace('>', '').trim())).toEqual(breadcrumb);
    expect(crumbs.map((crumb) => crumb.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  });

  it.each([
    ['en', '$12,480', '$48,900', '12.5%', '1.4%', '12 Dec 2026'],
    ['sv', '$12 480', '$48 900', '12,5 %', '1,4 %', '12 dec. 2026'],
  ] as const)('formats key figures, changes and dates in %s', (locale, costs, revenue, up, down, date) => {
    const { container } = show(locale);
    const { title, items, increase, decrease } = strings[locale].dashboard.metrics;
    const cards = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
    expect(cards.map((card) => [...card.querySelectorAll(':scope > p')].slice(0, 2).map(text))).toEqual([
      [items.leads.name, '1248'],
      [items.automations.name, '17'],
      [items.costs.name, costs],
      [items.revenue.name, revenue],
    ]);
    expect(text(cards[0])).toContain(`${increase} ${up} ${items.leads.description}`);
    expect(text(cards[3])).toContain(`${decrease} ${down} ${items.revenue.description}`);
    expect(text(container.querySelector('td time'))).toBe(date);
  });

  it('labels the button for each figure’s explanation with the figure’s name', () => {
    show();
    const { title, items, about } = en.metrics;
    const buttons = within(screen.getByRole('region', { name: title })).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      exampleDashboard.metrics.map(({ id }) => `${items[id].name}: ${about}`),
    );
  });

  it('draws each figure’s twelve months from its lowest to its highest value, and describes the trend', () => {
    show();
    const { title, trend } = en.metrics;
    const lines = within(screen.getByRole('region', { name: title })).getAllByRole('img');
    expect(lines.map((line) => line.getAttribute('aria-label'))).toEqual(
      [
        ['610', '1248'],
        ['6', '17'],
        ['$4,150', '$12,480'],
        ['$21,400', '$48,900'],
      ].map(([first = '', last = '']) => format(trend, { first, last })),
    );
    const points = lines[3]?.querySelector('.series')?.getAttribute('d')?.slice(1).split(' L') ?? [];
    // The lowest value, the highest, and the last, which is slightly lower.
    expect([points.length, points[0], points[10], points[11]]).toEqual([12, '0 86', '90.9 6', '100 8']);
  });

  it('lists the services with location, address, date, usage and status', () => {
    const { columns, names, locations, status } = en.services;
    const named = (name: string, ip: string) => `${name}${columns.ip} ${ip}`;
    show();
    expect(rows(services())).toEqual([
      [columns.service, columns.location, columns.due, columns.cpu, columns.status],
      [named(names.reception, '192.0.2.12'), locations.stockholm, '12 Dec 2026', '42%', status.active],
      [named(names.invoices, '192.0.2.18'), locations.gothenburg, '3 Jan 2027', '71%', status.active],
      [named(names.scoring, '198.51.100.3'), locations.frankfurt, '18 Jan 2027', '8%', status.paused],
      [named(names.booking, '198.51.100.9'), locations.malmo, '2 Feb 2027', '0%', status.stopped],
    ]);
  });

  it('colours each status, and draws each usage as a bar of matching length', () => {
    show();
    const badges = [...services().querySelectorAll('td:last-child > span')];
    expect(badges.map(({ className }) => /text-(\w+)/.exec(className)?.[1])).toEqual([
      'spruce',
      'spruce',
      'warning',
      'danger',
    ]);
    const bars = [...services().querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
    expect(bars).toEqual(['42', '71', '8', '0']);
  });

  it('has four plan tabs that do not change the rows', async () => {
    show();
    const before = rows(services());
    const tabs = within(
      screen.getByRole('group', { name: en.services.filter }),
    ).getAllByRole<HTMLInputElement>('radio');
    expect(tabs.map((tab) => tab.checked)).toEqual([true, false, false, false]);
    for (const name of en.services.plans.toReversed()) {
      await userEvent.click(screen.getByRole('radio', { name }));
      expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
      expect(rows(services())).toEqual(before);
    }
  });

  it('shows the chart with an axis from 0 to 100 % and twelve months', () => {
    const { container } = show();
    const axis = [...container.querySelectorAll('.performance-chart ul:first-child li')].map(text);
    expect(axis).toEqual(['100%', '75%', '50%', '25%', '0%']);
    const months = [...container.querySelectorAll('.chart-months li')].map(text);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, en.chart.months[0], en.chart.months[11]]);
    // Centred in their columns, at the height of their values.
    const points =
      container.querySelector('.performance-chart .series')?.getAttribute('d')?.slice(1).split(' L') ?? [];
    expect([points.length, points[0], points.at(-1)]).toEqual([12, '4.17 62', '95.83 14']);
  });

  it('describes the chart in words and as a table', () => {
    const { container } = show();
    const label = container.querySelector('.performance-chart')?.getAttribute('aria-label') ?? '';
    expect(label).toContain('38');
    expect(label).toContain('86');
    expect(label).not.toContain('{');
    const table = container.querySelector<HTMLElement>('details table');
    const shown = rows(table as HTMLElement);
    expect(shown[0]).toEqual([en.chart.month, en.chart.value]);
    expect(shown.slice(1).map(([month]) => month)).toEqual(en.chart.months);
    expect(shown.slice(1).map(([, value]) => Number.parseInt(value ?? '', 10))).toEqual([
      38, 42, 47, 45, 55, 61, 58, 66, 72, 70, 79, 86,
    ]);
  });

  it('refreshes by logging a message, and nothing else', async () => {
    const { container } = show();
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const before = container.innerHTML;
    await userEvent.click(screen.getByRole('button', { name: en.refresh }));
    expect(log.mock.calls).toEqual([[strings.en.dashboard.refreshLog]]);
    expect(fetchSpy).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(before);
  });

  it('says when it was last updated', () => {
    const { container } = show();
    const time = container.querySelector('header time');
    expect(text(time)).toBe('14:32');
    expect(text(time?.parentElement)).toBe(`${en.lastUpdated} 14:32`);
  });

  it('has all sidebar items, with overview as the current item', () => {
    const { container } = show();
    const links = [...container.querySelectorAll('#dashboard-drawer nav a')];
    expect(links.map(text)).toEqual(Object.values(en.sidebar.items));
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['#main']));
    expect(links.filter((link) => link.hasAttribute('aria-current')).map(text)).toEqual([
      en.sidebar.items.overview,
    ]);
  });

  it('says for each item except the overview that it is not part of the demo', async () => {
    show();
    const { items, notInDemo } = en.sidebar;
    const status = screen.getByRole('status');
    expect(text(status)).toBe(en.demo);
    for (const section of Object.values(items).filter((name) => name !== items.overview)) {
      await userEvent.click(screen.getByText(section, { selector: 'nav a' }));
      expect(text(status)).toBe(format(notInDemo, { section }));
    }
    await userEvent.click(screen.getByText(items.overview, { selector: 'nav a' }));
    expect(text(status)).toBe(en.demo);
  });
});
