import { screen } from '@testing-library/react';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadHtmlIndexingSitemap } from './HtmlIndexingSitemap.data.ts';
import { HtmlIndexingSitemap } from './HtmlIndexingSitemap.tsx';
import { placed } from '#tests/support/placed.ts';

const rendering = placed('HtmlIndexingSitemap', { uid: 'uid-1' });
const lists = {
  pages: [
    { title: 'About us', path: '/about-us' },
    { title: 'Home', path: '/' },
  ],
  facilities: [{ title: 'Harbor Street Urgent Care', path: '/find-location/facility/harbor-fac1' }],
};

describe('HtmlIndexingSitemap', () => {
  it('[R-034, C-012] lists titles and addresses with the vertical bar between them', async () => {
    const { container } = renderOnPage(
      <HtmlIndexingSitemap rendering={rendering} params={{}} fields={{}} data={lists} />,
    );
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about-us');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('About us | /about-us');
    expect(screen.getByRole('link', { name: 'Harbor Street Urgent Care' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('keeps the language of the page in its links', () => {
    renderOnPage(<HtmlIndexingSitemap rendering={rendering} params={{}} fields={{}} data={lists} />, {
      locale: 'es',
    });
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/es');
  });

  it('shows nothing without data', () => {
    const { container } = renderOnPage(<HtmlIndexingSitemap rendering={rendering} params={{}} fields={{}} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('collects the pages of the site and, on the main site only, the facilities, sorted and without itself', async () => {
    const context = {
      variant: 'main',
      siteName: 'main',
      locale: 'en',
      path: '/indexing-sitemap',
      content: {
        routes: async () => [
          { path: '/indexing-sitemap', title: 'All pages' },
          { path: '/b', title: 'B' },
          { path: '/a' },
        ],
      },
      directory: {
        async *summaries() {
          yield { name: 'Pine Hill', path: '/find-location/facility/pine-hill-fac2' };
          yield { name: 'No page' };
        },
      },
    } as unknown as ComponentDataContext;
    expect(await loadHtmlIndexingSitemap(rendering, context)).toEqual({
      pages: [
        { title: '/a', path: '/a' },
        { title: 'B', path: '/b' },
      ],
      facilities: [{ title: 'Pine Hill', path: '/find-location/facility/pine-hill-fac2' }],
    });
    expect((await loadHtmlIndexingSitemap(rendering, { ...context, variant: 'plan' }))?.facilities).toEqual(
      [],
    );
  });
});
