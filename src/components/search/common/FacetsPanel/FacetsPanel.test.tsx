import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchProvider } from '#src/components/search/common/SearchProvider.tsx';
import { StandardFacet } from '#src/components/search/facets/StandardFacet/StandardFacet.tsx';
import {
  dictionary,
  placed,
  screen,
  settle,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacetsPanel } from './FacetsPanel.tsx';

// jsdom has the element without its modal behaviour; the browser tests see the real one.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});
beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

async function show({ isPhone }: { isPhone: boolean }, mode: 'normal' | 'edit' = 'normal') {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width') && !isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  window.history.replaceState(null, '', '/find-location');
  const network = stubNetwork((query) => ({
    count: query.get('facetFilters')?.includes('Lab') ? 12 : 128,
    facets: [wireFacet('c_locationType', 'Location Type', [{ displayName: 'Lab', count: 12 }])],
  }));
  const view = renderOnPage(
    <SearchProvider screen={{ verticals: ['healthcare_facilities'], experienceKey: 'search', limit: 20 }}>
      <FacetsPanel {...placed('FacetsPanel')} />
    </SearchProvider>,
    { path: '/find-location', dictionary, mode },
    (name) =>
      name === 'facets' ? (
        <StandardFacet {...placed('StandardFacet', { FacetFieldId: 'c_locationType' })} />
      ) : null,
  );
  await settle();
  return { network, ...view };
}
const openSheet = () => userEvent.click(screen.getByRole('button', { name: /^Filters/ }));

it('what is pressed shows at once, and the numbers of an answer after its results', async () => {
  const { network, container } = await show({ isPhone: false });
  let answer = (): void => undefined;
  network.answer = () =>
    new Promise((resolve) => {
      const facets = [
        wireFacet('c_locationType', 'Type', [{ displayName: 'Lab', count: 7, selected: true }]),
      ];
      answer = () => resolve({ count: 7, facets });
    });
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(container).toHaveTextContent('12');
  answer();
  await settle();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(container).toHaveTextContent('7');
});

it('a box that is pressed keeps what was pressed while nothing else is told yet, on and off again', async () => {
  const { network } = await show({ isPhone: false });
  network.answer = () => new Promise(() => undefined);
  const before = window.location.search;
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(window.location.search).toBe(before);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  // A slow answer: what was chosen is told before it.
  await userEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(window.location.search).toContain('Lab'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('stands beside the results on a wide screen', async () => {
  const { container } = await show({ isPhone: false });
  expect(screen.getByRole('region', { name: 'Filters' })).toContainElement(screen.getByRole('checkbox'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('[Q-098] on a phone a button opens a sheet with the filters', async () => {
  const { container } = await show({ isPhone: true });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await openSheet();
  expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(screen.getByRole('checkbox'));
  await expectNoAxeViolations(container);
});

it('[Q-099] the sheet closes by its button, which tells the live number of results, and gives the focus back', async () => {
  await show({ isPhone: true });
  await openSheet();
  expect(screen.getByRole('button', { name: 'Show 128 results' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox'));
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Show 12 results' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
});

it('[Q-099] the button of the sheet promises no number that what was just pressed has changed', async () => {
  const { network } = await show({ isPhone: true });
  await openSheet();
  network.answer = () => new Promise(() => undefined);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('button', { name: /128/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show results' })).toBeVisible();
});

it('[Q-258] the page does not scroll to the results while the sheet is open', async () => {
  await show({ isPhone: true });
  await openSheet();
  await userEvent.click(screen.getByRole('checkbox'));
  await settle();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('nor while someone is at work in the panel beside the results', async () => {
  const { network } = await show({ isPhone: false });
  await userEvent.click(screen.getByRole('checkbox'));
  await settle();
  expect(network.searches).toHaveLength(2);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('[E-072] shows editors its parts, without live output', async () => {
  const { network } = await show({ isPhone: false }, 'edit');
  act(() => undefined);
  expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual([
    'FacetsPanelNo configuration values.',
    'StandardFacetFacetFieldIdc_locationType',
  ]);
  expect(network.searches).toHaveLength(0);
});
