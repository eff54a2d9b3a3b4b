import { type KeyboardEvent, useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { withVertical } from '#src/domain/search/screenState.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import { type SearchTab, tabsOf } from './searchTabs.ts';
import type { declaration } from './VerticalSearchTabs.declaration.ts';

/**
 * The verticals of a search as tabs, All first. Choosing one keeps words and place, sets the
 * tab's limit if it has one, and searches. Tabs after the APG pattern with manual activation; before scripts run they
 * are plain links, and each stays one: it has an address of its own.
 */
export function VerticalSearchTabs({ params, fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  return (
    <SearchPart name="VerticalSearchTabs" params={params}>
      {(search) => (
        <TabList search={search} tabs={tabsOf(fields, search, (key) => wordFor(t, 'searchTabs.tab-', key))} />
      )}
    </SearchPart>
  );
}

/** Which way a key moves among `count` tabs; undefined for keys that do not. */
function moved(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function TabList({ search, tabs }: { search: Search; tabs: readonly SearchTab[] }) {
  const t = useStrings();
  const { config } = usePage();
  const isAwake = useIsAwake();
  const [focused, setFocused] = useState<string>();
  const { state, change, hrefOf, tabId, resultsId } = search;
  const chosen = state.verticalKey ?? '';
  const stateOf = ({ verticalKey, limit }: SearchTab) => {
    return (now: typeof state) =>
      withVertical(now, verticalKey || undefined, { limit, product: config.product });
  };
  const choose = (tab: SearchTab) => {
    if (tab.verticalKey !== chosen) change(stateOf(tab));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const tab = tabs[index];
    if (event.key === ' ' && tab) {
      event.preventDefault();
      choose(tab);
      return;
    }
    const next = tabs[moved(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    setFocused(next.verticalKey);
    document.getElementById(tabId(next.verticalKey || undefined))?.focus();
  };
  return (
    <div className="VerticalSearchTabs">
      <div
        className="Tabs-list VerticalSearchTabs-list"
        {...(isAwake ? { role: 'tablist', 'aria-label': t('searchTabs.tabs') } : {})}
        onBlur={() => setFocused(undefined)}
      >
        {tabs.map((tab, index) => {
          const isChosen = tab.verticalKey === chosen;
          return (
            <a
              key={tab.verticalKey}
              id={tabId(tab.verticalKey || undefined)}
              href={hrefOf(stateOf(tab)(state))}
              rel="nofollow"
              className="Tabs-tab"
              {...(isAwake
                ? {
                    role: 'tab',
                    'aria-selected': isChosen,
                    'aria-controls': resultsId,
                    tabIndex: (focused ?? chosen) === tab.verticalKey ? 0 : -1,
                  }
                : { 'aria-current': isChosen ? 'page' : undefined })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                choose(tab);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {tab.label}
            </a>
          );
        })}
      </div>
    </div>
  );
}
