import { findLocation, planSite, site } from './addresses.ts';
import { featuredFacility, pathOf } from './directory.ts';
import { entityKinds, ownPath, sample } from './entityKinds.ts';
import { addressOf, screens } from './screens.ts';
import { searchAddress } from './searchPage.ts';

/** A page of the demo network; its address on one of the two sites. */
export interface DemoPage {
  name: string;
  address(): Promise<string> | string;
}

const at = (path: string): DemoPage => ({ name: path, address: () => site + path });

/** Pages of the demo network on which those components stand that need an entity, a search or a source's answer. */
export const demoPages: readonly DemoPage[] = [
  ...entityKinds.map((kind) => ({
    name: `a ${kind.name}`,
    address: async () =>
      (kind.isPlan ? planSite : site) + (await ownPath(kind, await sample(kind, 'rich'), '')),
  })),
  { name: 'a featured facility', address: async () => site + pathOf(await featuredFacility()) },
  ...screens.map((screen) => ({
    name: `search: ${screen.name}`,
    address: () =>
      screen.asksFirst ? searchAddress(addressOf(screen), { query: screen.words }) : addressOf(screen),
  })),
  ...[
    '/',
    '/about-us',
    '/about-us/news',
    '/contact',
    '/find-doctor/city/fresno',
    '/find-doctor/city/fresno/cardiology',
    '/find-doctor/doctor-by-city',
    '/find-doctor/specialty',
    '/find-doctor/specialty/cardiology',
    '/find-location/city/fresno/urgent-care',
    '/find-location/type',
    '/find-location/type/urgent-care',
    `${findLocation}&query=%22zzzzqqq%22`,
    '/giving',
    '/health',
    '/health-plan',
    '/health/winter-at-home',
    '/indexing-sitemap.html',
    '/patients',
    '/regions/sacramento',
    '/search',
    '/services/cancer',
    '/services/emergency',
    '/services/heart',
    '/visitors/parking',
    '/volunteering',
  ].map(at),
  { name: 'the plan’s advice on doctors', address: () => `${planSite}/members/choose-doctor` },
];
