import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PageCard } from './PageCard.tsx';

const page = (more: object = {}) => ({
  id: 'p1',
  entityType: 'ce_sutterPage',
  data: { name: 'Forms', description: '<p>Forms &amp; records.</p>', website: '/patients/forms', ...more },
});

it('[Q-020, Q-085] a page of the site: its name, its summary and the way there', async () => {
  const { container } = drawCard(PageCard, page(), {}, { headingLevel: 3 });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Forms');
  expect(screen.getByRole('link', { name: 'Forms' })).toHaveAttribute('href', '/patients/forms');
  expect(screen.getByText('Forms & records.')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[Q-086] without an address leads to /404, in every language', () => {
  drawCard(PageCard, page({ website: undefined }), { locale: 'es' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/404');
});

it('shows nothing without a result', () => {
  expect(drawCard(PageCard, undefined).container).toBeEmptyDOMElement();
});
