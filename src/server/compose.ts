import { vendorAuthoring } from '#src/adapters/authoring/vendorAuthoring.ts';
import { createContentAdapter } from '#src/adapters/content/createContentAdapter.ts';
import { createDirectoryAdapter } from '#src/adapters/directory/createDirectoryAdapter.ts';
import { createEdgeAdapter } from '#src/adapters/edge/createEdgeAdapter.ts';
import { createListings } from '#src/adapters/directory/createListings.ts';
import { fetchHealthTopics } from '#src/adapters/directory/fetchHealthTopics.ts';
import type { HealthTopic } from '#src/adapters/directory/fetchHealthTopics.ts';
import { createHttpClient } from '#src/adapters/http/createHttpClient.ts';
import type { HttpClient, ObservedCall } from '#src/adapters/http/createHttpClient.ts';
import { createIconsAdapter } from '#src/adapters/icons/createIconsAdapter.ts';
import { createMapsAdapter } from '#src/adapters/maps/createMapsAdapter.ts';
import { createReputationAdapter } from '#src/adapters/reputation/createReputationAdapter.ts';
import { createSearchAdapter } from '#src/adapters/search/createSearchAdapter.ts';
import { createSearchProxy } from '#src/adapters/search/createSearchProxy.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';
import type { SearchProxy } from '#src/ports/SearchProxy.ts';
import { createWaitsAdapter } from '#src/adapters/waits/createWaitsAdapter.ts';
import { env } from '#src/config/env.ts';
import type { Env } from '#src/config/env.ts';
import { VARIANTS } from '#src/config/variants.ts';
import type { Locale, SiteVariant } from '#src/domain/entities/common.ts';
import { searchLocale } from '#src/domain/search/searchLocale.ts';
import type { AuthoringPort } from '#src/ports/AuthoringPort.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { EdgePort } from '#src/ports/EdgePort.ts';
import type { IconsPort } from '#src/ports/IconsPort.ts';
import type { Listings } from '#src/ports/Listings.ts';
import type { MapsPort, ReputationPort, WaitTimesPort } from '#src/ports/FeedPorts.ts';
import type { PublicConfig } from '#src/context/PageProps.ts';
import { siteKey } from './edge/surrogateKeys.ts';
import { log } from './log.ts';
import type { Log } from './log.ts';
import { createMemo } from './memo.ts';
import { observe, reportStates } from './metrics/observe.ts';
import { sharePhrases } from './phrasesOfProcess.ts';
import { publicConfig } from './publicConfig.ts';
import { noteContentAnswer } from './readiness.ts';
import { currentRequestId } from './requestId.ts';

/** Who a variant is: canonical origin, name, where its search is (S-003–S-005). */
export interface SiteIdentity {
  variant: SiteVariant;
  origin: string;
  name: string;
  searchPath: string;
}

/** Everything the server side of the site works with. */
export interface Services {
  env: Env;
  log: Log;
  http: HttpClient;
  content: ContentPort;
  directory: DirectoryPort;
  waits: WaitTimesPort;
  reputation: ReputationPort;
  maps: MapsPort;
  /** Where the page's own panel saves; absent without credentials for it. */
  authoring?: AuthoringPort;
  icons: IconsPort;
  edge: EdgePort;
  /** The search service as it is, for browsers' calls. */
  searchProxy: SearchProxy;
  search: SearchPort;
  /** In the language searches are made in on a page of this one. */
  healthTopics(locale: Locale): Promise<HealthTopic[]>;
  sites: Record<SiteVariant, string>;
  identities: Record<SiteVariant, SiteIdentity>;
  config: PublicConfig;
}

const SECOND = 1000;

/** How long a source may take, how much it may answer, and how many may ask it at once. */
const LIMITS = {
  // A page is made once and kept, so its two sources may take longer than what a visitor waits for.
  content: { totalMs: 4 * SECOND },
  directory: { totalMs: 4 * SECOND, maxBytes: 8 * 1024 * 1024 },
  proxy: { totalMs: 2 * SECOND },
  search: { totalMs: 3 * SECOND, maxInFlight: 64 },
  maps: { totalMs: 1.5 * SECOND },
  waits: { totalMs: 1 * SECOND },
  reputation: { totalMs: 1 * SECOND },
  // An editor would rather wait than write again.
  authoring: { totalMs: 10 * SECOND, maxInFlight: 8 },
  icons: { totalMs: 3 * SECOND, maxInFlight: 8 },
};

