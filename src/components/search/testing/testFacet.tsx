import userEvent from '@testing-library/user-event';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import { facets as spanishWords } from '#src/i18n/es/facets.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import {
  asked,
  dictionary,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
  wireFacet,
} from './searchHarness.tsx';

type Facet = DeclaredComponent;

/** A facet that calls the values of the service by names of its own. */
interface NamedFacetTests {
  Facet: Facet;
  field: string;
  /** The values, in the order the service sends them. */
  values: string[];
  /** The title of the first test, with the ledger ids it proves. */
  title: string;
  /** Ledger ids of the test without a field id, in brackets as the ledger reads them. */
  noFieldIds: string;
  /** The names of the options shown, in order. */
  english: string[];
  spanish: string[];
  /** An option to choose: its value and its names. */
  choice: { value: string; english: string; spanish: string };
}

/** The names of the options shown, in order. */
export const optionNames = () =>
  screen
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.querySelector('.Checkbox-label')?.textContent);

/** The options shown, each with its count behind its name, in order. */
export const optionLabels = () =>
  screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

/** The address of a search narrowed to values of a field. */
export const narrowedTo = (field: string, values: string[]) =>
  `/find-location?facets=${encodeURIComponent(JSON.stringify([{ i: field, v: values }]))}`;

/** Presses an option and waits for the search that follows. */
export async function pressOption(name: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name }));
  await settle();
}

/** Registers the tests of a facet with names of its own: the names in both languages, and the values asked for. */
export function testNamedFacet({ Facet, field, values, choice, ...expected }: NamedFacetTests): void {
  const draw = async (page: Partial<PageProps> = {}) => {
    const options = values.map((displayName, index) => ({ displayName, count: 90 - index }));
    const network = stubNetwork(() => ({ facets: [wireFacet(field, 'From the service', options)] }));
    const params = { FacetFieldId: field, Label: 'Kind' };
    const { container } = await renderSearch(<Facet {...placed(Facet.name, params)} />, { page });
    return { ...network, container };
  };
  const optionCalled = (name: string) => new RegExp(`^${name} \\d`);
  const inAddressAfter = [{ i: field, v: [choice.value] }];

  it(expected.title, async () => {
    const { container, searches } = await draw();
    expect(screen.getByRole('group', { name: 'Kind' })).toBeVisible();
    expect(optionNames()).toEqual(expected.english);
    await expectNoAxeViolations(container);
    await pressOption(optionCalled(choice.english));
    expect(inAddress('facets')).toEqual(inAddressAfter);
    expect(asked(searches.at(-1), 'facetFilters')).toEqual({
      [field]: [{ [field]: { $eq: choice.value } }],
    });
  });

  it('says them in Spanish on a Spanish page, the values unchanged', async () => {
    await draw({ locale: 'es', dictionary: { ...dictionary, ...spanishWords } });
    expect(optionNames()).toEqual(expected.spanish);
    await pressOption(optionCalled(choice.spanish));
    expect(inAddress('facets')).toEqual(inAddressAfter);
  });

  testMissingField(Facet, expected.noFieldIds);
}

/** Registers the test that a facet without a field id says so to editors, and nothing to visitors. */
export function testMissingField(Facet: Facet, ids: string): void {
  it(`${ids} without a field id says so to editors, and nothing to visitors`, async () => {
    stubNetwork();
    const bare = <Facet {...placed(Facet.name, { Label: 'Kind' })} />;
    const { container, unmount } = await renderSearch(bare);
    expect(container).toBeEmptyDOMElement();
    unmount();
    await renderSearch(bare, { page: { mode: 'edit' } });
    expect(screen.getByText('Facet field ID required')).toBeVisible();
  });
}
