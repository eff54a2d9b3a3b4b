import { findLocation, planSite, site } from './addresses.ts';

export interface SearchScreenAddress {
  name: string;
  /** Address after the locale. */
  path: string;
  origin: string;
  /** Result card at the root of each row. */
  isGrid?: boolean;
  /** Shows nothing of its own until something is asked for. */
  asksFirst?: boolean;
  /** Words that find something. */
  words: string;
}

const on = (origin: string, name: string, path: string, words: string, more = {}): SearchScreenAddress => ({
  name,
  path,
  origin,
  words,
  ...more,
});

/** Every search screen of both sites (search spec 2.1 – 2.3). */
export const screens: readonly SearchScreenAddress[] = [
  on(site, 'site search', '/search', 'heart', { asksFirst: true }),
  on(site, 'providers', '/find-provider', 'heart'),
  on(site, 'locations', findLocation, 'urgent care'),
  on(site, 'awards', '/about-us/awards', 'heart'),
  on(site, 'events', '/find-event', 'class'),
  on(site, 'ask an expert', '/ask-an-expert', 'heart'),
  on(site, 'health library', '/health/library', 'heart'),
  on(site, 'articles', '/health/articles', 'heart', { isGrid: true }),
  on(site, 'research', '/research', 'heart'),
  on(site, 'research search', '/Research-Search-Results', 'heart', { asksFirst: true }),
  on(site, 'services', '/services', 'heart', { isGrid: true }),
  on(site, 'volunteering', '/volunteering/opportunities', 'hospital'),
  on(site, 'patient stories', '/patient-stories', 'heart', { isGrid: true }),
  on(planSite, 'plan providers', '/find-provider', 'family'),
  on(planSite, 'plan facilities', '/find-facility', 'hospital'),
  on(planSite, 'plan search', '/search', 'benefits'),
];

export const addressOf = ({ origin, path }: SearchScreenAddress, locale = '') => `${origin}${locale}${path}`;
