import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import {
  expectEmptyBehaviour,
  image,
  renderContent,
  renderOnRoute,
  text,
} from '#tests/support/renderContent.tsx';
import { ArticleHero } from './ArticleHero.tsx';

describe('ArticleHero', () => {
  const fields = {
    ArticleHeroHeadline: text('Well through the winter'),
    ArticleHeroSummary: text('Simple habits.'),
    Contributor: text('[{"label":"The care team"}]'),
    PublishedDate: text('2026-10-12T00:00:00Z'),
    TeaserImage: image(),
  };
  it('[Q-110, S-201] has headline, summary, contributor, date and picture', async () => {
    const { container } = renderContent(ArticleHero, { fields });
    expect(screen.getByRole('heading', { level: 1, name: 'Well through the winter' })).toBeInTheDocument();
    expect(screen.getByText('Simple habits.')).toBeInTheDocument();
    expect(screen.getByText(/^By The care team/)).toBeInTheDocument();
    expect(screen.getByText('October 12, 2026')).toHaveAttribute('datetime', '2026-10-12');
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  const review = { Reviewer: text('Ana Reyes, MD'), ReviewedDate: text('2026-11-02') };
  it('says who reviewed it, and when', async () => {
    const { container } = renderContent(ArticleHero, { fields: { ...fields, ...review } });
    expect(container).toHaveTextContent('By The care team · October 12, 2026');
    expect(container).toHaveTextContent('Medically reviewed by Ana Reyes, MD · November 2, 2026');
    // A line may break within the name, neither at the dot nor within the day.
    expect(container.textContent).toContain('MD\u00a0·\u00a0November\u00a02,\u00a02026');
    await expectNoAxeViolations(container);
  });

  it('speaks Spanish', () => {
    const { container } = renderContent(ArticleHero, { fields: { ...fields, ...review } }, { locale: 'es' });
    expect(container).toHaveTextContent('Revisión médica de Ana Reyes, MD · 2 de noviembre de 2026');
    expect(screen.getByText(/^Por The care team/)).toBeInTheDocument();
    expect(screen.getByText('12 de octubre de 2026')).toBeInTheDocument();
  });

  it.each([
    ['[Q-351] hidden from visitors', 'normal', 0],
    ['[E-084] shown while editing', 'edit', 1],
  ] as const)('an unset date is %s', (_, mode, count) => {
    const { container } = renderContent(
      ArticleHero,
      { fields: { ...fields, PublishedDate: text('0001-01-01T00:00:00Z') } },
      { mode },
    );
    expect(container.querySelectorAll('time')).toHaveLength(count);
  });

  it('leaves out what is not there or cannot be read', () => {
    const { container } = renderContent(ArticleHero, {
      fields: {
        ArticleHeroHeadline: text('Title'),
        Contributor: text('[broken'),
        PublishedDate: text('soon'),
      },
    });
    expect(container).toHaveTextContent(/^Title$/);
  });

  it('reads the page’s own fields where it has none', () => {
    renderOnRoute(ArticleHero, fields);
    expect(screen.getByRole('heading', { level: 1, name: 'Well through the winter' })).toBeInTheDocument();
  });

  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'This page', path: '/here' },
  ];
  it('[Q-117] shows the way here above it, and nothing without an ancestor', () => {
    const { unmount } = renderContent(ArticleHero, { fields }, { breadcrumb });
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeThis page');
    unmount();
    renderContent(ArticleHero, { fields });
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(ArticleHero, 'ArticleHero', 'ArticleHeroHeadline');
  });
});
