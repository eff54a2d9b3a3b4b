import {
  renderScreen,
  screenHtml,
  screenProps,
  serverWorld,
  type ScreenComponent,
} from '#src/components/search/testing/screenHarness.tsx';
import { screen, someResults, stubNetwork } from '#src/components/search/testing/searchHarness.tsx';
import type { ServerSearch } from '#src/components/search/common/useSearch.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import { printFilter } from '#src/domain/search/filters.ts';
import type { DeclaredLoader } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { named } from './named.ts';

export interface ListingFacts {
  name: string;
  Search: ScreenComponent;
  load: DeclaredLoader<ServerSearch>;
  wildcardType: string;
  /** What the address names. */
  parts: readonly (keyof Wildcard)[];
  vertical: string;
  /** What every search is limited to, as on the wire. */
  filters: readonly object[];
}

/**
 * A listing has its first results in the server's HTML, and whatever is asked for, on the server and in the browser,
 * stays limited to what the address names, none of which comes into the address again.
 */
export async function expectListing({
  name,
  Search,
  load,
  wildcardType,
  parts,
  vertical,
  filters,
}: ListingFacts) {
  const wildcard = named(...parts);
  const page = { wildcardType, wildcard };
  const props = screenProps(name);

  const network = stubNetwork(() => ({ count: 44, results: someResults(3) }));
  const { container, unmount } = await renderScreen(Search, props, { page });
  expect(network.searches).toHaveLength(1);
  expect(network.searches[0]?.get('verticalKey')).toBe(vertical);
  const sent = network.searches[0]?.get('filters') ?? '';
  for (const filter of filters) expect(sent).toContain(JSON.stringify(filter));
  expect(window.location.search).not.toContain('Sacramento');
  // The hero has the first heading.
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await expectNoAxeViolations(container);
  unmount();

  const { asked, context } = serverWorld({ ...page, query: { query: '"knee"' } });
  const data = await load(props.rendering, context);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ verticalKey: vertical, limit: 20, query: 'knee' });
  const limits = (asked[0]?.staticFilters ?? []).map(printFilter);
  expect(limits).toEqual(expect.arrayContaining([...filters]));
  expect(screenHtml(Search, screenProps(name, {}, data), page)).toContain('Harbor Clinic 3');

  // A draft without an address searches for nothing, rather than for everything.
  const draft = await renderScreen(Search, props, { page: { wildcardType, mode: 'preview' } });
  expect(draft.container).toBeEmptyDOMElement();
  expect(network.searches).toHaveLength(1);
  const empty = serverWorld({ wildcardType });
  expect(await load(props.rendering, empty.context)).toBeUndefined();
  expect(empty.asked).toHaveLength(0);
}

/** While editing a listing shows its configuration and asks for nothing. */
export async function expectSettingsWhileEditing({
  name,
  Search,
  load,
  wildcardType,
  vertical,
}: ListingFacts) {
  const network = stubNetwork();
  await renderScreen(Search, screenProps(name), { page: { mode: 'edit', wildcardType } });
  expect(screen.getAllByRole('note')[0]).toHaveTextContent(name);
  expect(screen.getAllByRole('note')[0]).toHaveTextContent(`verticalKey${vertical}`);
  expect(network.searches).toHaveLength(0);
  const { asked, context } = serverWorld({ mode: 'edit', wildcardType });
  expect(await load(screenProps(name).rendering, context)).toBeUndefined();
  expect(asked).toHaveLength(0);
}
