import { loadCard } from '#card-types';
import { screen } from '@testing-library/react';
import { wireProvider } from '#src/components/cards/testing/providerFixture.ts';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { loadSimilarProviders } from './SimilarProviders.data.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SimilarProviders } from './SimilarProviders.tsx';
import { placed } from '#tests/support/placed.ts';

const found = [1, 2, 3, 4].map((number) => ({
  id: `near${number}`,
  data: wireProvider({ id: `near${number}`, uid: `${number}`, name: `Doctor ${number}, MD` }),
}));
const data = { cardTypes: ['Provider'], results: found.slice(0, 3) };
const world = (entity: object) => {
  const asked: VerticalSearch[] = [];
  const search = {
    vertical: async (wanted: VerticalSearch) => {
      asked.push(wanted);
      return { count: 4, offset: 0, results: found, facets: [] };
    },
  };
  const directory = { teaser: async () => [{ name: 'Family Medicine' }] };
  return {
    asked,
    context: { entity, search, directory, locale: 'es', log: jest.fn() } as unknown as ComponentDataContext,
  };
};
const rendering = (params: Record<string, string> = {}) => placed('SimilarProviders', { params });

beforeAll(() => loadCard('Provider'));

expectSection(SimilarProviders, 'SimilarProviders', 'own medical group', { data });

it('has no accessibility violation', async () => {
  const { container } = drawSection(SimilarProviders, undefined, {}, { data: data as never });
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-169, D-170] lists them with the way to all providers', () => {
  drawSection(SimilarProviders, undefined, {}, { data: data as never });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const link = screen.getByRole('region', { name: 'Similar providers nearby' }).querySelector('a');
  expect(link?.getAttribute('href')).toMatch(/^\/find-provider\?/);
});

it('[S-362, D-179, C-124] asks for four of the specialty near the first office and shows three', async () => {
  const { asked, context } = world(providerFixture());
  const listing = await loadSimilarProviders(rendering(), context);
  expect(listing?.results.map(({ id }) => id)).toEqual(['near1', 'near2', 'near3']);
  expect(asked).toMatchObject([
    {
      verticalKey: 'healthcare-professionals-by-specialty',
      experience: 'related-content',
      limit: 4,
      contextEntityId: 'prov1',
      staticFilters: [
        { fieldId: 'c_providerSpecialties.specialty.name', matcher: '$eq', value: 'Family Medicine' },
        { fieldId: 'builtin.location', matcher: '$near', value: { lat: 37.8, lng: -122.4 } },
      ],
    },
  ]);
});

it('[A-83] asks for no distances: they would be those from another office, not from the reader', async () => {
  const { context } = world(providerFixture());
  const vertical = jest.spyOn(context.search, 'vertical');
  await loadSimilarProviders(rendering(), context);
  expect(vertical.mock.calls[0]?.[0]).not.toHaveProperty('distancesFrom');
});

it('[C-124] a parameter raises it to four', async () => {
  const { context } = world(providerFixture());
  expect((await loadSimilarProviders(rendering({ Limit: '9' }), context))?.results).toHaveLength(4);
});

it.each([
  ['[D-169] for a provider outside the medical group', { isOfMedicalGroup: false }],
  ['where the first office has no coordinates', { offices: [{ id: 'o', name: 'Office' }] }],
  ['without a specialty', { specialties: [] }],
])('%s it asks nothing', async (_, more) => {
  const { asked, context } = world(providerFixture(more));
  expect(await loadSimilarProviders(rendering(), context)).toBeUndefined();
  expect(asked).toEqual([]);
});
