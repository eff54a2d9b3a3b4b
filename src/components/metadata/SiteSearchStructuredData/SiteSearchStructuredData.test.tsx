import type { ReactNode } from 'react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { SiteSearchStructuredData } from './SiteSearchStructuredData.tsx';

jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <div data-testid="head">{children}</div>,
}));

const { seo } = pageFixture();

it('[S-005] tells engines the site’s search, and nothing else can come out of its data', async () => {
  const siteSearch = { '@type': 'WebSite', name: '</script><script>alert(1)</script>' };
  const { container } = renderOnPage(<SiteSearchStructuredData />, { seo: { ...seo, siteSearch } });
  const [script, ...more] = container.querySelectorAll('script');
  expect(more).toEqual([]);
  expect(script).toHaveAttribute('type', 'application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(siteSearch);
  await expectNoAxeViolations(container);
});

it('writes nothing on a page that does not tell it', () => {
  expect(renderOnPage(<SiteSearchStructuredData />).container).toBeEmptyDOMElement();
});
