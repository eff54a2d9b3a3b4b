import { screen } from '@testing-library/react';
import { metadata } from '#src/i18n/en/metadata.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadHtmlIndexingSitemap } from './HtmlIndexingSitemap.data.ts';
import { HtmlIndexingSitemap } from './HtmlIndexingSitemap.tsx';
import { placed } from '#tests/support/placed.ts';

const rendering = placed('HtmlIndexingSitemap', { uid: 'uid-1' });
const lists = {
  sections: [
    { lines: [{ title: 'Home', paths: ['/'] }] },
    { title: 'About us', lines: [{ title: 'About us', paths: ['/about-us'] }] },
    { title: 'Classes', lines: [{ title: 'Yoga', paths: ['/find-event/yoga-e1', '/find-event/yoga-e2'] }] },
  ],
  facilities: [{ title: 'Harbor Street Urgent Care', paths: ['/find-location/facility/harbor-fac1'] }],
};

describe('HtmlIndexingSitemap', () => {
  it('[R-034, C-012] lists titles under their sections, pages of one title with the vertical bar between them', async () => {
    const { container } = renderOnPage(
      <HtmlIndexingSitemap rendering={rendering} params={{}} fields={{}} data={lists} />,
      { dictionary: metadata },
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Pages',
      'About us',
      'Classes',
      'Locations',
    ]);
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about-us');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'About us',
      'Yoga | 2',
      'Harbor Street Urgent Care',
    ]);
    expect(screen.getByRole('link', { name: '2: Yoga' })).toHaveAttribute('href', '/find-event/yoga-e2');
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
          { path: '/b/y', title: 'Y' },
          { path: '/b/x', title: 'X' },
          { path: '/b', title: 'B' },
          { path: '/b/other-x', title: 'X' },
          { path: '/a' },
          { path: '/news/3', title: 'Third' },
          { path: '/news/1', title: 'First' },
          { path: '/news/2', title: 'Second' },
          { path: '/about-us/news', title: 'News' },
          { path: '/c/1', title: 'C 1' },
          { path: '/c', title: 'C' },
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
      sections: [
        {
          lines: [
            { title: '/a', paths: ['/a'] },
            { title: 'C', paths: ['/c'] },
            { title: 'C 1', paths: ['/c/1'] },
            { title: 'News', paths: ['/about-us/news'] },
          ],
        },
        {
          title: 'B',
          lines: [
            { title: 'B', paths: ['/b'] },
            { title: 'X', paths: ['/b/x', '/b/other-x'] },
            { title: 'Y', paths: ['/b/y'] },
          ],
        },
        {
          title: 'News',
          lines: [
            { title: 'First', paths: ['/news/1'] },
            { title: 'Second', paths: ['/news/2'] },
            { title: 'Third', paths: ['/news/3'] },
          ],
        },
      ],
      facilities: [{ title: 'Pine Hill', paths: ['/find-location/facility/pine-hill-fac2'] }],
    });
    expect((await loadHtmlIndexingSitemap(rendering, { ...context, variant: 'plan' }))?.facilities).toEqual(
      [],
    );
  });
});
