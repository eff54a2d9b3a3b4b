import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, renderOnRoute, text } from '#tests/support/renderContent.tsx';
import { Content } from './Content.tsx';

describe('Content', () => {
  it('[S-103] sets the text of its datasource, or of the page', async () => {
    const { container, unmount } = renderContent(Content, { fields: { Content: text('<p>Own words</p>') } });
    expect(screen.getByText('Own words')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    unmount();
    renderOnRoute(Content, { Content: text('<p>The page’s words</p>') });
    expect(screen.getByText('The page’s words')).toBeInTheDocument();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Content, 'Content', 'Content');
  });
});
