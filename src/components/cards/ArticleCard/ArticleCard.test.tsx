import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ArticleCard } from './ArticleCard.tsx';

const article = (more: object = {}) => ({
  id: 'article1',
  entityType: 'ce_sutterPage',
  data: {
    name: 'sleep',
    Headline: 'Sleep well',
    Summary: 'Small steps that help.',
    Contributor: 'Ana Reyes, MD',
    PublishedDate: '20260304T000000Z',
    c_linkURL: '/health/articles/sleep-article1',
    ...more,
  },
});

it('[Q-229, Q-228] shows headline, summary, contributor and date', async () => {
  const { container } = drawCard(ArticleCard, article());
  expect(screen.getByRole('link', { name: 'Sleep well' })).toHaveAttribute(
    'href',
    '/health/articles/sleep-article1',
  );
  expect(screen.getByText('Small steps that help.')).toBeVisible();
  expect(screen.getByText('By Ana Reyes, MD')).toBeVisible();
  expect(screen.getByText('March 4, 2026')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[Q-351] an unset date is not shown', () => {
  const { container } = drawCard(ArticleCard, article({ PublishedDate: '0001-01-01T00:00:00Z' }));
  expect(container.querySelector('time')).toBeNull();
});

it('shows nothing without a result', () => {
  expect(drawCard(ArticleCard, undefined).container).toBeEmptyDOMElement();
});
