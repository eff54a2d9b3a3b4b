import { investigatorFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import { testTopics } from '#src/components/entity/research/testing/testTopics.tsx';
import { loadInvestigatorResearchInterests } from './InvestigatorResearchInterests.data.ts';
import { InvestigatorResearchInterests } from './InvestigatorResearchInterests.tsx';

testTopics({
  Section: InvestigatorResearchInterests,
  load: loadInvestigatorResearchInterests,
  entity: investigatorFixture(),
  heading: 'Research Interests',
  field: 'c_researchPublicationsAndStudies',
  ids: { lists: '[D-064]', spanish: '[S-339]', hidden: '[D-003, D-004, D-005]' },
});
