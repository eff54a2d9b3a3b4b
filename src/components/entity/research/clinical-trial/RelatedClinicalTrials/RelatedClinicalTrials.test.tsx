import { trialFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import { testRelatedResearch } from '#src/components/entity/research/testing/testRelatedResearch.tsx';
import { loadRelatedClinicalTrials } from './RelatedClinicalTrials.data.ts';
import { RelatedClinicalTrials } from './RelatedClinicalTrials.tsx';

testRelatedResearch({
  Section: RelatedClinicalTrials,
  load: loadRelatedClinicalTrials,
  entity: trialFixture(),
  verticalKey: 'clinical_trial',
  english: 'Related Clinical Trials',
  spanish: 'Ensayos clínicos relacionados',
  more: { name: 'View all clinical trials', href: '/Research-Search-Results?verticalKey=clinical_trial' },
  ids: { asks: '[D-304, Q-175, Q-406, C-050]', cards: '[D-306]', noTopics: '[D-004]' },
});
