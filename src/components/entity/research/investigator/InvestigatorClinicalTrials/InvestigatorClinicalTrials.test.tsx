import { testWork } from '#src/components/entity/research/testing/testWork.tsx';
import { loadInvestigatorClinicalTrials } from './InvestigatorClinicalTrials.data.ts';
import { InvestigatorClinicalTrials } from './InvestigatorClinicalTrials.tsx';

testWork({
  Section: InvestigatorClinicalTrials,
  load: loadInvestigatorClinicalTrials,
  kind: 'clinical_trial',
  verticalKey: 'clinical-trials-by-investigator',
  sortBys: [],
  heading: 'Clinical Trials',
  ids: { first: '[S-363]', pages: '[D-061, C-120]', none: '[D-004]' },
});
