import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '#src/components/search/bars/goTo.ts';
import { dropdownSearch } from '#src/i18n/en/dropdownSearch.ts';
import { dropdownSearch as es } from '#src/i18n/es/dropdownSearch.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placed, placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadDropdownRedirectSearch } from './DropdownRedirectSearch.data.ts';
import { DropdownRedirectSearch } from './DropdownRedirectSearch.tsx';

jest.mock('../goTo.ts', () => ({ goTo: jest.fn() }));
beforeEach(() => jest.mocked(goTo).mockClear());

const options = [
  { displayName: 'Alder Bay Hospital', url: '/health-plan/hospital/alder-bay-aff1' },
  { displayName: 'Bluewater Hospital', url: '/health-plan/hospital/bluewater-aff2' },
  { displayName: 'Cedar Lane Hospital', url: 'https://cedar.example/' },
];
const draw = (page: Partial<PageProps> = {}, SearchType = 'hospitals', data = options) =>
  renderOnPage(
    <DropdownRedirectSearch
      {...placedProps('DropdownRedirectSearch', { params: { SearchType } })}
      data={data}
    />,
    {
      dictionary: page.locale === 'es' ? es : dropdownSearch,
      ...page,
    },
  );
const field = () => screen.getByRole('combobox');
const button = () => screen.getByRole('button', { name: 'Search' });
const choose = (name: string) => userEvent.click(screen.getByRole('option', { name }));

it('[Q-063, Q-064, Q-066] Search waits for a choice and leads to its address', async () => {
  const { container } = draw();
  expect(button()).toBeDisabled();
  await userEvent.click(field());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    options.map(({ displayName }) => displayName),
  );
  await expectNoAxeViolations(container);
  await choose('Bluewater Hospital');
  expect(goTo).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(goTo).toHaveBeenCalledWith('/health-plan/hospital/bluewater-aff2');
});

it('[Q-065, E-081] Search stays disabled while editing, whatever is chosen', async () => {
  draw({ mode: 'edit' });
  await userEvent.click(field());
  await choose('Alder Bay Hospital');
  expect(field()).toHaveAccessibleName('Hospital Alder Bay Hospital');
  expect(button()).toBeDisabled();
});

it('[Q-067, Q-068, Q-069, Q-070, Q-071] is worked by keyboard alone: arrows wrap, Escape leaves, Enter and Space take', async () => {
  draw();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowUp} ');
  expect(field()).toHaveAccessibleName('Hospital Cedar Lane Hospital');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAccessibleName('Hospital Cedar Lane Hospital');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveAccessibleName('Hospital Alder Bay Hospital');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(goTo).toHaveBeenCalledWith('/health-plan/hospital/alder-bay-aff1');
});

it('[Q-072] a press outside closes the list', async () => {
  draw();
  await userEvent.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(document.body);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('keeps the language of the page and leaves other sites’ addresses as they are', async () => {
  draw({ locale: 'es' });
  await userEvent.click(field());
  await choose('Alder Bay Hospital');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(goTo).toHaveBeenLastCalledWith('/es/health-plan/hospital/alder-bay-aff1');
  await userEvent.click(field());
  await choose('Cedar Lane Hospital');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(goTo).toHaveBeenLastCalledWith('https://cedar.example/');
});

it('[X-031] without a search type editors are told where to choose one, visitors see nothing', () => {
  const { container, unmount } = draw({}, '');
  expect(container).toBeEmptyDOMElement();
  unmount();
  draw({ mode: 'edit', dictionary: dropdownSearch }, 'doctors');
  expect(screen.getByRole('note')).toHaveTextContent(
    'Dropdown Redirect Search: Please select a search type value located in the Component Options section in Advanced Styling.',
  );
});

describe('its data', () => {
  const load = (SearchType: string, dropdownOptions: (kind: string) => Promise<unknown>) =>
    loadDropdownRedirectSearch(placed('DropdownRedirectSearch', { params: { SearchType } }), {
      directory: { dropdownOptions },
    } as unknown as ComponentDataContext);
  it.each([
    ['[Q-073] hospitals', 'hospitals', 'hospitals'],
    ['[Q-074] payors', 'Payors', 'payors'],
    ['[Q-075] medical groups', 'Medical Groups', 'medical-groups'],
  ])('is the list of %s', async (_title, searchType, kind) => {
    const asked: string[] = [];
    const data = await load(searchType, async (wanted) => {
      asked.push(wanted);
      return options;
    });
    expect(asked).toEqual([kind]);
    expect(data).toEqual(options);
  });

  it('[X-059] is empty when the list cannot be had', async () => {
    await expect(load('payors', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    draw({}, 'payors', []);
    await userEvent.click(field());
    expect(screen.queryByRole('option')).toBeNull();
    expect(button()).toBeDisabled();
  });
});
