import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  goBackTo,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SearchBar } from './SearchBar.tsx';

const bar = <SearchBar {...placed('SearchBar', { Placeholder: 'Clinic or service' })} />;
const field = () => screen.getByRole('combobox', { name: 'Search for' });

afterEach(() => jest.useRealTimers());

it('is a search landmark without violations', async () => {
  stubNetwork();
  const { container } = await renderSearch(bar);
  expect(screen.getByRole('search')).toContainElement(field());
  expect(field()).toHaveAttribute('placeholder', 'Clinic or service');
  await expectNoAxeViolations(container);
});

it('[Q-252] Enter searches: the address changes without a reload', async () => {
  const network = stubNetwork();
  await renderSearch(bar);
  await userEvent.type(field(), 'x-ray{Enter}');
  await settle();
  expect(inAddress('query')).toBe('x-ray');
  expect(network.searches.at(-1)?.get('input')).toBe('x-ray');
});

it('starts again at the first page', async () => {
  stubNetwork();
  await renderSearch(bar, { address: '/find-location?query=%22a%22&offset=20' });
  await userEvent.type(field(), 'bc{Enter}');
  expect(inAddress('query')).toBe('abc');
  expect(inAddress('offset')).toBeUndefined();
});

it('[Q-078, S-341] offers suggestions for what is typed, by kind; the keyboard takes one', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const network = stubNetwork();
  network.routes['/api/search/v2/accounts/me/search/vertical/autocomplete'] = {
    meta: { uuid: 'u', errors: [] },
    response: {
      input: { value: 'lab', queryIntents: [] },
      results: [
        { value: 'lab tests', matchedSubstrings: [{ offset: 0, length: 3 }], key: 'c_relatedServices.name' },
        {
          ...{ value: 'Labrador Care Center', matchedSubstrings: [{ offset: 0, length: 3 }] },
          ...{ key: 'name', verticalKeys: ['healthcare_facilities'] },
        },
        {
          ...{ value: 'labor and delivery', matchedSubstrings: [{ offset: 0, length: 3 }] },
          key: 'c_relatedServices.name',
        },
      ],
    },
  };
  await renderSearch(bar, { settles: false });
  await act(() => jest.advanceTimersByTimeAsync(1));
  await user.type(field(), 'lab');
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'lab tests',
    'labor and delivery',
    'Labrador Care Center',
  ]);
  expect(screen.getByRole('group', { name: 'Services' })).toHaveTextContent('lab testslabor and delivery');
  expect(screen.getByRole('group', { name: 'Locations' })).toHaveTextContent('Labrador Care Center');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(inAddress('query')).toBe('labor and delivery');
  expect(network.others.filter((address) => address.includes('autocomplete'))).toHaveLength(1);
});

it('goes on without suggestions when they fail', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  stubNetwork();
  await renderSearch(bar, { settles: false });
  await act(() => jest.advanceTimersByTimeAsync(1));
  await user.type(field(), 'lab');
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('is a plain form to the same page before scripts run', async () => {
  stubNetwork();
  await renderSearch(bar);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/find-location');
  expect(form).toHaveAttribute('method', 'get');
  expect(new FormData(form as HTMLFormElement).get('verticalKey')).toBe('healthcare_facilities');
  expect(field()).toHaveAttribute('name', 'q');
});

it('follows the address: back brings the earlier words', async () => {
  stubNetwork();
  await renderSearch(bar, { address: '/find-location?query=%22new%22' });
  await goBackTo('/find-location?query=%22old%22');
  expect(field()).toHaveValue('old');
});

it('emptying the field searches for everything again', async () => {
  stubNetwork();
  await renderSearch(bar, { address: '/find-location?query=%22lab%22' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search text' }));
  await settle();
  expect(inAddress('query')).toBeUndefined();
});

it('[E-070, E-072] shows its configuration to an editor, and no field', async () => {
  const network = stubNetwork();
  await renderSearch(bar, { page: { mode: 'edit' } });
  expect(screen.getByRole('note')).toHaveTextContent('SearchBarPlaceholderClinic or service');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(network.searches).toHaveLength(0);
});
