import { screen } from '@testing-library/react';
import { drawCard, wireStory } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { TeaserCard } from './TeaserCard.tsx';

it('[C-007] shows name, a picture of 127 by 85 and a short description', async () => {
  const { container } = drawCard(TeaserCard, wireStory());
  expect(screen.getByRole('heading', { name: 'A second spring' })).toBeVisible();
  expect(screen.getByText('For Ann, small tasks had become long ones.')).toBeVisible();
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['127', '85']);
  await expectNoAxeViolations(container);
});

it('shows nothing without a result', () => {
  expect(drawCard(TeaserCard, undefined).container).toBeEmptyDOMElement();
});
