import type { Redirect } from '../../content/siteSettings.ts';

const to = (pattern: string, target: string): Redirect => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  locale: '',
});

const LOCATION_SEARCH = '/find-location?verticalKey=healthcare_facilities';
const RESEARCH_SEARCH = '/Research-Search-Results?verticalKey=';

/**
 * What editors of the demo have for the steps between its sections and their pages, which people reach by shortening an
 * address: each leads to the page that lists what is below.
 */
export const seedRedirects: Readonly<Record<'main' | 'plan', readonly Redirect[]>> = {
  main: [
    to('/ask-an-expert/answers', '/ask-an-expert'),
    to('/care', '/care/where-to-go'),
    to('/find-doctor/city', '/find-doctor/doctor-by-city'),
    to('/find-location/city', '/find-location/type'),
    to('^/find-location/city/[^/]+$', '/find-location/type'),
    to('/find-location/facility', LOCATION_SEARCH),
    to('/news', '/about-us/news'),
    to('/provider-details', '/find-provider'),
    to('/research/clinical-trials', `${RESEARCH_SEARCH}clinical_trial`),
    to('/research/investigators', `${RESEARCH_SEARCH}investigator`),
    to('/research/publications', `${RESEARCH_SEARCH}research_publication`),
  ],
  plan: [to('/plans', '/shop-plans'), to('/provider-details', '/find-provider')],
};
