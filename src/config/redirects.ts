import type { Redirect, RouteHas } from 'next/dist/lib/load-custom-routes.js';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import type { Env } from './env.ts';
import { planHostPattern } from './variants.ts';

/*
 * Temporary redirects as data (S-040–S-074). A host that is not configured leaves its rows out. A row applies on the
 * site that has its target.
 */

/** The sixteen shortcuts below find-location; each is carried through unchanged. */
export const LOCATION_SHORTCUTS = [
  'birth-centers',
  'care-centers',
  'emergency-rooms',
  'home-health-hospice',
  'hospitals',
  'imaging',
  'integrative-health-healing',
  'labs',
  'libraries-resource-centers',
  'occupational-health',
  'pharmacies-outpatient',
  'physical-therapy-rehab',
  'surgery-centers',
  'transplant-outreach-clinics',
  'urgent-care',
  'walk-in-care',
];

/** First segments below find-doctor that stay where they are (S-043–S-046, A-04: whole segments). */
export const KEPT_DOCTOR_SEGMENTS = ['specialty', 'city', 'doctor-by-city', 'doctor-by-specialty'];

/** Query keys that make `/find-location` a search rather than the bare root. */
export const SEARCH_KEYS = ['verticalKey', 'query', 'facets', 'staticFilters', 'sortBys', 'offset', 'limit'];

/** Where the bare find-location root leads this season (S-065). */
export const SEASONAL_LOCATION_PAGE = '/find-location/type/flu-clinic';

const temporary = (
  source: string,
  destination: string,
  extra: Partial<Pick<Redirect, 'has' | 'missing' | 'locale'>> = {},
): Redirect => ({ source, destination, permanent: false, ...extra });

const onHost = (name: string): RouteHas[] => [
  { type: 'host', value: name.replace(/:.*/, '').toLowerCase().replaceAll('.', '\\.') },
];

/** Rows of other domains' hosts (S-069–S-072). They come first and take every path of their host. */
function otherDomainRedirects(env: Env): Redirect[] {
  const hosts = env.OTHER_DOMAIN_HOSTS;
  if (!hosts) return [];
  const rows: Redirect[] = [];
  // `locale: false`: the target is another site. Next matches such rows with the language in the path, so that
  // the root is '/en'.
  for (const name of hosts.communityConnect) {
    const has = onHost(name);
    const target = env.SITE_ORIGIN + hosts.communityConnectPath;
    rows.push(temporary('/:locale(en|es)', target, { has, locale: false }));
    rows.push(temporary('/:path*', `${env.SITE_ORIGIN}/404`, { has, locale: false }));
  }
  for (const name of hosts.employerProgram) {
    const has = onHost(name);
    const target = env.SITE_ORIGIN + hosts.employerProgramPath;
    rows.push(temporary('/:locale(en|es)', target, { has, locale: false }));
    for (const [path, section] of Object.entries(hosts.employerProgramPaths)) {
      rows.push(temporary(`/:locale(en|es)${path}`, target + section, { has, locale: false }));
    }
    rows.push(temporary('/:path*', `${env.SITE_ORIGIN}/404`, { has, locale: false }));
  }
  return rows;
}

/** Every redirect of the site, in the order they are tried. All answer 307 (S-040, A-06). */
export function redirects(env: Env): Redirect[] {
  const kept = KEPT_DOCTOR_SEGMENTS.join('|');
  const planHost: RouteHas = { type: 'host', value: planHostPattern(env.PLAN_SITE_ORIGIN) };
  const onMain = (source: string, destination: string, keys: readonly string[] = []) =>
    temporary(source, destination, {
      missing: [planHost, ...keys.map((key): RouteHas => ({ type: 'query', key }))],
    });
  return [
    ...otherDomainRedirects(env),
    temporary('/find-clinician', '/find-provider'),
    temporary('/find-clinician/:tail*', '/find-provider'),
    onMain('/find-doctor/doctor-by-specialty', '/find-doctor/specialty'),
    temporary('/find-doctor', '/find-provider'),
    temporary(`/find-doctor/:tail((?!(?:${kept})(?:/|$)).+)`, '/find-provider'),
    onMain('/find-location/browse', '/find-location/type'),
    // A row for each: one for all would carry the letter case it was asked in.
    ...LOCATION_SHORTCUTS.map((shortcut) =>
      onMain(`/find-location/${shortcut}`, `/find-location/type/${shortcut}`),
    ),
    onMain('/find-location', SEASONAL_LOCATION_PAGE, SEARCH_KEYS),
    onMain('/health-plan/plan', '/health-plan'),
    onMain('/health-plan/med-group', '/health-plan'),
    onMain('/health-plan/hospital', '/health-plan'),
    ...(env.WAIT_TIME_HOST
      ? [
          temporary('/monitor', `${env.WAIT_TIME_HOST}/monitor`),
          temporary('/monitor/:path*', `${env.WAIT_TIME_HOST}/monitor/:path*`),
          temporary('/slide-image/:path*', `${env.WAIT_TIME_HOST}/slide-image/:path*`),
        ]
      : []),
  ];
}

/** Whether a row applies on a site, hosts of other domains aside. */
export const appliesTo = ({ missing = [] }: Redirect, variant: SiteVariant): boolean =>
  variant === 'main' || !missing.some(({ type }) => type === 'host');
