import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, renderContent, text } from '#tests/support/renderContent.tsx';
import { Quote } from './Quote.tsx';

describe('Quote', () => {
  const fields = {
    Quote: text('They listened.'),
    QuoteAttribution: text('A patient'),
    Introduction: text('<p>After a fall</p>'),
    Image: image(),
  };
  it('[Q-155] shows quote, attribution, introduction and picture', async () => {
    const { container } = renderContent(Quote, { fields });
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('blockquote')).toHaveTextContent('They listened.');
    expect(figure).toHaveTextContent('After a fallThey listened.A patient');
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('does not mark twice what has its marks, and marks as the language does', () => {
    const { unmount } = renderContent(Quote, { fields: { Quote: text('“Yes.”') } });
    expect(screen.getByRole('blockquote')).not.toHaveAttribute('data-marks');
    unmount();
    renderContent(Quote, { fields: { Quote: text('<p>Sí.</p>') } }, { locale: 'es' });
    expect(screen.getByRole('blockquote')).toHaveAttribute('data-marks');
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Quote, 'Quote', 'Quote');
  });
});
