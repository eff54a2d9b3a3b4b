import { screen } from '@testing-library/react';
import { publicationFixture } from '#src/components/entity/research/testing/researchFixtures.ts';
import {
  bareEntity,
  drawSection,
  expectSpanish,
} from '#src/components/entity/research/testing/researchWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PublicationHero } from './PublicationHero.tsx';

const breadcrumb = [
  { title: 'Home', path: '/' },
  { title: 'Publication', path: '/research/publications/*' },
];

it('[D-210, D-213, D-223] shows the title, and journals in italics', async () => {
  const { container } = await drawSection(PublicationHero, { entity: publicationFixture() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sleep and the heart: a cohort study');
  expect(container.querySelector('cite')).toHaveTextContent('Annals of Team Medicine');
  await expectNoAxeViolations(container);
});

it('[D-211] the breadcrumb ends with the short name, else the name', async () => {
  const { unmount } = await drawSection(PublicationHero, { entity: publicationFixture(), breadcrumb });
  expect(screen.getByRole('navigation')).toHaveTextContent(/Sleep and the heart$/);
  unmount();
  const { shortName: _, ...unnamed } = publicationFixture();
  await drawSection(PublicationHero, { entity: unnamed, breadcrumb });
  expect(screen.getByRole('navigation')).toHaveTextContent(/a cohort study$/);
});

it('[D-212] lists the authors with a last "and"', async () => {
  await drawSection(PublicationHero, { entity: publicationFixture() });
  expect(screen.getByText('Ogawa M, Nguyen R and Ochoa W')).toBeVisible();
});

it('[D-214] shows the date as that day, in words', async () => {
  const { container } = await drawSection(PublicationHero, { entity: publicationFixture() });
  expect(screen.getByText('April 24, 2025')).toBeVisible();
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2025-04-24');
});

it('[R-084] hides a date that is not set, but not from editors', async () => {
  const entity = publicationFixture({ publicationDate: '0001-01-01T00:00:00Z' });
  const { container, unmount } = await drawSection(PublicationHero, { entity });
  expect(container.querySelector('time')).toBeNull();
  expect(container).not.toHaveTextContent('No date');
  unmount();
  await drawSection(PublicationHero, { entity, mode: 'edit' });
  expect(screen.getByText(/No date/)).toBeVisible();
});

it('is a title alone when nothing else is known, and nothing without a publication', async () => {
  const bare = await drawSection(PublicationHero, { entity: bareEntity('ce_researchPublication') });
  expect(bare.container).toHaveTextContent(/^Publication Sleep and the heart: a cohort study$/);
  bare.unmount();
  expect((await drawSection(PublicationHero)).container).toBeEmptyDOMElement();
});

it('speaks Spanish, and says that a name is English', async () => {
  await expectSpanish(PublicationHero, publicationFixture());
  await drawSection(PublicationHero, { entity: publicationFixture(), locale: 'es' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Ogawa M, Nguyen R y Ochoa W')).toBeVisible();
});
