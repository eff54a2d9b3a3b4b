import {
  placed,
  renderSearch,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { optionNames, testNamedFacet } from '#src/components/search/testing/testFacet.tsx';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { HealthTypeFacet } from './HealthTypeFacet.tsx';

const field = 'builtin.entityType';

testNamedFacet({
  Facet: HealthTypeFacet,
  field,
  values: ['Sutter Page', 'Ask An Expert', 'Patient Story'],
  title: '[Q-309, Q-310] calls the product’s pages Health & Wellness and Ask An Expert Health Q&A',
  noFieldIds: '[X-020]',
  english: ['Health & Wellness', 'Health Q&A', 'Patient Story'],
  spanish: ['Salud y bienestar', 'Preguntas y respuestas de salud', 'Patient Story'],
  choice: { value: 'Sutter Page', english: 'Health & Wellness', spanish: 'Salud y bienestar' },
});

it('takes the product from the configuration', async () => {
  stubNetwork(() => ({ facets: [wireFacet(field, 'Type', [{ displayName: 'Harbor Page', count: 3 }])] }));
  const { config } = pageFixture();
  await renderSearch(<HealthTypeFacet {...placed('HealthTypeFacet', { FacetFieldId: field })} />, {
    page: { config: { ...config, product: 'Harbor' } },
  });
  expect(optionNames()).toEqual(['Health & Wellness']);
});
