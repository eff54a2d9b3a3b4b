import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, text } from '#tests/support/renderContent.tsx';
import { TextTag } from './TextTag.tsx';

describe('TextTag', () => {
  it.each(['1', '2', '3', '4', '5', '6'])('[R-082] is a heading of level %s', (HeadingLevel) => {
    renderContent(TextTag, { fields: { Text: text('Hello') }, params: { HeadingLevel } });
    expect(screen.getByRole('heading', { level: Number(HeadingLevel), name: 'Hello' })).toBeInTheDocument();
  });

  it.each(['', '0', '7', 'h2'])('[R-083] is a plain header for level “%s”', async (HeadingLevel) => {
    const { container } = renderContent(TextTag, {
      fields: { Text: text('Hello') },
      params: { HeadingLevel },
    });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(container.querySelector('header')).toHaveTextContent('Hello');
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(TextTag, 'TextTag', 'Text');
  });
});
