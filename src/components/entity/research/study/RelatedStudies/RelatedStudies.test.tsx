import { studyFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import { testRelatedResearch } from '#src/components/entity/research/testing/testRelatedResearch.tsx';
import { loadRelatedStudies } from './RelatedStudies.data.ts';
import { RelatedStudies } from './RelatedStudies.tsx';

testRelatedResearch({
  Section: RelatedStudies,
  load: loadRelatedStudies,
  entity: studyFixture(),
  verticalKey: 'research-study-page-related-research-studies',
  english: 'Related Research Studies',
  spanish: 'Estudios relacionados',
  more: { name: 'View all studies', href: '/research/studies' },
  ids: { asks: '[D-239, S-369]', cards: '[D-240]', noTopics: '[D-004]' },
});
