import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PlanPageCard } from './PlanPageCard.tsx';

const page = (more: object = {}) => ({
  id: 'shppage02',
  entityType: 'ce_shpPage',
  data: {
    name: 'Benefits',
    description: 'How coverage works.',
    landingPageUrl: '/members/benefits',
    ...more,
  },
});

it('[Q-041] a page of the plan: its name, its summary and the way there', async () => {
  const { container } = drawCard(PlanPageCard, page(), { variant: 'plan' });
  expect(screen.getByRole('link', { name: 'Benefits' })).toHaveAttribute('href', '/members/benefits');
  expect(screen.getByText('How coverage works.')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[Q-086] without an address leads to /404', () => {
  drawCard(PlanPageCard, page({ landingPageUrl: '' }));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/404');
});
