import { screen } from '@testing-library/react';
import { trialFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  bareEntity,
  drawSection,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
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

it('does not without an address to write to', async () => {
  await drawSection(ClinicalTrialHero, { entity: trialFixture({ locations: [] }) });
  expect(screen.queryByRole('link')).toBeNull();
});

it('[R-151] of a trial that takes nobody now it says so at once, and leads to those that do', async () => {
  await drawSection(ClinicalTrialHero, {
    entity: trialFixture({ recruitingStatus: 'Closed to Enrollment' }),
  });
  expect(screen.getByText(/not taking new participants now/)).toBeVisible();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(
    /^\/Research-Search-Results\?verticalKey=clinical_trial&facets=/,
  );
});

it('names the cities, each once, the first three and how many more there are', async () => {
  const at = (id: string, city: string) => ({
    id,
    name: `Clinic ${id}`,
    address: { line1: '1 Mill St', city, region: 'CA', postalCode: '95616', countryCode: 'US' },
  });
  const cities = ['Davis', 'Davis', 'Lodi', 'Tracy', 'Modesto'];
  await drawSection(ClinicalTrialHero, {
    entity: trialFixture({ locations: cities.map((city, index) => at(String(index), city)) }),
  });
  expect(screen.getByText('Davis · Lodi · Tracy +1')).toBeVisible();
});

it('is a title alone when nothing else is known, and nothing without a trial', async () => {
  const bare = await drawSection(ClinicalTrialHero, { entity: bareEntity('ce_researchStudy') });
  expect(bare.container).toHaveTextContent(/^Clinical Trial Testing a home monitoring program$/);
  bare.unmount();
  expect((await drawSection(ClinicalTrialHero)).container).toBeEmptyDOMElement();
});

it('speaks Spanish', () => expectSpanish(ClinicalTrialHero, trialFixture()));
