import { CdpHelper } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';
import type { ViewedPage } from './AnalyticsPageView.tsx';

/** Names the page as the content platform does; nothing in the editor, where nobody visits (S-318). */
export const loadAnalyticsPageView: ComponentDataLoader<ViewedPage> = async (
  _rendering,
  { route, locale, mode },
) =>
  mode === 'normal'
    ? { page: route.name, pageVariantId: CdpHelper.getPageVariantId(route.itemId ?? '', locale, 'default') }
    : undefined;
