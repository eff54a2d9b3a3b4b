import { screen } from '@testing-library/react';
import { trialFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import { drawSection, expectSpanish } from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ClinicalTrialLinks } from './ClinicalTrialLinks.tsx';

it('[D-305, D-306, Q-177, Q-054, S-158] leads to the research FAQs and to the search of trials', async () => {
  const { container } = await drawSection(ClinicalTrialLinks, { entity: trialFixture() });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Research-Search-Results?verticalKey=clinical_trial',
    '/research/faqs',
  ]);
  await expectNoAxeViolations(container);
});

it('leads to the Spanish pages', async () => {
  await expectSpanish(ClinicalTrialLinks, trialFixture());
  await drawSection(ClinicalTrialLinks, { entity: trialFixture(), locale: 'es' });
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/es\//);
});
