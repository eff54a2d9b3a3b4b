import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { scriptJson } from '#src/domain/text/scriptJson.ts';
import { TRACKING_CONSENT } from '#src/browser/consent.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { PageViewEvent, ViewedPage } from '#src/browser/trackPageView.ts';
import type { declaration } from './AnalyticsPageView.declaration.ts';

/**
 * That the page was opened, for the page's first script to tell (S-318, C-021, C-022). Nothing visible, and nothing told
 * while editing.
 */
export function AnalyticsPageView({ data }: ComponentProps<typeof declaration, ViewedPage>) {
  const { mode } = usePage();
  if (mode !== 'normal' || !data?.page) return null;
  const event: PageViewEvent = {
    ...{ event: 'page_view', channel: 'WEB', currency: 'USD' },
    ...{ ...data, consent_required: TRACKING_CONSENT },
  };
  return (
    <script
      type="application/json"
      data-page-view=""
      dangerouslySetInnerHTML={{ __html: scriptJson(event) }}
    />
  );
}
