import { drawSection, expectSpanish } from '#src/components/research/testing/researchWorld.tsx';
import {
  expectCleanWaking,
  expectFirstPage,
  expectHiddenWork,
  expectPaging,
  expectQuietFailure,
  type WorkCase,
} from '#src/components/research/testing/expectWork.tsx';
import { investigatorFixture } from '#src/components/research/testing/researchFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadInvestigatorPublications } from './InvestigatorPublications.data.ts';
import { InvestigatorPublications } from './InvestigatorPublications.tsx';

const one: WorkCase = {
  Section: InvestigatorPublications,
  load: loadInvestigatorPublications,
  kind: 'research_publication',
  verticalKey: 'research-publications-by-investigator',
  sortBys: [{ type: 'FIELD', field: 'c_publicationDate', direction: 'DESC' }],
  heading: 'Publications',
};

it('[S-364] shows the first five on the server', async () => {
  await expectNoAxeViolations(await expectFirstPage(one));
});

it('[D-062, C-120] has five per page, each a step away', () => expectPaging(one));

it('keeps what it shows when a page cannot be had', () => expectQuietFailure(one));

it('[D-004] is nothing without any', () => expectHiddenWork(one));

it('wakes without a difference from what the server wrote', () => expectCleanWaking(one));

it('speaks Spanish', async () => {
  const result = { id: 'w1', data: { id: 'w1', name: 'Name' } };
  const data = { investigator: { id: 'inv1', name: 'A' }, count: 9, results: [result] };
  await expectSpanish(InvestigatorPublications, investigatorFixture(), data);
  expect((await drawSection(InvestigatorPublications)).container).toBeEmptyDOMElement();
});
