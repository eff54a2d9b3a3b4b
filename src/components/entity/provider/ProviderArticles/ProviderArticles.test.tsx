import { loadCard } from '#card-types';
import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { loadProviderArticles } from './ProviderArticles.data.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderArticles } from './ProviderArticles.tsx';
import { placed } from '#tests/support/placed.ts';

const results = [
  { id: 'art1', data: { id: 'art1', name: 'Sleep well', landingPageUrl: '/health/articles/sleep' } },
];
const data = { cardTypes: ['Article'], results };
const world = (entity: object | undefined, found: unknown[] = results) => {
  const asked: VerticalSearch[] = [];
  const search = {
    vertical: async (wanted: VerticalSearch) => {
      asked.push(wanted);
      return { count: found.length, offset: 0, results: found, facets: [] };
    },
  };
  return { asked, context: { entity, search, log: jest.fn() } as unknown as ComponentDataContext };
};

beforeAll(() => loadCard('Article'));

expectSection(ProviderArticles, 'ProviderArticles', 'nothing', { data });

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderArticles, undefined, {}, { data: data as never });
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-168] lists articles with the way to all of them', () => {
  drawSection(ProviderArticles, undefined, {}, { data: data as never });
  expect(screen.getByRole('link', { name: 'Sleep well' })).toHaveAttribute('href', '/health/articles/sleep');
  expect(screen.getByRole('region', { name: 'Articles I wrote' }).querySelector('a')).toHaveAttribute(
    'href',
    '/health/articles',
  );
});

it('[S-367, C-126] asks for three articles of the provider', async () => {
  const { asked, context } = world(providerFixture());
  expect(await loadProviderArticles(placed('ProviderArticles'), context)).toEqual(data);
  expect(asked).toEqual([
    {
      verticalKey: 'articles-by-provider',
      experience: 'related-content',
      limit: 3,
      contextEntityId: 'prov1',
    },
  ]);
});

it('asks nothing without a provider, and is nothing without articles', async () => {
  const none = world(undefined);
  expect(await loadProviderArticles(placed('ProviderArticles'), none.context)).toBeUndefined();
  expect(none.asked).toEqual([]);
  expect(
    await loadProviderArticles(placed('ProviderArticles'), world(providerFixture(), []).context),
  ).toBeUndefined();
});
