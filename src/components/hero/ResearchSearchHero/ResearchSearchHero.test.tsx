import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { ResearchSearchHero } from './ResearchSearchHero.tsx';

const breadcrumb = [
  { title: 'Home', path: '/' },
  { title: 'Research', path: '/research' },
];

it('[Q-051, Q-117] reads Research, below the breadcrumb', async () => {
  const { container } = renderContent(ResearchSearchHero, {}, { breadcrumb });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Research$/);
  expect(screen.getByRole('navigation')).toHaveTextContent('Home');
  await expectNoAxeViolations(container);
});

it('takes the words of an editor, and speaks Spanish', () => {
  renderContent(ResearchSearchHero, {
    fields: { Headline: text('Our science'), SubHeadline: text('Trials and studies.') },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our science');
  expect(screen.getByText('Trials and studies.')).toBeVisible();
  renderContent(ResearchSearchHero, {}, { locale: 'es' });
  expect(screen.getByRole('heading', { name: 'Investigación' })).toBeVisible();
});
