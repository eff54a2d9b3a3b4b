import { testWork } from '#src/components/entity/research/testing/testWork.tsx';
import { loadInvestigatorPublications } from './InvestigatorPublications.data.ts';
import { InvestigatorPublications } from './InvestigatorPublications.tsx';

testWork({
  Section: InvestigatorPublications,
  load: loadInvestigatorPublications,
  kind: 'research_publication',
  verticalKey: 'research-publications-by-investigator',
  sortBys: [{ type: 'FIELD', field: 'c_publicationDate', direction: 'DESC' }],
  heading: 'Publications',
  ids: { first: '[S-364]', pages: '[D-062, C-120]', none: '[D-004]' },
});
