import { useEffect } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { TRACKING_CONSENT } from '#src/browser/consent.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { trackPageView } from '#src/browser/trackPageView.ts';
import type { ViewedPage } from '#src/browser/trackPageView.ts';
import type { declaration } from './AnalyticsPageView.declaration.ts';

/** Tells once that the page was opened (S-318, C-021, C-022). Nothing visible, and nothing told while editing. */
export function AnalyticsPageView({ data }: ComponentProps<typeof declaration, ViewedPage>) {
  const isVisit = usePage().mode === 'normal';
  useEffect(() => {
    if (!isVisit || !data?.page) return;
    trackPageView({
      ...{ event: 'page_view', channel: 'WEB', currency: 'USD' },
      ...{ ...data, consent_required: TRACKING_CONSENT },
    });
  }, [isVisit, data]);
  return null;
}
