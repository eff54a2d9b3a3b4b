import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, text } from '#tests/support/renderContent.tsx';
import { BasicHero } from './BasicHero.tsx';

describe('BasicHero', () => {
  const fields = { Headline: text('Billing'), Text: text('<p>Pay a bill, or ask for <b>help</b>.</p>') };
  it('[Q-111] is the page’s title with a sentence', async () => {
    const { container } = renderContent(BasicHero, { fields });
    expect(screen.getByRole('heading', { level: 1, name: 'Billing' })).toBeInTheDocument();
    expect(screen.getByText('help').tagName).toBe('B');
    await expectNoAxeViolations(container);
  });

  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'This page', path: '/here' },
  ];
  it('[Q-117] shows the way here above it, and nothing without an ancestor', () => {
    const { unmount } = renderContent(BasicHero, { fields }, { breadcrumb });
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeThis page');
    unmount();
    renderContent(BasicHero, { fields });
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(BasicHero, 'BasicHero', 'Headline');
  });
});
