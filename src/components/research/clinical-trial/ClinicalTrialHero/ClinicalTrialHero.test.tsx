import { screen } from '@testing-library/react';
import { trialFixture } from '#src/components/research/testing/researchFixtures.ts';
import { bareEntity, drawSection, expectSpanish } from '#src/components/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ClinicalTrialHero } from './ClinicalTrialHero.tsx';

it('[D-303, Q-174] shows the title with the status of the trial', async () => {
  const { container } = await drawSection(ClinicalTrialHero, { entity: trialFixture() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Testing a home monitoring program');
  expect(screen.getByText('Recruiting')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[Q-176] leads to the enroll block while one can ask to take part', async () => {
  await drawSection(ClinicalTrialHero, { entity: trialFixture() });
  expect(screen.getByRole('link', { name: 'Ask about taking part' })).toHaveAttribute('href', '#enroll');
});

it.each([
  ['closed', { recruitingStatus: 'Completed' }],
  ['without an address to write to', { locations: [] }],
])('does not when it is %s', async (_, more) => {
  await drawSection(ClinicalTrialHero, { entity: trialFixture(more) });
  expect(screen.queryByRole('link')).toBeNull();
});

it('is a title alone when nothing else is known, and nothing without a trial', async () => {
  const bare = await drawSection(ClinicalTrialHero, { entity: bareEntity('ce_researchStudy') });
  expect(bare.container).toHaveTextContent(/^Clinical Trial Testing a home monitoring program$/);
  bare.unmount();
  expect((await drawSection(ClinicalTrialHero)).container).toBeEmptyDOMElement();
});

it('speaks Spanish', () => expectSpanish(ClinicalTrialHero, trialFixture()));
