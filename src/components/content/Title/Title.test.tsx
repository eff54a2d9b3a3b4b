import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, renderOnRoute, text } from '#tests/support/renderContent.tsx';
import { Title } from './Title.tsx';

describe('Title', () => {
  it('[S-111] is a heading of the level asked for', async () => {
    const { container } = renderContent(Title, {
      fields: { Title: text('On this site') },
      params: { HeadingLevel: '3' },
    });
    expect(screen.getByRole('heading', { level: 3, name: 'On this site' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('[S-111] shows the page’s own title without one', () => {
    renderOnRoute(Title, { Title: text('The page') });
    expect(screen.getByRole('heading', { level: 2, name: 'The page' })).toBeInTheDocument();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Title, 'Title', 'Title');
  });
});
