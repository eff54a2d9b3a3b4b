import { testWork } from '#src/components/entity/research/testing/testWork.tsx';
import { loadInvestigatorStudies } from './InvestigatorStudies.data.ts';
import { InvestigatorStudies } from './InvestigatorStudies.tsx';

testWork({
  Section: InvestigatorStudies,
  load: loadInvestigatorStudies,
  kind: 'research_study',
  verticalKey: 'research-studies-by-investigator',
  sortBys: [],
  heading: 'Research Studies',
  ids: { first: '[S-365]', pages: '[D-063, C-120]', none: '[D-004]' },
});