/** Joins ports to adapters: the only place that picks them. */
export function compose(settings: Env): Services {
  const http = createHttpClient({
    ...{ log, requestId: currentRequestId },
    observe: countCall,
    breakerOpenMs: settings.BREAKER_OPEN_SECONDS * SECOND,
    limits: LIMITS,
  });
  const sites = { main: settings.CONTENT_SITE_MAIN, plan: settings.CONTENT_SITE_PLAN };
  const waits = createWaitsAdapter({ http, endpoint: settings.WAITS_ENDPOINT });
  const searchProxy = createSearchProxy({
    http,
    endpoint: settings.SEARCH_ENDPOINT,
    apiKey: settings.SEARCH_API_KEY,
  });
  const directory = {
    http,
    endpoint: settings.DIRECTORY_ENDPOINT,
    apiKey: settings.DIRECTORY_API_KEY,
    cachingProxy: settings.CACHING_PROXY,
    images: {
      cdnHosts: settings.IMAGE_CDN_HOSTS,
      ...(settings.IMAGE_DYNAMIC_HOST && { dynamicHost: settings.IMAGE_DYNAMIC_HOST }),
    },
    log,
  };
  const search = createSearchAdapter({
    proxy: searchProxy,
    apiVersion: settings.SEARCH_API_VERSION,
    experienceKeys: {
      search: settings.SEARCH_EXPERIENCE_KEY,
      'related-content': settings.SEARCH_RELATED_EXPERIENCE_KEY,
    },
    locales: settings.SEARCH_LOCALES,
  });
  const healthTopics = {
    en: kept(() => fetchHealthTopics(directory, 'en')),
    es: kept(() => fetchHealthTopics(directory, 'es')),
  };
  return {
    env: settings,
    log,
    http: reportedOn(http),
    content: createContentAdapter({
      http,
      endpoint: settings.CONTENT_ENDPOINT,
      apiKey: settings.CONTENT_API_KEY,
      editingKey: settings.EDITING_KEY,
      sites,
      onAnswer: noteContentAnswer,
    }),
    directory: {
      ...createDirectoryAdapter(directory),
      ...keptListings(createListings({ ...directory, search })),
    },
    // Every open page asks for the same waits; one call in 15 s serves them all. Records carry their own age.
    waits: { all: createMemo(() => waits.all(), { lifetimeMs: 15 * SECOND, staleMs: 60 * SECOND }) },
    reputation: createReputationAdapter({ http, endpoint: settings.REPUTATION_ENDPOINT }),
    maps: mapsOf(settings, http),
    ...authoringOf(settings, http),
    icons: createIconsAdapter({ http, endpoint: settings.ICONS_ENDPOINT, token: settings.ICON_KIT_TOKEN }),
    edge: edgeOf(settings, http),
    searchProxy,
    search,
    healthTopics: (locale) => healthTopics[searchLocale(locale, settings.SEARCH_LOCALES)](),
    sites,
    identities: {
      main: identity('main', settings.SITE_ORIGIN, settings.ORGANISATION_NAME),
      plan: identity('plan', settings.PLAN_SITE_ORIGIN, settings.PLAN_ORGANISATION_NAME),
    },
    config: publicConfig(settings),
  };
}

const countCall = ({ upstream, call, outcome, ms }: ObservedCall) =>
  observe({ kind: 'upstream', upstream, call, outcome, ms });

/** Lets figures tell how it is between the site and its sources. */
function reportedOn(http: HttpClient): HttpClient {
  reportStates(http.states);
  return http;
}

/** Where places are looked up, in the area of the network. */
const mapsOf = ({ MAPS_ENDPOINT: endpoint, MAPS_KEY: key, MAPS_AREA: area }: Env, http: HttpClient) =>
  createMapsAdapter({ http, endpoint, key, area });

/** Saving with the platform's client credentials, where there are any. */
function authoringOf(settings: Env, http: HttpClient): { authoring?: AuthoringPort } {
  const { AUTHORING_ENDPOINT: endpoint, AUTHORING_CLIENT_ID: clientId } = settings;
  const { AUTHORING_CLIENT_SECRET: clientSecret, JSS_EDITING_SECRET: secret } = settings;
  if (!endpoint || !clientId || !clientSecret || !secret) return {};
  return {
    authoring: vendorAuthoring({
      ...{ http, endpoint, clientId, clientSecret },
      tokenEndpoint: settings.AUTHORING_TOKEN_ENDPOINT,
      audience: settings.AUTHORING_AUDIENCE,
    }),
  };
}

/** Where nobody is to be told there is nobody to tell. */
const edgeOf = ({ EDGE_PURGE_URLS, EDGE_PURGE_HEADER }: Env, http: HttpClient): EdgePort =>
  createEdgeAdapter({
    http,
    urls: EDGE_PURGE_URLS,
    header: EDGE_PURGE_HEADER,
    everything: [siteKey('main'), siteKey('plan')],
  });

/** Lists change rarely and are long to make: ten minutes, and the last good one for a day. */
const kept = <T>(call: () => Promise<T>) =>
  createMemo(call, { lifetimeMs: 600 * SECOND, staleMs: 86_400 * SECOND });

function keptListings(listings: Listings): Listings {
  const specialties = {
    en: kept(() => listings.professionalSpecialties('en')),
    es: kept(() => listings.professionalSpecialties('es')),
  };
  const services = { en: kept(() => listings.services('en')), es: kept(() => listings.services('es')) };
  const options = {
    hospitals: kept(() => listings.dropdownOptions('hospitals')),
    payors: kept(() => listings.dropdownOptions('payors')),
    'medical-groups': kept(() => listings.dropdownOptions('medical-groups')),
  };
  return {
    facilityCities: kept(() => listings.facilityCities()),
    professionalCities: kept(() => listings.professionalCities()),
    professionalSpecialties: (locale) => specialties[locale](),
    locationTypes: kept(() => listings.locationTypes()),
    dropdownOptions: (kind) => options[kind](),
    services: (locale) => services[locale](),
  };
}

function identity(variant: SiteVariant, origin: string, name: string): SiteIdentity {
  return { variant, origin, name, searchPath: VARIANTS[variant].searchPath };
}

// Pages and API routes are separate bundles; what must be one per process (breakers, caches) hangs on it.
const KEY = Symbol.for('site.services');
const holder = globalThis as { [KEY]?: Services };

/** The services of this process, joined on first use. Throws EnvProblem when the environment is wrong. */
export function services(): Services {
  if (!holder[KEY]) {
    const made = compose(env());
    sharePhrases((variant) => made.content.forgetPhrases(made.sites[variant]));
    holder[KEY] = made;
  }
  return holder[KEY];
}
