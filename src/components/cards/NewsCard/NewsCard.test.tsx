import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { NewsCard } from './NewsCard.tsx';

const post = (more: object = {}) => ({
  id: 'news1',
  entityType: 'wp_post',
  data: {
    name: 'Evening visits',
    wp_categories: ['Patient Care', 'Neighbours'],
    c_publishedDate: '2026-11-16',
    landingPageUrl: '/news/evening-visits-news1',
    ...more,
  },
});

it('[Q-227] shows title, date and categories', async () => {
  const { container } = drawCard(NewsCard, post());
  expect(screen.getByRole('link', { name: 'Evening visits' })).toHaveAttribute(
    'href',
    '/news/evening-visits-news1',
  );
  expect(screen.getByText('November 16, 2026')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'Patient Care',
    'Neighbours',
  ]);
  await expectNoAxeViolations(container);
});

it('names the known categories in Spanish', () => {
  drawCard(NewsCard, post(), { locale: 'es' });
  expect(screen.getByText('Atención al paciente')).toBeVisible();
  expect(screen.getByText('16 de noviembre de 2026')).toBeVisible();
});

it('[Q-351] an unset date is not shown', () => {
  expect(
    drawCard(NewsCard, post({ c_publishedDate: '0001-01-01' })).container.querySelector('time'),
  ).toBeNull();
});

it('shows the picture of the post, without words beside its title', () => {
  const url = '/-/media/photos/evening.jpg';
  const { container } = drawCard(NewsCard, post({ c_featuredImage: { url, alternateText: 'A desk' } }));
  expect(container.querySelector('.CardFrame-picture img')).toHaveAttribute('alt', '');
  expect(container.querySelector('.CardFrame-picture img')?.getAttribute('src')).toContain('evening');
});

it('shows nothing without a result', () => {
  expect(drawCard(NewsCard, undefined).container).toBeEmptyDOMElement();
});
