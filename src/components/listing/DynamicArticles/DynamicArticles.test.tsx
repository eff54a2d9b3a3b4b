import { testQueryListing } from '#src/components/listing/testing/testListing.tsx';
import { loadDynamicArticles } from './DynamicArticles.data.ts';
import { DynamicArticles } from './DynamicArticles.tsx';

describe('DynamicArticles', () => {
  testQueryListing({
    name: 'DynamicArticles',
    Component: DynamicArticles,
    load: loadDynamicArticles,
    ids: { asks: '[Q-400, Q-404]', editors: '[E-072, E-073]', noQuery: '[X-026]' },
    search: { verticalKey: 'articles' },
    english: { heading: 'Related articles', more: { name: 'All articles', href: '/health/articles' } },
    spanish: {
      heading: 'Artículos relacionados',
      more: { name: 'Todos los artículos', href: '/es/health/articles' },
    },
  });
});
