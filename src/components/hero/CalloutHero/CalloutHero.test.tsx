import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { CalloutHero } from './CalloutHero.tsx';

describe('CalloutHero', () => {
  const fields = {
    Headline: text('Cancer care'),
    Content: text('<p>Step by step.</p>'),
    Link: link('/find-provider', 'Find a doctor'),
    items: items({ Label: text('How to start'), Anchor: text('start') }),
  };
  it('[Q-112, Q-146] in its variant with jump links leads to the page’s parts', async () => {
    const { container } = renderContent(
      CalloutHero,
      { fields, params: { FieldNames: 'WithJumpLinks' } },
      { locale: 'es' },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Cancer care' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'En esta página' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'How to start' })).toHaveAttribute('href', '#start');
    await expectNoAxeViolations(container);
  });

  it('[Q-112] in its variant without them does not', () => {
    renderContent(CalloutHero, { fields, params: { FieldNames: 'WithoutJumpLinks' } });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: 'Find a doctor' })).toBeInTheDocument();
  });

  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'This page', path: '/here' },
  ];
  it('[Q-117] shows the way here above it, and nothing without an ancestor', () => {
    const { unmount } = renderContent(CalloutHero, { fields }, { breadcrumb });
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeThis page');
    unmount();
    renderContent(CalloutHero, { fields });
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(CalloutHero, 'CalloutHero', 'Headline');
  });
});
