import { render, type RenderResult } from '@testing-library/react';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ReactNode } from 'react';
import { facility as facilityEn } from '#src/i18n/en/facility.ts';
import { hours as hoursEn } from '#src/i18n/en/hours.ts';
import { video as videoEn } from '#src/i18n/en/video.ts';
import { facility as facilityEs } from '#src/i18n/es/facility.ts';
import { hours as hoursEs } from '#src/i18n/es/hours.ts';
import { video as videoEs } from '#src/i18n/es/video.ts';
import { PageProvider } from '#src/context/PageContext.tsx';
import type { PageProps } from '#src/context/PageProps.ts';
import { type DrawPlaceholder, PlaceholderProvider } from '#src/context/Placeholder.tsx';

const dictionaries = {
  en: { ...facilityEn, ...hoursEn, ...videoEn },
  es: { ...facilityEs, ...hoursEs, ...videoEs },
};

/** A site's account and player at Brightcove. */
export const brightcoveFixture = (account: string, player: string) => ({
  playersUrl: 'https://players.brightcove.net',
  account,
  player,
});

/** A page without anything on it, to be filled by `overrides`. The dictionary follows the locale. */
export function pageFixture(overrides: Partial<PageProps> = {}): PageProps {
  const locale = overrides.locale ?? 'en';
  return {
    variant: 'main',
    siteName: 'main',
    locale,
    mode: 'normal',
    path: '/',
    layoutData: { sitecore: { context: {}, route: null } } as unknown as LayoutServiceData,
    breadcrumb: [],
    languages: [],
    dictionary: dictionaries[locale],
    componentData: {},
    seo: {
      title: '',
      robots: 'index, follow',
      canonical: 'https://www.example.org/',
      alternates: {},
      share: {
        title: '',
        siteName: 'Meridian Health',
        type: 'website',
        locale,
        image: { url: '', width: 1, height: 1, type: 'image/png', alternateText: '' },
      },
      favicon: '/favicon.svg',
      styleSheets: [],
      structuredData: [],
    },
    config: {
      search: {
        apiKey: 'public-key',
        experienceKey: 'search',
        relatedExperienceKey: 'related-content',
        apiVersion: '20220511',
        locales: ['en', 'es'],
      },
      product: 'Sutter',
      booking: {
        portalUrl: '/-/demo/portal',
        sansumPortalUrl: '/-/demo/portal?group=sansum',
        sansumAffiliate: 'santa barbara',
        schedulingUrl: '/-/demo/schedule',
        referralPhone: '888-834-1788',
        matchMiles: 200,
        schedulingWidgetUrl: '/-/demo/scheduling-widget.js',
        chatWidgetUrl: '/-/demo/chat-widget.js',
        reviewsWidgetUrl: '/-/demo/reviews-widget.js',
      },
      youtube: { playerUrl: 'https://www.youtube-nocookie.com/embed' },
      waitRefreshSeconds: 300,
      waitMaxAgeMinutes: 30,
      exactLocationRadiusMiles: 50,
      illustrations: '/-/media/art/',
    },
    ...overrides,
  };
}

/**
 * What a component under test stands in: its page and a way to draw placeholders, as an island has them in the
 * browser. The JSS context is the server's alone.
 */
export function OnPage({
  page,
  drawPlaceholder = () => null,
  children,
}: {
  page: PageProps;
  drawPlaceholder?: DrawPlaceholder;
  children: ReactNode;
}) {
  return (
    <PlaceholderProvider value={drawPlaceholder}>
      <PageProvider page={page}>{children}</PageProvider>
    </PlaceholderProvider>
  );
}

/** Renders one component as it stands on a page. */
export function renderOnPage(
  component: ReactNode,
  overrides: Partial<PageProps> = {},
  drawPlaceholder?: DrawPlaceholder,
): RenderResult {
  return render(
    <OnPage page={pageFixture(overrides)} drawPlaceholder={drawPlaceholder}>
      {component}
    </OnPage>,
  );
}
