import { publicationFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import { testTopics } from '#src/components/entity/research/testing/testTopics.tsx';
import { loadPublicationTopics } from './PublicationTopics.data.ts';
import { PublicationTopics } from './PublicationTopics.tsx';

testTopics({
  Section: PublicationTopics,
  load: loadPublicationTopics,
  entity: publicationFixture(),
  heading: 'Research Topics',
  field: 'c_researchTopics',
  ids: { lists: '[D-218]', spanish: '[S-339]', hidden: '[D-003, D-004, D-005]' },
});
