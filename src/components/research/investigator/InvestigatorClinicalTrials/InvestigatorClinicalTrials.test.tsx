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
import { loadInvestigatorClinicalTrials } from './InvestigatorClinicalTrials.data.ts';
import { InvestigatorClinicalTrials } from './InvestigatorClinicalTrials.tsx';

const one: WorkCase = {
  Section: InvestigatorClinicalTrials,
  load: loadInvestigatorClinicalTrials,
  kind: 'clinical_trial',
  verticalKey: 'clinical-trials-by-investigator',
  sortBys: [],
  heading: 'Clinical Trials',
};

it('[S-363] shows the first five on the server', async () => {
  await expectNoAxeViolations(await expectFirstPage(one));
});

it('[D-061, C-120] has five per page, each a step away', () => expectPaging(one));

it('keeps what it shows when a page cannot be had', () => expectQuietFailure(one));

it('[D-004] is nothing without any', () => expectHiddenWork(one));

it('wakes without a difference from what the server wrote', () => expectCleanWaking(one));

it('speaks Spanish', async () => {
  const result = { id: 'w1', data: { id: 'w1', name: 'Name' } };
  const data = { investigator: { id: 'inv1', name: 'A' }, count: 9, results: [result] };
  await expectSpanish(InvestigatorClinicalTrials, investigatorFixture(), data);
  expect((await drawSection(InvestigatorClinicalTrials)).container).toBeEmptyDOMElement();
});
