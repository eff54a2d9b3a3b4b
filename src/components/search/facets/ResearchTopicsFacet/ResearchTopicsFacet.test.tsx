import {
  inAddress,
  placed,
  renderSearch,
  screen,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { pressOption, testMissingField } from '#src/components/search/testing/testFacet.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ResearchTopicsFacet } from './ResearchTopicsFacet.tsx';

const own = 'c_researchTopics.name';
const ofPublications = 'c_researchPublicationsAndStudies.c_researchTopics.name';
const facet = (
  <ResearchTopicsFacet {...placed('ResearchTopicsFacet', { FacetFieldId: own, Label: 'Topics' })} />
);
const network = () =>
  stubNetwork(() => ({
    facets: [
      wireFacet(own, 'Research Topics', [{ displayName: 'Sleep', count: 4 }]),
      wireFacet(ofPublications, 'Research Topics', [{ displayName: 'Imaging', count: 2 }]),
    ],
  }));
const verticals = ['clinical_trial', 'investigator'] as const;

it.each([
  ['[Q-222, Q-301] a tab of studies offers their own topics', 'clinical_trial', own, 'Sleep'],
  [
    '[Q-222, Q-301] the investigators’ tab offers the topics of what they published',
    'investigator',
    ofPublications,
    'Imaging',
  ],
])('%s', async (_, vertical, field, topic) => {
  network();
  const { container } = await renderSearch(facet, {
    address: `/research?verticalKey=${vertical}`,
    screen: { verticals: [...verticals] },
  });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await expectNoAxeViolations(container);
  await pressOption(new RegExp(topic));
  expect(inAddress('facets')).toEqual([{ i: field, v: [topic] }]);
});

testMissingField(ResearchTopicsFacet, '[X-020]');
