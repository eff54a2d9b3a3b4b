import type { Env } from '#src/config/env.ts';
import type { PublicConfig } from '#src/context/PageProps.ts';

/** The part of the configuration a browser may see. Named member by member, so that no secret slips in. */
export function publicConfig(env: Env): PublicConfig {
  return {
    search: {
      apiKey: env.SEARCH_API_KEY,
      experienceKey: env.SEARCH_EXPERIENCE_KEY,
      relatedExperienceKey: env.SEARCH_RELATED_EXPERIENCE_KEY,
      apiVersion: env.SEARCH_API_VERSION,
      locales: env.SEARCH_LOCALES,
    },
    product: env.PRODUCT,
    booking: {
      portalUrl: env.PATIENT_PORTAL_URL,
      sansumPortalUrl: env.SANSUM_PORTAL_URL,
      sansumAffiliate: env.SANSUM_AFFILIATE,
      referralPhone: env.REFERRAL_PHONE,
      matchMiles: env.ADDRESS_MATCH_MILES,
      ...(env.SCHEDULING_PAGE_URL && { schedulingUrl: env.SCHEDULING_PAGE_URL }),
      ...(env.SCHEDULING_WIDGET_SCRIPT_URL && { schedulingWidgetUrl: env.SCHEDULING_WIDGET_SCRIPT_URL }),
      ...(env.CHAT_WIDGET_SCRIPT_URL && { chatWidgetUrl: env.CHAT_WIDGET_SCRIPT_URL }),
      ...(env.REVIEWS_WIDGET_SCRIPT_URL && { reviewsWidgetUrl: env.REVIEWS_WIDGET_SCRIPT_URL }),
    },
    waitRefreshSeconds: env.WAIT_REFRESH_SECONDS,
    waitMaxAgeMinutes: env.WAIT_MAX_AGE_MINUTES,
    // the configured minimum is a floor.
    exactLocationRadiusMiles: Math.max(50, env.EXACT_LOCATION_RADIUS_MILES),
    youtube: { playerUrl: env.YOUTUBE_PLAYER_URL },
    ...(env.BRIGHTCOVE_ACCOUNT && {
      brightcove: {
        playersUrl: env.BRIGHTCOVE_PLAYERS_URL,
        account: env.BRIGHTCOVE_ACCOUNT,
        player: env.BRIGHTCOVE_PLAYER,
      },
    }),
    ...(env.ILLUSTRATIONS_URL && { illustrations: env.ILLUSTRATIONS_URL }),
    ...(env.FRAME_ORIGINS.length > 0 ? { frameOrigins: env.FRAME_ORIGINS } : {}),
    ...mapTiles(env),
  };
}

function mapTiles(env: Env): Pick<PublicConfig, 'mapTiles'> {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAP_TILES_MAX_ZOOM: maxZoom } = env;
  if (!url || !attribution) return {};
  const { origin, host } = new URL(url, env.SITE_ORIGIN);
  const isOwn = origin === env.SITE_ORIGIN || origin === env.PLAN_SITE_ORIGIN;
  return { mapTiles: { url, maxZoom, attribution, ...(isOwn ? {} : { host }) } };
}
