import { bareFacility } from '#src/components/entity/facility/testing/facilityFixture.ts';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { parseEnv } from '#src/config/env.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import type { PageServices } from '#src/page/createPage.ts';
import type { BreadcrumbItem, ContentPort, RedirectRule } from '#src/ports/ContentPort.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import type { MapsPort } from '#src/ports/FeedPorts.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';
import { publicConfig } from '#src/server/publicConfig.ts';

export interface PageWorld {
  /** Layouts by 'site locale path'. A path ending in '*' stands for every address below it. */
  layouts: Record<string, LayoutServiceData>;
  facilities: Facility[];
  /** Facilities that were deleted. */
  deleted: Facility[];
  redirects: RedirectRule[];
  /** The way to an item, the item last; others are below the search for locations. */
  ways: Record<string, BreadcrumbItem[]>;
  /** Parts of the world that do not answer. */
  down: Set<'layout' | 'entity' | 'dictionary' | 'breadcrumb' | 'languages' | 'redirects' | 'editing'>;
  phrases: Record<string, string>;
  asked: string[];
  logged: Record<string, unknown>[];
}

/** A layout answer with some renderings in `main`. */
export function layoutOf(
  name: string,
  options: { fields?: Record<string, unknown>; main?: unknown[]; wildcard?: boolean } = {},
): LayoutServiceData {
  const { fields = {}, main = [], wildcard = false } = options;
  return {
    sitecore: {
      context: { pageEditing: false, language: 'en', ...(wildcard ? { wildcard: { segments: [] } } : {}) },
      route: { name, itemId: `item-${name}`, displayName: name, fields, placeholders: { main } },
    },
  } as unknown as LayoutServiceData;
}

export const facilityOf = (extra: Partial<Facility> = {}): Facility =>
  bareFacility({
    id: '12',
    uid: '700012',
    slug: 'harbor-street',
    path: '/find-location/facility/harbor-street-12',
    name: 'Harbor Street Care Center',
    locationTypes: ['Urgent Care'],
    ...extra,
  });

/** Content platform and directory as plain data, for the tests of page steps. */
export function pageWorld(part: Partial<PageWorld> = {}): { world: PageWorld; services: PageServices } {
  const world: PageWorld = {
    layouts: {},
    facilities: [],
    deleted: [],
    redirects: [],
    ways: {},
    down: new Set(),
    phrases: {},
    asked: [],
    logged: [],
    ...part,
  };
  const identity = (variant: 'main' | 'plan', origin: string, name: string) => ({
    variant,
    origin,
    name,
    searchPath: '/search',
  });
  return {
    world,
    services: {
      content: contentOf(world),
      directory: directoryOf(world),
      search: {} as SearchPort,
      maps: {} as MapsPort,
      sites: { main: 'main', plan: 'plan' },
      identities: {
        main: identity('main', 'https://www.example.org', 'Meridian Health'),
        plan: identity('plan', 'https://plan.example.org', 'Meridian Plan'),
      },
      config: publicConfig(parseEnv({})),
      log: (entry) => void world.logged.push(entry),
    },
  };
}

function contentOf(world: PageWorld): ContentPort {
  const stop = (name: Parameters<PageWorld['down']['has']>[0]) => {
    if (world.down.has(name)) throw new Error(`${name} is down`);
  };
  return {
    async layout(site: string, path: string, locale: string) {
      world.asked.push(`layout ${site} ${locale} ${path}`);
      if (world.down.has('layout')) return { kind: 'failed', error: new Error('layout is down') };
      const exact = world.layouts[`${site} ${locale} ${path}`];
      const star = Object.keys(world.layouts).find(
        (key) => key.endsWith('*') && `${site} ${locale} ${path}`.startsWith(key.slice(0, -1)),
      );
      const value = exact ?? (star ? world.layouts[star] : undefined);
      return value ? { kind: 'found', value } : { kind: 'absent' };
    },
    async editingLayout(request: object) {
      stop('editing');
      world.asked.push(`editing ${JSON.stringify(request)}`);
      return { layout: layoutOf('Draft'), dictionary: { 'shell.skipToContent': 'Draft skip' } };
    },
    postedLayout(layout: unknown) {
      world.asked.push('posted layout checked');
      return layout;
    },
    async dictionary() {
      stop('dictionary');
      return world.phrases;
    },
    async breadcrumb(itemId: string) {
      stop('breadcrumb');
      return (
        world.ways[itemId] ?? [
          { title: 'Home', path: '/' },
          { title: 'Locations', path: '/find-location' },
          { title: '*', path: '/find-location/facility/*' },
        ]
      );
    },
    async itemLanguages() {
      stop('languages');
      return [
        { name: 'en', path: '/about' },
        { name: 'es', path: '/es/about' },
      ];
    },
    async redirects() {
      stop('redirects');
      return world.redirects;
    },
    async errorPage(_site: string, _locale: string, kind: string) {
      if (world.down.has('layout')) return { kind: 'failed', error: new Error('layout is down') };
      const value = world.layouts[kind];
      return value ? { kind: 'found', value } : { kind: 'absent' };
    },
  } as unknown as ContentPort;
}

function directoryOf(world: PageWorld): DirectoryPort {
  return {
    async entity(_type: string, id: string, locale: string) {
      world.asked.push(`entity ${id} ${locale}`);
      if (world.down.has('entity')) return { kind: 'failed', error: new Error('entity is down') };
      const same = world.facilities.filter((facility) => facility.id === id);
      const value = same.find((facility) => facility.locale === locale) ?? same[0];
      if (value) return { kind: 'found', value };
      const former = world.deleted.find((facility) => facility.id === id);
      return { kind: 'absent', ...(former && { former }) };
    },
    async service() {
      if (world.down.has('entity')) return { kind: 'failed', error: new Error('entity is down') };
      return { kind: 'absent' };
    },
  } as unknown as DirectoryPort;
}
