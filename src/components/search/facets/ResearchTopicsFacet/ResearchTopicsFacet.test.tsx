import userEvent from '@testing-library/user-event';
import {
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
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

beforeEach(() => {
  window.scrollTo = jest.fn();
});

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
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(topic) }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: [topic] }]);
});

it('[X-020] without a field id says so to editors', async () => {
  stubNetwork();
  await renderSearch(<ResearchTopicsFacet {...placed('ResearchTopicsFacet')} />, { page: { mode: 'edit' } });
  expect(screen.getByText('Facet field ID required')).toBeVisible();
});
