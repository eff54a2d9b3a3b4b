import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { Placeholder } from '#src/context/Placeholder.tsx';

/** Below this width the page has its mobile form (C-009, A-76). */
export const MOBILE = '(max-width: 63.99em)';

/**
 * The header both sites share: logo, menu, flyouts and utility links, each in its placeholder. With `StickyMobile`
 * it stays on top on a phone and gives way while the reader scrolls down.
 */
export function SiteHeader({
  rendering,
  params,
}: {
  rendering: ComponentRendering;
  params: { readonly StickyMobile: boolean };
}) {
  return (
    <header className="SiteHeader" data-sticky={params.StickyMobile ? '' : undefined}>
      <div className="SiteHeader-inside wrap">
        <div className="SiteHeader-logo">
          <Placeholder name="header-logo" rendering={rendering} />
        </div>
        <div className="SiteHeader-nav">
          <Placeholder name="header-nav" rendering={rendering} />
        </div>
        <div className="SiteHeader-flyout">
          <Placeholder name="header-flyout" rendering={rendering} />
        </div>
        <div className="SiteHeader-utility" data-flyout-part="menu">
          <Placeholder name="header-utility" rendering={rendering} />
        </div>
      </div>
    </header>
  );
}
