import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Portrait } from '#src/components/cards/ProviderCard/ProviderParts.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { ComparedProvider } from '#src/domain/compare/comparedProvider.ts';
import { splitName } from '#src/domain/provider/splitName.ts';

/**
 * The providers of a phone's row, as links to their columns, which browsers bring into view by themselves. Scripts add
 * what links cannot: the one in view is marked, arrow keys go to the next, and the page stays where it is.
 */
export function Tabs({
  providers,
  anchorOf,
  current,
}: {
  providers: readonly ComparedProvider[];
  anchorOf: (index: number) => string;
  /** The one in view; undefined while nobody knows. */
  current: number | undefined;
}) {
  const t = useStrings();
  const nav = useRef<HTMLElement>(null);

  function show(index: number): boolean {
    const column = document.getElementById(anchorOf(index));
    const row = column?.closest('.CompareProviders-scroll');
    if (!column || !row || row.scrollWidth <= row.clientWidth) return false;
    const { left } = column.getBoundingClientRect();
    row.scrollTo({ left: row.scrollLeft + left - row.getBoundingClientRect().left });
    return true;
  }
  function press(event: MouseEvent, index: number): void {
    if (show(index)) event.preventDefault();
  }
  function move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const links = [...(nav.current?.querySelectorAll('a') ?? [])];
    const next = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
    if (step === 0 || !links[next]) return;
    event.preventDefault();
    links[next].focus();
    show(next);
  }

  return (
    // The links answer the keys; the list only hears of them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className="CompareProviders-tabs"
      aria-label={t('comparison.tabs')}
      ref={nav}
      data-current={current === undefined ? undefined : ''}
      onKeyDown={move}
    >
      {providers.map(({ id, name, image }, index) => (
        <a
          key={id}
          href={`#${anchorOf(index)}`}
          aria-current={current === index || undefined}
          onClick={(event) => press(event, index)}
        >
          <span className="CompareProviders-face" aria-hidden="true">
            <Portrait image={image} name={name} id={id} />
          </span>
          <span dir="auto">{splitName(name).name}</span>
        </a>
      ))}
    </nav>
  );
}
