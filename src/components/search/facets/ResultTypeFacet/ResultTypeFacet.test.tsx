import { testNamedFacet } from '#src/components/search/testing/testFacet.tsx';
import { ResultTypeFacet } from './ResultTypeFacet.tsx';

testNamedFacet({
  Facet: ResultTypeFacet,
  field: 'builtin.entityType',
  values: ['Research Publication', 'Research Study', 'Investigator'],
  title:
    '[Q-307, Q-308, Q-301] hides Research Study and calls Research Publication Publication; the values stay',
  noFieldIds: '[X-020]',
  english: ['Publication', 'Investigator'],
  spanish: ['Publicación', 'Investigador'],
  choice: { value: 'Research Publication', english: 'Publication', spanish: 'Publicación' },
});
