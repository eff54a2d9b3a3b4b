import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { found, listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { Work, WorkKind } from '#src/components/entity/research/shared/work.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import type { DeclaredLoader } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { investigatorFixture } from './researchFixtures.ts';
import { drawSection, expectSpanish } from './researchWorld.tsx';

/** A list of an investigator's work under test. */
interface WorkCase {
  Section: DeclaredComponent;
  load: DeclaredLoader<Work>;
  kind: WorkKind;
  verticalKey: string;
  sortBys: unknown[];
  heading: string;
}

const entity = investigatorFixture();
const twelve = Array.from({ length: 12 }, (_, at) => found(`w${at + 1}`));
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** What the loader makes of `count` results, and what it asked and logged. */
async function loaded(
  { Section, load }: WorkCase,
  results: typeof twelve | Error,
  page: object = { entity },
) {
  const around = listingContext({ results }, page);
  const { vertical } = around.context.search;
  around.context.search.vertical = async (search) => ({
    ...(await vertical(search)),
    ...(Array.isArray(results) && { count: results.length }),
  });
  return { ...around, data: await load(rendering(Section.name), around.context) };
}

/** Answers page requests of the browser from the twelve; keeps their addresses. */
function stubPages(respond?: () => Response | Promise<Response>) {
  const asked: URL[] = [];
  globalThis.fetch = async (address) => {
    const url = new URL(String(address), 'https://site.test');
    asked.push(url);
    if (respond) return respond();
    const offset = Number(url.searchParams.get('offset'));
    const results = twelve.slice(offset, offset + Number(url.searchParams.get('limit')));
    const body = { response: { resultsCount: 12, results: [...results, 'nonsense', { data: {} }] } };
    return { ok: true, json: async () => body } as Response;
  };
  return asked;
}

/** The server asks the hosted search about the investigator for one page, and only there. */
async function expectFirstPage(one: WorkCase): Promise<void> {
  const { asked, data } = await loaded(one, twelve);
  expect(asked).toEqual([
    {
      verticalKey: one.verticalKey,
      experience: 'related-content',
      contextEntityId: 'inv1',
      sortBys: one.sortBys,
      limit: 5,
    },
  ]);
  const { container } = await drawSection(one.Section, { entity }, data);
  expect(screen.getByRole('heading', { level: 2, name: one.heading })).toBeVisible();
  expect(names()).toEqual([1, 2, 3, 4, 5].map((at) => `Name of w${at}`));
  await expectNoAxeViolations(container);
  expect((await loaded(one, twelve, {})).asked).toEqual([]);
}

/** Pages are fetched in place; without scripts their links lead to the same page of the search. */
async function expectPaging(one: WorkCase): Promise<void> {
  const asked = stubPages();
  const { data } = await loaded(one, twelve);
  await drawSection(one.Section, { entity }, data);
  const last = screen.getByRole('link', { name: 'Page 3' });
  const address = new URL(last.getAttribute('href') ?? '', 'https://site.test').searchParams;
  expect([address.get('verticalKey'), address.get('offset'), address.get('limit')]).toEqual([
    one.kind,
    '10',
    '5',
  ]);
  expect(address.get('staticFilters')).toContain('Odalys Dinh, MBBS');
  await userEvent.click(last);
  await waitFor(() => expect(names()).toEqual(['Name of w11', 'Name of w12']));
  expect(asked[0]?.searchParams.get('verticalKey')).toBe(one.verticalKey);
  expect(JSON.parse(asked[0]?.searchParams.get('context') ?? '')).toEqual({ entityId: 'inv1' });
  expect(screen.getByRole('status')).toHaveTextContent('11–12 of 12');
  expect(screen.getByRole('list', { name: one.heading })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /Previous/ }));
  await waitFor(() => expect(names()[0]).toBe('Name of w6'));
}

/** A page that cannot be had leaves what is shown, and says where it is. */
async function expectQuietFailure(one: WorkCase): Promise<void> {
  const { data } = await loaded(one, twelve);
  for (const respond of [
    () => ({ ok: false }) as Response,
    () => Promise.reject(new Error('offline')),
    () => ({ ok: true, json: async () => ({ response: 5 }) }) as Response,
  ]) {
    stubPages(respond);
    const { unmount } = await drawSection(one.Section, { entity }, data);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The next page could not be loaded.');
    expect(names()[0]).toBe('Name of w1');
    unmount();
  }
}

/** Nothing when there is none, the page's to tell when the service does not answer; one page has no page links. */
async function expectHiddenWork(one: WorkCase): Promise<void> {
  const none = await loaded(one, []);
  const drawn = await drawSection(one.Section, { entity }, none.data);
  expect(drawn.container).toBeEmptyDOMElement();
  drawn.unmount();
  await expect(loaded(one, new Error('down'))).rejects.toThrow('down');
  const edit = await drawSection(one.Section, { entity, mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(one.Section.name);
  edit.unmount();
  const { data } = await loaded(one, twelve.slice(0, 5));
  await drawSection(one.Section, { entity }, data);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: /^View all/ })).toBeNull();
}

/** Waking differs in nothing from what the server wrote. */
async function expectCleanWaking(one: WorkCase): Promise<void> {
  const { Section } = one;
  const { data } = await loaded(one, twelve);
  const dictionary = await stringsFor('en', ['researchWork', 'researchCard', 'card']);
  const placed = { rendering: rendering(Section.name), params: {}, fields: {}, ...(data && { data }) };
  const { complaints } = await hydrateOnPage(<Section {...placed} />, { entity, dictionary });
  await act(async () => {});
  expect(complaints).toEqual([]);
}

/**
 * Registers the tests of a list of an investigator's work: its first page, the pages after it, its silence, its waking
 * and its Spanish words. The ledger ids stand in brackets.
 */
export function testWork(one: WorkCase & { ids: { first: string; pages: string; none: string } }): void {
  const { Section, ids } = one;

  it(`${ids.first} shows the first five on the server`, () => expectFirstPage(one));

  it(`${ids.pages} has five per page, each a step away`, () => expectPaging(one));

  it('keeps what it shows when a page cannot be had', () => expectQuietFailure(one));

  it(`${ids.none} is nothing without any`, () => expectHiddenWork(one));

  it('wakes without a difference from what the server wrote', () => expectCleanWaking(one));

  it('speaks Spanish', async () => {
    const result = { id: 'w1', data: { id: 'w1', name: 'Name' } };
    const data = { investigator: { id: 'inv1', name: 'A' }, count: 9, results: [result] };
    await expectSpanish(Section, entity, data);
    expect((await drawSection(Section)).container).toBeEmptyDOMElement();
  });
}
