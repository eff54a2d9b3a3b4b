import type { ReactNode } from 'react';
import { EditingScripts } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentRendering, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { GlobalAlertNotice } from '#src/components/editor/GlobalAlertNotice/GlobalAlertNotice.tsx';
import { PageMetadataPanel } from '#src/components/editor/PageMetadataPanel/PageMetadataPanel.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { keepParams } from '#src/domain/links/keepParams.ts';
import type { PageProps } from '#src/context/PageProps.ts';

/** Address of the html indexing sitemap page (S-025, S-088). */
const indexingSitemapPath = '/indexing-sitemap.html';

/**
 * What every route carries, in the specified order (S-020 – S-028): skip link; header area with global alert, in-page
 * alert and header; main; bottom; footer; hidden link to the indexing sitemap. Empty alert areas leave no box. On paper
 * the page ends with its own address, in place of what leads on. Editors see what an alert does and what the page says
 * of itself (E-002, E-003).
 */
export function PageShell({ page, route }: { page: PageProps; route: RouteData | null }) {
  const t = useStrings();
  const holder = (route ?? {}) as unknown as ComponentRendering;
  const prefix = page.locale === 'en' ? '' : `/${page.locale}`;
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      <div className="PageShell-header">
        <GlobalAlertNotice />
        <Area name="global-alert" holder={holder} page={page} />
        <Area name="in-page-alert" holder={holder} page={page} />
        <Area name="header" holder={holder} page={page} />
      </div>
      <main id="main" tabIndex={-1} className="PageShell-main">
        <PageMetadataPanel />
        <Area name="main" holder={holder} page={page} />
      </main>
      {hasContent('bottom', holder, page) ? (
        <aside className="PageShell-bottom" aria-label={t('shell.bottom')} data-print="hide">
          <Area name="bottom" holder={holder} page={page} />
        </aside>
      ) : null}
      <Area name="footer" holder={holder} page={page} />
      <p className="PageShell-address wrap" data-print="only">
        {printedAddress(page)}
      </p>
      <a
        className="PageShell-sitemap"
        href={`${prefix}${indexingSitemapPath}`}
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('shell.indexingSitemap')}
      </a>
      <EditingScripts />
    </>
  );
}

/** Longer ones nobody types: then the page's address without what was searched for. */
const LONGEST_TYPED = 200;

/** Where the page is found again, with what of the address is its own. */
function printedAddress({ seo, addressState }: PageProps): string {
  if (!addressState) return seo.canonical;
  const { names, asked } = addressState;
  const whole = keepParams(seo.canonical, new URLSearchParams(asked), names);
  return whole.length <= LONGEST_TYPED ? whole : seo.canonical;
}

function hasContent(name: string, holder: ComponentRendering, page: PageProps): boolean {
  return page.mode === 'edit' || !isPlaceholderEmpty(name, holder);
}

function Area({
  name,
  holder,
  page,
}: {
  name: string;
  holder: ComponentRendering;
  page: PageProps;
}): ReactNode {
  if (!hasContent(name, holder, page)) return null;
  return <Placeholder name={name} rendering={holder} />;
}
