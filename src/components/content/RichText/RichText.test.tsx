import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, text } from '#tests/support/renderContent.tsx';
import { RichText } from './RichText.tsx';

describe('RichText', () => {
  it('[S-110] sets running text', async () => {
    const { container } = renderContent(RichText, {
      fields: { Text: text('<p>Hello <a href="/x">there</a></p>') },
      params: { Styles: 'wide' },
    });
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', '/x');
    expect(container.firstElementChild).toHaveClass('wide');
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(RichText, 'RichText', 'Text');
  });
});
