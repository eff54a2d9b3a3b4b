import { testPickedListing } from '#src/components/listing/testing/testPicked.tsx';
import { loadSelectedArticles } from './SelectedArticles.data.ts';
import { SelectedArticles } from './SelectedArticles.tsx';

describe('SelectedArticles', () => {
  testPickedListing({
    name: 'SelectedArticles',
    Component: SelectedArticles,
    load: loadSelectedArticles,
    field: 'Articles',
    kind: 'article',
    most: 3,
    ids: { most: '[C-051]', editors: '[E-070]' },
    headings: { en: 'Worth reading', es: 'Lecturas recomendadas' },
  });
});
