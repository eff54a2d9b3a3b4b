import { screen, within } from '@testing-library/react';
import { trialFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  bareEntity,
  drawSection,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ClinicalTrialDetailsGrid } from './ClinicalTrialDetailsGrid.tsx';

const detail = (term: string) =>
  screen.getByText(term).closest('div')?.querySelector('dd') ?? document.createElement('dd');

it('[D-301, Q-172] tells who, where, who pays and what about', async () => {
  const { container } = await drawSection(ClinicalTrialDetailsGrid, { entity: trialFixture() });
  expect(detail('Principal Investigator')).toHaveTextContent('Odalys Dinh, MBBS');
  expect(detail('Co-Investigators')).toHaveTextContent('Zubin Oyelaran, Cecily Mbeki');
  expect(detail('Funder')).toHaveTextContent('Alliance for Accessible Care');
  const places = within(detail('Locations')).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Mill Street Plaza1 Mill St, Davis, CA\u00a095616',
    'Cottonwood Square530-555-0142',
    'Hazel Park',
  ]);
  expect(screen.getByRole('link', { name: '530-555-0142' })).toHaveAttribute('href', 'tel:+15305550142');
  expect(screen.getByRole('link', { name: 'Sleep' })).toHaveAttribute('href', '/research?query=%22Sleep%22');
  await expectNoAxeViolations(container);
});

it('[D-312, X-074] says so when there are no locations', async () => {
  await drawSection(ClinicalTrialDetailsGrid, { entity: bareEntity('ce_researchStudy') });
  expect(detail('Locations')).toHaveTextContent(/^Not Specified$/);
  expect(screen.getAllByRole('term')).toHaveLength(1);
});

it('is nothing without a trial', async () => {
  expect((await drawSection(ClinicalTrialDetailsGrid)).container).toBeEmptyDOMElement();
});

it('speaks Spanish', () => expectSpanish(ClinicalTrialDetailsGrid, trialFixture()));
