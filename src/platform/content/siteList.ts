import type { PlatformContext } from '../PlatformModule.ts';
import type { SiteDescription } from './renderLayout.ts';

export type SiteName = 'main' | 'plan';

export interface Site extends SiteDescription {
  name: SiteName;
  origin: string;
}

/**
 * The two sites with the hosts they answer to. The main site takes every host nobody else has: a client that meets
 * an unknown host name would otherwise fail on every page.
 */
export function siteList(origins: PlatformContext['siteOrigins'], studioOrigin?: string): Site[] {
  const hosts = (origin: string, local: string) => [...new Set([local, new URL(origin).hostname])];
  const plan = hosts(origins.plan, 'plan.localhost');
  const main = hosts(origins.main, 'localhost').filter((host) => !plan.includes(host));
  return [
    { name: 'main', language: 'en', hostName: [...main, '*'].join('|'), origin: origins.main, studioOrigin },
    { name: 'plan', language: 'en', hostName: plan.join('|'), origin: origins.plan, studioOrigin },
  ];
}

/** Site names are compared without letter case, as the client's own resolver does. */
export function siteNamed(sites: readonly Site[], name: string): Site | undefined {
  return sites.find((site) => site.name === name.toLowerCase());
}
