import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, placedProps, renderContent, text } from '#tests/support/renderContent.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import type { ReactElement } from 'react';
import { SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { Content } from './Content.tsx';

describe('Content', () => {
  const onRoute = (fields: object, element: ReactElement) =>
    renderOnPage(
      <SitecoreContext
        componentFactory={() => null}
        layoutData={{ sitecore: { context: {}, route: { name: 'x', placeholders: {}, fields } } } as never}
      >
        {element}
      </SitecoreContext>,
    );

  it('[S-103] sets the text of its datasource, or of the page', async () => {
    const { container, unmount } = renderContent(Content, { fields: { Content: text('<p>Own words</p>') } });
    expect(screen.getByText('Own words')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    unmount();
    onRoute({ Content: text('<p>The page’s words</p>') }, <Content {...placedProps()} />);
    expect(screen.getByText('The page’s words')).toBeInTheDocument();
  });

  it('[E-070] shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Content, 'Content', 'Content');
  });
});
