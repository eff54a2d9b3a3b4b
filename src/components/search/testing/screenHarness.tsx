import { createLacks } from '#src/page/lacks.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import { ResultsCount } from '#src/components/search/common/ResultsCount/ResultsCount.tsx';
import { SearchBar } from '#src/components/search/common/SearchBar/SearchBar.tsx';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import { VerticalResults } from '#src/components/search/common/VerticalResults/VerticalResults.tsx';
import type { ComponentDataContext, DeclaredLoader } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import type { SearchPort, VerticalSearch } from '#src/ports/SearchPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import {
  dictionary,
  placed,
  screen,
  settle,
  someResults,
  stubNetwork,
  wireLocation,
} from './searchHarness.tsx';
import type { SearchPageProps } from '#src/components/search/pages/searchPage.ts';

export type ScreenComponent = DeclaredComponent;

const partsWith = (cardType: string): Record<string, ReactNode> => ({
  'search-bar': <SearchBar {...placed('SearchBar')} />,
  'search-toolbar': <ResultsCount {...placed('ResultsCount')} />,
  'search-results': <VerticalResults {...placed('VerticalResults', { CardType: cardType })} />,
});
const parts = partsWith('Location');

/** Props of a screen with a search bar, a count and results in it. */
export function screenProps(
  name: string,
  params: Record<string, string> = {},
  data?: ServerSearch,
): SearchPageProps {
  const placeholders = Object.fromEntries(
    Object.keys(parts).map((part) => [
      part,
      [{ componentName: 'VerticalResults', params: { CardType: 'Location' } }],
    ]),
  );
  return {
    ...placed(name, params, { uid: 'screen', placeholders }),
    ...(data && { data }),
  } as SearchPageProps;
}

/** Draws a screen at an address, as it stands on its page in the browser. */
export async function renderScreen(
  Screen: ScreenComponent,
  props: SearchPageProps,
  {
    address = '/x',
    page = {},
    cardType = 'Location',
  }: { address?: string; page?: Partial<PageProps>; cardType?: string } = {},
) {
  window.scrollTo = jest.fn();
  window.history.replaceState(null, '', address);
  const view = renderOnPage(
    <Screen {...props} />,
    { path: '/x', dictionary, ...page },
    (name) => partsWith(cardType)[name] ?? null,
  );
  await settle();
  return view;
}

/** The HTML of a screen as the server writes it. */
export function screenHtml(
  Screen: ScreenComponent,
  props: SearchPageProps,
  page: Partial<PageProps> = {},
): string {
  return renderToString(
    <OnPage
      page={pageFixture({ path: '/x', dictionary, ...page })}
      drawPlaceholder={(name) => parts[name] ?? null}
    >
      <Screen {...props} />
    </OnPage>,
  );
}

/** What a loader asks and is told; `fail` makes the service silent. */
export function serverWorld(more: Partial<ComponentDataContext> = {}, fail = false) {
  const asked: VerticalSearch[] = [];
  const search: SearchPort = {
    async vertical(wanted) {
      asked.push(wanted);
      if (fail) throw new Error('search is down');
      const results = [1, 2, 3].map((number) => ({ id: `fac${number}`, data: wireLocation(number) }));
      return { count: 44, offset: wanted.offset ?? 0, results, facets: [] };
    },
    async universal() {
      if (fail) throw new Error('search is down');
      return { sections: [] };
    },
  };
  const context = {
    ...pageFixture(),
    query: {},
    search,
    maps: { searchAddress: async () => [] },
    now: new Date('2026-03-04T12:00:00Z'),
    orElse: createLacks(() => undefined).orElse,
    ...more,
  } as unknown as ComponentDataContext;
  return { asked, context };
}

export interface ScreenFacts {
  name: string;
  Screen: ScreenComponent;
  load: DeclaredLoader<ServerSearch>;
  vertical: string;
  limit?: number;
  /** The title without a headline. */
  title: string;
}

/**
 * A screen of one vertical: asks for it alone whatever the address names, shows what was found under its title, has
 * its first results in the server's HTML, and passes axe.
 */
export async function expectOneVertical({ name, Screen, load, vertical, limit = 20, title }: ScreenFacts) {
  const network = stubNetwork(() => ({ count: 44, results: someResults(3) }));
  const other = vertical === 'events' ? 'awards' : 'events';
  const { container, unmount } = await renderScreen(Screen, screenProps(name), {
    address: `/x?verticalKey=${other}`,
  });
  expect(network.universalSearches).toHaveLength(0);
  expect(network.searches.map((query) => [query.get('verticalKey'), query.get('limit')])).toEqual([
    [vertical, String(limit)],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await expectNoAxeViolations(container);
  unmount();

  const { asked, context } = serverWorld({ query: { verticalKey: other } });
  const data = await load(screenProps(name).rendering, context);
  expect(asked).toMatchObject([{ verticalKey: vertical, limit, experience: 'search', wantsFacets: true }]);
  expect(screenHtml(Screen, screenProps(name, {}, data))).toContain('Harbor Clinic 3');
}

/** While editing a screen shows its configuration and asks for nothing. */
export async function expectSettingsWhileEditing({ name, Screen, load, vertical }: ScreenFacts) {
  const network = stubNetwork();
  await renderScreen(Screen, screenProps(name, { Limit: '7' }), { page: { mode: 'edit' } });
  expect(screen.getAllByRole('note')[0]).toHaveTextContent(name);
  expect(screen.getAllByRole('note')[0]).toHaveTextContent(`verticalKey${vertical}`);
  expect(network.searches).toHaveLength(0);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  const { asked, context } = serverWorld({ mode: 'edit' });
  expect(await load(screenProps(name).rendering, context)).toBeUndefined();
  expect(asked).toHaveLength(0);
}
