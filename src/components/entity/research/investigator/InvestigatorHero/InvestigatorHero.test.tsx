import { screen } from '@testing-library/react';
import { investigatorFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  bareEntity,
  drawSection,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { InvestigatorHero } from './InvestigatorHero.tsx';

it('[D-050, C-133] shows the photo at 192 by 256, initials where there is none', async () => {
  const image = { url: '/photo.jpg', alternateText: 'Odalys Dinh' };
  const photo = await drawSection(InvestigatorHero, { entity: investigatorFixture({ image }) });
  const picture = photo.container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/photo.jpg');
  expect(picture).toHaveAttribute('width', '192');
  expect(picture).toHaveAttribute('height', '256');
  photo.unmount();
  const art = await drawSection(InvestigatorHero, { entity: investigatorFixture() });
  expect(art.container.querySelector('svg text')).toHaveTextContent('OD');
});

it('[D-051, D-052] shows name and label', async () => {
  const { container } = await drawSection(InvestigatorHero, { entity: investigatorFixture() });
  expect(screen.getByRole('heading', { level: 1, name: 'Odalys Dinh, MBBS' })).toBeVisible();
  expect(screen.getByText('Investigator')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[D-053] leads to their profile as a provider', async () => {
  await drawSection(InvestigatorHero, { entity: investigatorFixture() });
  const link = screen.getByRole('link', { name: /^View Profile/ });
  expect(link).toHaveAttribute('href', '/find-provider/dr-odalys-dinh-prov1');
});

it('[D-055] leads to the publications in a new window, in the directory’s words', async () => {
  const { unmount } = await drawSection(InvestigatorHero, { entity: investigatorFixture() });
  const link = screen.getByRole('link', { name: 'Read the publications (opens in a new window)' });
  expect(link).toHaveAttribute('href', 'https://pubmed.example/?term=dinh');
  expect(link).toHaveAttribute('target', '_blank');
  unmount();
  await drawSection(InvestigatorHero, {
    entity: investigatorFixture({ publications: { href: 'https://pubmed.example/' } }),
  });
  expect(screen.getByRole('link', { name: /^View Publications/ })).toBeVisible();
});

it('has no links when there is nowhere to lead, and is nothing without an investigator', async () => {
  const bare = await drawSection(InvestigatorHero, { entity: bareEntity('ce_investigator') });
  expect(screen.queryByRole('link')).toBeNull();
  bare.unmount();
  expect((await drawSection(InvestigatorHero)).container).toBeEmptyDOMElement();
});

it('speaks Spanish', () => expectSpanish(InvestigatorHero, investigatorFixture()));
