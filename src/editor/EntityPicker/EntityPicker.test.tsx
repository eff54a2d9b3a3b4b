import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PickedItem } from '#src/domain/pick/selection.ts';
import { editor as en } from '#src/i18n/en/editor.ts';
import { editor as es } from '#src/i18n/es/editor.ts';
import { dialogInJsdom } from '#tests/support/dialogInJsdom.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { EntityPicker } from './EntityPicker.tsx';

dialogInJsdom();

const result = (number: number) => ({
  data: { id: `facility-${number}`, uid: 700 + number, type: 'healthcareFacility', name: `Place ${number}` },
  highlightedFields: {},
});
const ALL = Array.from({ length: 12 }, (_, index) => result(index + 1));

/** The search service as far as a picker asks it; the addresses it was asked at. */
function searchService(
  answers: { isDown?: boolean; results?: typeof ALL; until?: (offset: number) => Promise<void> } = {},
): URL[] {
  const asked: URL[] = [];
  const world = { isDown: false, results: ALL, until: () => Promise.resolve(), ...answers };
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const url = new URL(String(input));
    asked.push(url);
    if (world.isDown) throw new TypeError('offline');
    const offset = Number(url.searchParams.get('offset') ?? 0);
    await world.until(offset);
    const chosen = url.searchParams.get('facetFilters')?.includes('Hospital') ?? false;
    const options = [
      {
        displayName: 'Hospital',
        count: 3,
        selected: chosen,
        filter: { c_locationType: { $eq: 'Hospital' } },
      },
      { displayName: 'Imaging', count: 9, selected: false, filter: { c_locationType: { $eq: 'Imaging' } } },
    ];
    const body = {
      meta: { uuid: 'u', errors: [] },
      response: {
        businessId: 1,
        queryId: 'q',
        results: world.results.slice(offset, offset + 10),
        resultsCount: world.results.length,
        facets: [{ fieldId: 'c_locationType', displayName: 'Type', options }],
        appliedQueryFilters: [],
        locationBias: null,
        source: 'KNOWLEDGE_MANAGER',
      },
    };
    return { ok: true, status: 200, json: async () => body } as Response;
  });
  return asked;
}
const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
});

const stored = (number: number): PickedItem => ({
  ...{ id: `${700 + number}`, label: `Place ${number}`, type: 'healthcareFacility' },
  entityId: `facility-${number}`,
});

function show({
  items = [],
  cap = 10,
  locale = 'en' as 'en' | 'es',
  to = ['healthcareFacility'],
}: {
  items?: readonly PickedItem[];
  cap?: number;
  locale?: 'en' | 'es';
  to?: readonly string[];
} = {}) {
  const changed = jest.fn();
  const closed = jest.fn();
  function Holder() {
    const [now, setNow] = useState(items);
    return (
      <EntityPicker
        items={now}
        cap={cap}
        to={to}
        label="Locations"
        onClose={closed}
        onChange={(next) => {
          setNow(next);
          changed(next);
        }}
      />
    );
  }
  const view = renderOnPage(<Holder />, { locale, mode: 'edit', dictionary: locale === 'en' ? en : es });
  return { ...view, changed, closed };
}
const boxes = () =>
  within(screen.getByRole('group', { name: en['editor.results'] })).getAllByRole('checkbox');
const found = () => screen.findByRole('checkbox', { name: /Place 1 / });

