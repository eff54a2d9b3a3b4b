import type { ReactNode } from 'react';
import type { Seo } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { PageHead } from './PageHead.tsx';

jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <div data-testid="head">{children}</div>,
}));

const seo: Seo = {
  title: 'About | Meridian Health',
  description: 'Who we are',
  robots: 'noindex, nofollow',
  canonical: 'https://www.example.org/about',
  alternates: { en: 'https://www.example.org/about', es: 'https://www.example.org/es/about' },
  share: {
    title: 'About',
    siteName: 'Meridian Health',
    type: 'website',
    locale: 'en',
    image: {
      url: 'https://www.example.org/share/en/about.png',
      width: 1200,
      height: 630,
      type: 'image/png',
      alternateText: 'About',
    },
  },
  favicon: '/favicon.svg',
  styleSheets: ['/styles/search.css?v=1'],
  structuredData: [{ name: '</script><script>alert(1)</script>' }],
};
const attribute = (root: HTMLElement, selector: string, name: string) =>
  [...root.ownerDocument.querySelectorAll(selector)].map((element) => element.getAttribute(name));

describe('PageHead', () => {
  it('[R-021] writes robots, description, canonical and the languages', () => {
    const { container } = renderOnPage(<PageHead />, { seo });
    expect(attribute(container, 'meta[name="robots"]', 'content')).toEqual(['noindex, nofollow']);
    expect(attribute(container, 'meta[name="description"]', 'content')).toEqual(['Who we are']);
    expect(attribute(container, 'link[rel="canonical"]', 'href')).toEqual(['https://www.example.org/about']);
    expect(attribute(container, 'link[rel="alternate"]', 'hreflang')).toEqual(['en', 'es']);
  });

  it('writes what share previews read: the page, its site and languages, and a raster picture with its size', () => {
    const { container } = renderOnPage(<PageHead />, { seo });
    const tags = [...container.ownerDocument.querySelectorAll('meta[property]')].map((tag) => [
      tag.getAttribute('property'),
      tag.getAttribute('content'),
    ]);
    expect(Object.fromEntries(tags)).toEqual({
      'og:title': 'About',
      'og:type': 'website',
      'og:url': 'https://www.example.org/about',
      'og:description': 'Who we are',
      'og:site_name': 'Meridian Health',
      'og:locale': 'en_US',
      'og:locale:alternate': 'es_US',
      'og:image': 'https://www.example.org/share/en/about.png',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'About',
    });
    expect(attribute(container, 'meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  });

  it('has the site’s own icon', async () => {
    const { container } = renderOnPage(<PageHead />, { seo: { ...seo, favicon: '/plan/favicon.svg' } });
    expect(attribute(container, 'link[rel="icon"]', 'href')).toEqual(['/plan/favicon.svg']);
    await expectNoAxeViolations(container);
  });
});
