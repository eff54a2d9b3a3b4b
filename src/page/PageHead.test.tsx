import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Seo } from '#src/context/PageProps.ts';
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
  styleSheets: ['/styles/search.css?v=1'],
  structuredData: [{ name: '</script><script>alert(1)</script>' }],
};
const attribute = (root: HTMLElement, selector: string, name: string) =>
  [...root.ownerDocument.querySelectorAll(selector)].map((element) => element.getAttribute(name));

describe('PageHead', () => {
  it('[R-021] writes robots, description, canonical and the languages', () => {
    const { container } = render(<PageHead page={{ seo, variant: 'main' }} />);
    expect(attribute(container, 'meta[name="robots"]', 'content')).toEqual(['noindex, nofollow']);
    expect(attribute(container, 'meta[name="description"]', 'content')).toEqual(['Who we are']);
    expect(attribute(container, 'link[rel="canonical"]', 'href')).toEqual(['https://www.example.org/about']);
    expect(attribute(container, 'link[rel="alternate"]', 'hreflang')).toEqual(['en', 'es']);
  });

  it('writes what share previews read: the page, its site and languages, and a raster picture with its size', () => {
    const { container } = render(<PageHead page={{ seo, variant: 'main' }} />);
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

  it('[S-004] the variants differ in favicon', () => {
    const icon = (variant: 'main' | 'plan') => {
      const { container, unmount } = render(<PageHead page={{ seo, variant }} />);
      const [href] = attribute(container, 'link[rel="icon"]', 'href');
      unmount();
      return href;
    };
    expect([icon('main'), icon('plan')]).toEqual(['/favicon.svg', '/plan/favicon.svg']);
  });

  it('writes nothing in the browser, where the page has no head of its own', () => {
    const { container } = render(<PageHead page={{ variant: 'main' }} />);
    expect(container.innerHTML).toBe('');
  });
});
