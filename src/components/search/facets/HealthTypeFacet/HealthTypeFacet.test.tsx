import userEvent from '@testing-library/user-event';
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
} from '#src/components/search/testing/searchHarness.tsx';
import { facets as spanish } from '#src/i18n/es/facets.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { HealthTypeFacet } from './HealthTypeFacet.tsx';

const field = 'builtin.entityType';
const network = () =>
  stubNetwork(() => ({
    facets: [
      wireFacet(
        field,
        'From the service',
        ['Sutter Page', 'Ask An Expert', 'Patient Story'].map((displayName, index) => ({
          displayName,
          count: 90 - index,
        })),
      ),
    ],
  }));
const facet = <HealthTypeFacet {...placed('HealthTypeFacet', { FacetFieldId: field, Label: 'Kind' })} />;
const names = () =>
  screen
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.querySelector('.Checkbox-label')?.textContent);

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('[Q-309, Q-310] calls the product’s pages Health & Wellness and Ask An Expert Health Q&A', async () => {
  const { searches } = network();
  const { container } = await renderSearch(facet);
  expect(screen.getByRole('group', { name: 'Kind' })).toBeVisible();
  expect(names()).toEqual(['Health & Wellness', 'Health Q&A', 'Patient Story']);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Health & Wellness/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Sutter Page'] }]);
  expect(asked(searches.at(-1), 'facetFilters')).toEqual({ [field]: [{ [field]: { $eq: 'Sutter Page' } }] });
});

it('says them in Spanish on a Spanish page, the values unchanged', async () => {
  network();
  await renderSearch(facet, { page: { locale: 'es', dictionary: { ...dictionary, ...spanish } } });
  expect(names()).toEqual(['Salud y bienestar', 'Preguntas y respuestas de salud', 'Patient Story']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Salud y bienestar/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Sutter Page'] }]);
});

it('takes the product from the configuration', async () => {
  stubNetwork(() => ({ facets: [wireFacet(field, 'Type', [{ displayName: 'Harbor Page', count: 3 }])] }));
  const { config } = pageFixture();
  await renderSearch(facet, { page: { config: { ...config, product: 'Harbor' } } });
  expect(names()).toEqual(['Health & Wellness']);
});

it('[X-020] without a field id says so to editors', async () => {
  stubNetwork();
  await renderSearch(<HealthTypeFacet {...placed('HealthTypeFacet')} />, { page: { mode: 'edit' } });
  expect(screen.getByText('Facet field ID required')).toBeVisible();
});
