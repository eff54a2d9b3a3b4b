import { studyFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import { testTopics } from '#src/components/entity/research/testing/testTopics.tsx';
import { loadStudyTopics } from './StudyTopics.data.ts';
import { StudyTopics } from './StudyTopics.tsx';

testTopics({
  Section: StudyTopics,
  load: loadStudyTopics,
  entity: studyFixture(),
  heading: 'Research Topics',
  field: 'c_researchTopics',
  ids: { lists: '[D-238]', spanish: '[S-339]', hidden: '[D-003, D-004, D-005]' },
});
