import { screen } from '@testing-library/react';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { ComponentDataContext, DeclaredLoader } from '#src/context/ComponentData.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import {
  drawListing,
  found,
  listingContext,
  type ListingWorld,
  rendering,
  showListing,
} from './listingWorld.tsx';

/** A listing of search results under test, placed where it has something to show. */
export interface ListingCase<Data> {
  name: string;
  Component: DeclaredComponent;
  load: DeclaredLoader<Data>;
  params?: Record<string, string>;
  page?: Partial<ComponentDataContext>;
  world?: ListingWorld;
}

/** The heading of a listing, and the link to all of what it lists. */
interface ListingWords {
  heading: string;
  more?: { name: string; href: string };
}

/** What every listing of search results is tested for. */
export interface ListingTests<Data> extends ListingCase<Data> {
  /** Ledger ids the shared tests prove for this listing, in brackets as the ledger reads them. */
  ids?: { cards?: string; nothing?: string; editors?: string };
  english: ListingWords;
  spanish: ListingWords;
  /** What editors read when there is nothing to list. */
  emptyNote?: RegExp;
  /** Pages, and what the services say there, on which the listing has nothing to ask for. */
  asksNothingOn?: Pick<ListingCase<Data>, 'page' | 'world'>[];
}

/** The title of a test behind the ledger ids it proves. */
export const titled = (ids: string | undefined, title: string): string => (ids ? `${ids} ${title}` : title);

const show = <Data,>(one: ListingCase<Data>, world: ListingWorld, page: Partial<ComponentDataContext> = {}) =>
  showListing(
    one.Component,
    one.load,
    rendering(one.name, one.params),
    { ...one.world, ...world },
    { ...one.page, ...page },
  );

function expectWords({ heading, more }: ListingWords): void {
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  if (more) expect(screen.getByRole('link', { name: more.name })).toHaveAttribute('href', more.href);
}

/** Visitors see the cards of what was found, under the heading, with the way to all of them. */
async function expectCards<Data>(one: ListingTests<Data>): Promise<void> {
  const { container } = await show(one, { results: [found('a1'), found('a2')] });
  expectWords(one.english);
  expect(cardNames()).toEqual(['Name of a1', 'Name of a2']);
  await expectNoAxeViolations(container);
}

/** Nothing found: nothing for visitors. A service that does not answer is the page's to tell. */
async function expectNothingWhenEmptyOrFailed<Data>(one: ListingCase<Data>): Promise<void> {
  const empty = await show(one, { results: [] });
  expect(empty.container).toBeEmptyDOMElement();
  const down = Object.assign(new Error('search asked for "heart"'), { kind: 'timeout' });
  await expect(show(one, { results: down })).rejects.toBe(down);
}

/** While editing there is the configuration and no live output; with nothing to list, why visitors see nothing. */
async function expectSettingsForEditors<Data>(one: ListingTests<Data>): Promise<void> {
  const full = await show(one, { results: [found('a1')] }, { mode: 'edit' });
  expect(full.container.querySelectorAll('article')).toHaveLength(0);
  for (const value of Object.values(one.params ?? {})) expect(screen.getByText(value)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(one.name);
  await expectNoAxeViolations(full.container);
  full.unmount();
  const empty = await show(one, { results: [] }, { mode: 'edit' });
  expect(empty.container).toHaveTextContent(one.emptyNote ?? /nothing/i);
}

/** The names on the cards, in order. */
export const cardNames = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** What a listing asks the search service and gives its component, on the page of the case unless another is named. */
export async function askedBy<Data>(
  one: ListingCase<Data>,
  params: Record<string, string> = {},
  { page = one.page, world = one.world }: Pick<ListingCase<Data>, 'page' | 'world'> = {},
) {
  const { context, asked } = listingContext(world ?? {}, page);
  const data = await one.load(rendering(one.name, params), context);
  return { asked, data };
}

/**
 * Registers the tests every listing of search results passes: its cards, its silence when there is nothing or no
 * answer, its settings while editing, its Spanish words, and the pages on which it asks for nothing.
 */
export function testListing<Data>(one: ListingTests<Data>): void {
  const { ids = {}, asksNothingOn = [] } = one;

  it(titled(ids.cards, 'lists what was found, with the way to all of it'), () => expectCards(one));

  it(titled(ids.nothing, 'shows nothing when there is nothing or the service does not answer'), () =>
    expectNothingWhenEmptyOrFailed(one),
  );

  it(titled(ids.editors, 'shows editors its configuration and no live output'), () =>
    expectSettingsForEditors(one),
  );

  it('speaks Spanish', async () => {
    await show(one, { results: [found('a1')] }, { locale: 'es' });
    expectWords(one.spanish);
  });

  if (asksNothingOn.length > 0) {
    it('asks nothing where there is nothing to ask for', async () => {
      for (const { page, world = one.world } of asksNothingOn) {
        const wouldFind = { ...world, results: [found('a1')] };
        expect(await askedBy(one, one.params, { page, world: wouldFind })).toEqual({
          asked: [],
          data: undefined,
        });
      }
    });
  }
}

/** A listing by an editor's query, and what it asks for besides the query and three results. */
interface QueryListingTests<Data> extends ListingTests<Data> {
  ids: ListingTests<Data>['ids'] & { asks: string; noQuery: string };
  search: Partial<VerticalSearch>;
  /** How many times as many it asks for as it shows. */
  times?: number;
}

/** Registers the tests of a listing by an editor's query that stands in a row or a column. */
export function testQueryListing<Data>(tests: Omit<QueryListingTests<Data>, 'params'>): void {
  const one = { ...tests, params: { Query: 'heart' } };
  const search = { experience: 'related-content', query: 'heart', ...tests.search };
  testListing(one);
  testMissingQuery(one, tests.ids.noQuery);

  const { times = 1 } = tests;
  it(titled(tests.ids.asks, 'asks for 3 by the query, or as many as the editor says'), async () => {
    expect((await askedBy(one, { Query: ' heart ' })).asked).toEqual([{ ...search, limit: 3 * times }]);
    expect((await askedBy(one, { Query: 'heart', Limit: '8' })).asked).toEqual([
      { ...search, limit: 8 * times },
    ]);
    expect((await askedBy(one, { Query: ' ' })).asked).toEqual([]);
  });

  it.each([
    ['Row', 0],
    ['Column', 1],
  ])('stands as %s', async (Layout, columns) => {
    const placed = { ...one, params: { ...one.params, Layout } };
    const { container } = await show(placed, { results: [found('a1')] });
    expect(container.querySelectorAll('.ListingFrame-cards--rows')).toHaveLength(columns);
  });
}

/** Registers the test that a listing without its query says so to editors and shows visitors nothing. */
export function testMissingQuery<Data>({ name, Component }: ListingCase<Data>, ids: string): void {
  it(titled(ids, 'tells editors of a missing query, and visitors nothing'), async () => {
    const edited = await drawListing(Component, rendering(name), undefined, { mode: 'edit' });
    expect(edited.container).toHaveTextContent('Query is not defined.');
    edited.unmount();
    expect((await drawListing(Component, rendering(name), undefined)).container).toBeEmptyDOMElement();
  });
}
