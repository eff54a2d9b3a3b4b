import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '#src/components/search/bars/goTo.ts';
import { dictionary, placed, stubNetwork } from '#src/components/search/testing/searchHarness.tsx';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { RedirectedLocationSearchBar } from './RedirectedLocationSearchBar.tsx';

jest.mock('../goTo.ts', () => ({ goTo: jest.fn() }));

const draw = (params: Record<string, string> = {}, page: Partial<PageProps> = {}) =>
  renderOnPage(<RedirectedLocationSearchBar {...placed('RedirectedLocationSearchBar', params)} />, {
    dictionary,
    ...page,
  });
const near = () => screen.getByRole('combobox', { name: 'Near' });
const gone = () => new URL(String(jest.mocked(goTo).mock.calls.at(-1)?.[0]), 'https://www.example.org');

beforeEach(() => {
  jest.mocked(goTo).mockClear();
  const network = stubNetwork();
  network.routes['/api/places'] = {
    results: [
      {
        id: '1',
        type: 'Geography',
        entityType: 'Municipality',
        freeformAddress: 'Sacramento, CA',
        position: { latitude: 38.58, longitude: -121.49 },
      },
    ],
  };
});

it('[Q-062] leads to Find Location, with the vertical a hard load needs', async () => {
  const { container } = draw();
  await expectNoAxeViolations(container);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search for' }), 'lab{Enter}');
  expect(gone().pathname).toBe('/find-location');
  expect(Object.fromEntries(gone().searchParams)).toEqual({
    verticalKey: 'healthcare_facilities',
    query: '"lab"',
  });
});

it('[Q-262] takes the chosen place along as a Near filter', async () => {
  draw();
  await userEvent.type(near(), 'sacr');
  await userEvent.click(await screen.findByRole('option', { name: 'Sacramento, CA' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(JSON.parse(gone().searchParams.get('staticFilters') ?? '')).toEqual([
    {
      'builtin.location': {
        $near: { lat: 38.58, lng: -121.49, radius: 25 * 1609.344, name: 'Sacramento, CA' },
      },
    },
  ]);
});

it('Enter in the place field takes the first suggestion and searches', async () => {
  draw({}, { locale: 'es' });
  await userEvent.type(near(), 'sacr{Enter}');
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(gone().pathname).toBe('/es/find-location');
  expect(decodeURIComponent(gone().search)).toMatch(/Sacramento|near=sacr/);
});

it('a place that was typed and not found yet goes along as words', async () => {
  draw();
  await userEvent.type(near(), 'alder');
  screen.getByRole<HTMLFormElement>('search').requestSubmit();
  expect(gone().searchParams.get('near')).toBe('alder');
});

it('does not submit while editing', async () => {
  draw({}, { mode: 'edit' });
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}');
  expect(goTo).not.toHaveBeenCalled();
});

it('is named by its Label, so that several bars on a page can be told apart', () => {
  draw({ Label: 'Doctors' });
  expect(screen.getByRole('search', { name: 'Doctors' })).toBeInTheDocument();
});
