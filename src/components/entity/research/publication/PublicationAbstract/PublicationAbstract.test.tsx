import { screen } from '@testing-library/react';
import { publicationFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  drawSection,
  expectHidden,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PublicationAbstract } from './PublicationAbstract.tsx';

it('[D-215] shows the abstract under its heading', async () => {
  const { container } = await drawSection(PublicationAbstract, { entity: publicationFixture() });
  expect(screen.getByRole('region', { name: 'Abstract' })).toHaveTextContent('People who sleep well.');
  await expectNoAxeViolations(container);
});

it('says in which language it is where that is not the page’s', async () => {
  await drawSection(PublicationAbstract, { entity: publicationFixture(), locale: 'es' });
  expect(screen.getByText(/^Este resumen está en inglés/)).toBeVisible();
  expect(screen.getByText('People who sleep well.').closest('[lang]')).toHaveAttribute('lang', 'en');
});

it('[D-216] leads to PubMed in a new window', async () => {
  await drawSection(PublicationAbstract, { entity: publicationFixture() });
  const link = screen.getByRole('link', { name: /^PubMed Abstract/ });
  expect(link).toHaveAttribute('href', 'https://pubmed.example/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleName('PubMed Abstract (opens in a new window)');
});

it('[D-003, D-004, D-005] hides without data and tells editors', async () => {
  await expectHidden(PublicationAbstract, 'ce_researchPublication', 'c_description, c_pubmedURL');
});

it('speaks Spanish', () => expectSpanish(PublicationAbstract, publicationFixture()));