it('[S-315, E-030, E-047] is a dialog over the directory’s search, with query, facets, sort and pages', async () => {
  const asked = searchService();
  const { container } = show();
  expect(screen.getByRole('dialog', { name: 'Choose: Locations' })).toBeVisible();
  await found();
  expect(asked[0]?.pathname).toBe('/api/search/v2/accounts/me/search/vertical/query');
  expect(asked[0]?.searchParams.get('verticalKey')).toBe('healthcare_facilities');
  expect(screen.getByRole('combobox', { name: 'Search the directory' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Hospital/ })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Pages of results' })).toBeVisible();
  expect(
    within(screen.getByLabelText('Sort'))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Relevance', 'Name: A-Z', 'Name: Z-A']);
  await expectNoAxeViolations(container);
});

it('[E-047, E-053] asks with the words, the facet, the order and the page that were chosen', async () => {
  const asked = searchService();
  show();
  await found();
  const last = () => asked.at(-1)!.searchParams;
  await userEvent.type(screen.getByRole('combobox', { name: 'Search the directory' }), 'heart{Enter}');
  await waitFor(() => expect(last().get('input')).toBe('heart'));
  expect(screen.getByRole('group', { name: 'Results' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: /Hospital/ }));
  await waitFor(() => expect(last().get('facetFilters')).toContain('Hospital'));
  expect(await screen.findByRole('button', { name: 'Clear All' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter Hospital' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'sortZA' } });
  await waitFor(() => expect(last().get('sortBys')).toContain('DESC'));
  expect(JSON.parse(last().get('sortBys')!)).toMatchObject([{ type: 'FIELD', field: 'name' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(last().get('offset')).toBe('10'));
});

it('[E-047] says which results it shows, not which were asked for', async () => {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  searchService({ until: (offset) => (offset === 10 ? late : Promise.resolve()) });
  show();
  await found();
  const results = screen.getByRole('group', { name: 'Results' });
  expect(results).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(results).toHaveAttribute('aria-busy', 'true');
  expect(within(results).getByText('1–10 of 12')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'false'));
  // Asked for before the answer that is shown: it changes nothing any more.
  await act(async () => answer());
  expect(within(results).getByText('1–10 of 12')).toBeVisible();
  expect(boxes()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await within(results).findByText('11–12 of 12')).toBeVisible();
  expect(boxes()).toHaveLength(2);
});

it('[E-032, E-041, E-042] what is marked is added together, and not listed any more', async () => {
  searchService();
  const { changed } = show({ items: [stored(3)] });
  await found();
  expect(boxes()).toHaveLength(9);
  expect(screen.queryByRole('checkbox', { name: /Place 3 / })).toBeNull();
  await userEvent.click(boxes()[0]!);
  await userEvent.click(boxes()[1]!);
  expect(screen.getByText('2 marked, 3 of 10 when added')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add Item(s)' }));
  expect(changed).toHaveBeenCalledWith([stored(3), stored(1), stored(2)]);
  expect(boxes()).toHaveLength(7);
});

it('[E-033] what is selected can be taken away and put in another order', async () => {
  searchService();
  const { changed } = show({ items: [stored(1), stored(2)] });
  const selection = screen.getByRole('region', { name: 'Selected' });
  await userEvent.click(within(selection).getByRole('button', { name: 'Move Place 1 down' }));
  expect(changed).toHaveBeenLastCalledWith([stored(2), stored(1)]);
  await userEvent.click(within(selection).getByRole('button', { name: 'Remove Place 2' }));
  expect(changed).toHaveBeenLastCalledWith([stored(1)]);
});

it('[E-038, E-039, E-040] one place left says “Add item”; marks close the other boxes; at the cap there is no button', async () => {
  searchService();
  const { changed, container } = show({ items: [stored(11), stored(12)], cap: 3 });
  await found();
  expect(screen.getByRole('button', { name: 'Add item' })).toBeDisabled();
  await userEvent.click(boxes()[0]!);
  for (const box of boxes().slice(1)) expect(box).toBeDisabled();
  expect(screen.getByText(/marked ones fill every place/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  expect(changed).toHaveBeenCalledWith([stored(11), stored(12), stored(1)]);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(screen.getByText('Full. Remove to choose another.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

it('[E-031] closes with its buttons, and with Escape', async () => {
  searchService();
  const { closed } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(closed).toHaveBeenCalledTimes(3);
});

it('says that nothing was found', async () => {
  searchService({ results: [] });
  const { container } = show();
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('says that the directory did not answer, and asks again', async () => {
  searchService({ isDown: true });
  const { container } = show({ items: [stored(1)] });
  expect(await screen.findByRole('alert')).toHaveTextContent('The directory did not answer');
  expect(screen.getByRole('button', { name: 'Remove Place 1' })).toBeVisible();
  await expectNoAxeViolations(container);
  searchService();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /Place 2 / })).toBeVisible();
});

it('[C-008, E-054] pictures are 200 by 200', async () => {
  const [first] = ALL;
  const photo = { url: 'https://dynl.mktgcdn.com/p/x/600x400.jpg' };
  searchService({ results: [{ ...first!, data: { ...first!.data, headshot: photo } as never }] });
  const { container } = show();
  await found();
  const image = container.querySelector('.PickerResults img')!;
  expect(image).toHaveAttribute('src', 'https://dynl.mktgcdn.com/p/x/200x200.jpg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['200', '200']);
});

it('where anything may be picked, the vertical is chosen', async () => {
  const asked = searchService();
  show({ to: [] });
  await found();
  fireEvent.change(screen.getByLabelText('Directory'), { target: { value: 'specialty' } });
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('verticalKey')).toBe('specialty'));
});

it('speaks Spanish', async () => {
  searchService();
  const { container } = show({ locale: 'es' });
  await found();
  expect(screen.getByRole('combobox', { name: 'Buscar en el directorio' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agregar elementos' })).toBeVisible();
  await expectNoAxeViolations(container);
});
