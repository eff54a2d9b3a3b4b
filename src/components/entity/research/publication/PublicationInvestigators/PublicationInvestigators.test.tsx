import { screen } from '@testing-library/react';
import { publicationFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PublicationInvestigators } from './PublicationInvestigators.tsx';

const two = [
  { id: 'inv1', name: 'Ana Dinh', path: '/research/investigators/ana-dinh-inv1' },
  { id: 'Bo', name: 'Bo' },
];

it('[D-217] lists the principal investigators, linked where they have a page', async () => {
  const { container } = await drawSection(PublicationInvestigators, {
    entity: publicationFixture({ investigators: two }),
  });
  expect(screen.getByRole('heading', { name: 'Principal Investigators' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana Dinh' })).toHaveAttribute(
    'href',
    '/research/investigators/ana-dinh-inv1',
  );
  expect(screen.getByText('Bo').closest('a')).toBeNull();
  await expectNoAxeViolations(container);
});

it('heads a single one as one', async () => {
  await drawSection(PublicationInvestigators, { entity: publicationFixture() });
  expect(screen.getByRole('heading', { name: 'Principal Investigator' })).toBeVisible();
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(PublicationInvestigators, 'ce_researchPublication', 'c_investigators');
});

it('speaks Spanish', () => expectSpanish(PublicationInvestigators, publicationFixture()));
