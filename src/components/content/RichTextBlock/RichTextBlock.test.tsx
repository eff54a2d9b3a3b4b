import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { RichTextBlock } from './RichTextBlock.tsx';

describe('RichTextBlock', () => {
  it('[Q-135] sets a text under a headline, in columns, with a link', async () => {
    const { container } = renderContent(RichTextBlock, {
      fields: {
        Headline: text('What we believe'),
        Text: text('<p>Listen.</p>'),
        Link: link('/about', 'More'),
      },
      params: { Columns: '2' },
    });
    expect(screen.getByRole('heading', { level: 2, name: 'What we believe' })).toBeInTheDocument();
    expect(screen.getByText('Listen.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/about');
    expect(container.querySelector('.RichTextBlock--2')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(RichTextBlock, 'RichTextBlock', 'Headline, Text');
  });
});
