import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { SectionHeader } from './SectionHeader.tsx';

describe('SectionHeader', () => {
  const fields = {
    Headline: text('How to start'),
    Text: text('Three ways.'),
    Link: link('/start', 'All ways'),
  };
  it('[Q-129] is a heading with a sentence and an optional link', async () => {
    const { container, unmount } = renderContent(SectionHeader, { fields, params: { HeadingLevel: '3' } });
    expect(screen.getByRole('heading', { level: 3, name: 'How to start' })).toBeInTheDocument();
    expect(screen.getByText('Three ways.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All ways' })).toHaveAttribute('href', '/start');
    await expectNoAxeViolations(container);
    unmount();
    renderContent(SectionHeader, { fields: { Headline: fields.Headline, Link: link('', '') } });
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(SectionHeader, 'SectionHeader', 'Headline');
  });
});
