import { screen } from '@testing-library/react';
import { investigatorFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { InvestigatorDescription } from './InvestigatorDescription.tsx';

it('[D-056] shows the description', async () => {
  const { container } = await drawSection(InvestigatorDescription, { entity: investigatorFixture() });
  expect(screen.getByRole('region', { name: 'About Odalys Dinh, MBBS' })).toHaveTextContent(
    'Leads studies on sleep.',
  );
  await expectNoAxeViolations(container);
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(InvestigatorDescription, 'ce_investigator', 'c_description');
});

it('speaks Spanish', () => expectSpanish(InvestigatorDescription, investigatorFixture()));
