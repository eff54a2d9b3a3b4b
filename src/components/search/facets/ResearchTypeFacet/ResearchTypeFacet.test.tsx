import { testNamedFacet } from '#src/components/search/testing/testFacet.tsx';
import { ResearchTypeFacet } from './ResearchTypeFacet.tsx';

testNamedFacet({
  Facet: ResearchTypeFacet,
  field: 'c_clinicalType',
  values: ['Non Clinical', 'Clinical'],
  title: '[Q-305, Q-306] calls Clinical Clinical Trial and every other value Research Study',
  noFieldIds: '[X-020]',
  english: ['Research Study', 'Clinical Trial'],
  spanish: ['Estudio de investigación', 'Ensayo clínico'],
  choice: { value: 'Clinical', english: 'Clinical Trial', spanish: 'Ensayo clínico' },
});
