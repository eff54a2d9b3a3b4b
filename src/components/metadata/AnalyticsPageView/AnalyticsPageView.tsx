import { useEffect } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { TRACKING_CONSENT } from '#src/ports/consent.ts';
import { usePage } from '#src/ports/PageContext.tsx';
import { trackPageView } from '#src/ports/trackPageView.ts';

/** A page as its view is counted. */
export interface ViewedPage {
  page: string;
  pageVariantId: string;
}

/** Tells once that the page was opened (S-318, C-021, C-022). Nothing visible, and nothing told while editing. */
export function AnalyticsPageView({ data }: ComponentProps<ViewedPage>) {
  const { locale, mode } = usePage();
  const isVisit = mode === 'normal';
  const { page, pageVariantId } = data ?? {};
  useEffect(() => {
    if (!isVisit || page === undefined || pageVariantId === undefined) return;
    trackPageView({
      ...{ event: 'page_view', channel: 'WEB', currency: 'USD' },
      ...{ page, pageVariantId, language: locale, consent_required: TRACKING_CONSENT },
    });
  }, [isVisit, page, pageVariantId, locale]);
  return null;
}
