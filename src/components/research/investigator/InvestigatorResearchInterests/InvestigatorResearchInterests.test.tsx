import { screen } from '@testing-library/react';
import { investigatorFixture } from '#src/components/research/testing/researchFixtures.ts';
import { drawSection, expectHidden, expectSpanish } from '#src/components/research/testing/researchWorld.tsx';
import { listingContext, rendering } from '#src/components/listing/testing/listingWorld.tsx';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadInvestigatorResearchInterests } from './InvestigatorResearchInterests.data.ts';
import { InvestigatorResearchInterests } from './InvestigatorResearchInterests.tsx';

it('[D-064] lists topics as links that search for the quoted name', async () => {
  const { container } = await drawSection(InvestigatorResearchInterests, { entity: investigatorFixture() });
  expect(screen.getByRole('heading', { name: 'Research Interests' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Heart health' })).toHaveAttribute(
    'href',
    '/research?query=%22Heart%20health%22',
  );
  await expectNoAxeViolations(container);
});

it('[S-339] a Spanish page searches for the English name', async () => {
  const spanish = [{ id: 't1', uid: '900', name: 'Salud del corazón' }];
  const entity = investigatorFixture({ locale: 'es', topics: spanish });
  const directory = {
    entity: async () => ({ kind: 'found', value: investigatorFixture() }),
  } as Partial<DirectoryPort> as DirectoryPort;
  const { context } = listingContext({}, { locale: 'es', entity, directory });
  const data = await loadInvestigatorResearchInterests(rendering('InvestigatorResearchInterests'), context);
  await drawSection(InvestigatorResearchInterests, { entity, locale: 'es' }, data);
  expect(screen.getByRole('link', { name: 'Salud del corazón' })).toHaveAttribute(
    'href',
    '/es/research?query=%22Heart%20health%22',
  );
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(InvestigatorResearchInterests, 'ce_investigator', 'c_researchPublicationsAndStudies');
});

it('speaks Spanish', () => expectSpanish(InvestigatorResearchInterests, investigatorFixture()));
