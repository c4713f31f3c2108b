import type { Dictionary } from '../../i18n/dictionary.ts';
import { Logo } from '../shared/Logo.tsx';

interface Props {
  readonly brand: string;
  readonly strings: Dictionary['dashboard']['sidebar'];
}

type Item = keyof Props['strings']['items'];

/** Spec section 2: only Overview works, all links point to a placeholder. */
const sections: readonly Item[] = [
  'overview',
  'leads',
  'automations',
  'time',
  'costs',
  'revenue',
  'voice',
  'satisfaction',
  'reports',
];
const support: readonly Item[] = ['help', 'settings'];

/** Beside the content on wide screens, a disclosure above it on small ones. */
export function Sidebar({ brand, strings }: Props) {
  return (
    <aside className="dashboard-sidebar">
      <div className="flex min-h-tap items-center justify-between px-3">
        <Logo brand={brand} />
      </div>
      <details className="dashboard-menu lg:hidden">
        <summary className="button button-quiet cursor-pointer list-none">{strings.menu}</summary>
        <div className="pt-3">
          <Lists strings={strings} />
        </div>
      </details>
      <div className="hidden flex-1 flex-col pt-6 lg:flex">
        <Lists strings={strings} />
      </div>
    </aside>
  );
}

function Lists({ strings }: Pick<Props, 'strings'>) {
  return (
    <nav aria-label={strings.label} className="flex flex-1 flex-col justify-between gap-6">
      {[sections, support].map((items) => (
        <ul key={items[0]} className="flex flex-col gap-0.5">
          {items.map((item) => (
            <li key={item}>
              <a
                href="#main"
                className="dashboard-link"
                aria-current={item === 'overview' ? 'page' : undefined}
              >
                {strings.items[item]}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
