/** What visitors ask for, as far as a server can tell it apart. */
export type TrafficKind =
  | 'file'
  | 'provider'
  | 'facility'
  | 'content'
  | 'home'
  | 'autocomplete'
  | 'search'
  | 'waits'
  | 'nowhere'
  | 'sitemap';

/**
 * Shares of a hundred requests. Half of the pages people come to from a search engine are of somebody or some place; a browser
 * has most files already; one address in a hundred and more is an old or a made-up one.
 */
export const SHARES: Record<TrafficKind, number> = {
  file: 30,
  provider: 16,
  facility: 12,
  content: 12,
  home: 8,
  autocomplete: 8,
  search: 6,
  waits: 6,
  nowhere: 1.5,
  sitemap: 0.5,
};
export const KINDS = Object.keys(SHARES) as TrafficKind[];

/** One request as it is to be sent, and the status of its good answer. */
export interface Asked {
  kind: TrafficKind;
  path: string;
  status: number;
  /** Address of the visitor, whom limits count by. */
  visitor: string;
}

/** Addresses a running site has. */
export interface Addresses {
  providers: readonly string[];
  facilities: readonly string[];
  content: readonly string[];
  files: readonly string[];
}

const WORDS =
  'heart knee skin cancer children back pain allergy eye pregnancy flu therapy diabetes asthma sleep thyroid';
const PLACES = [
  'sacramento',
  'oakland',
  'fresno',
  '95814',
  'modesto',
  'san francisco',
  'spanish',
  'video visit',
];
const VISITORS = 60_000;

/** An endless line of requests in the shares above; `random` gives numbers from 0 to below 1. */
export function createTraffic(addresses: Addresses, random: () => number): () => Asked {
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('The site has no address of a kind that is to be asked for');
    return one;
  };
  /** The first are asked for far more often than the last, as on every site. */
  const popular = <T>(list: readonly T[]): T => pick(list.slice(0, Math.ceil(list.length * random() ** 3)));
  const words = WORDS.split(' ');
  // Two words and a number of a thousand: hardly one is asked twice.
  const search = () => `${pick(words)} ${pick(words)} ${pick(PLACES)} ${Math.floor(random() * 1000)}`;
  const paths: Record<TrafficKind, () => string> = {
    file: () => pick(addresses.files),
    provider: () => popular(addresses.providers),
    facility: () => popular(addresses.facilities),
    content: () => popular(addresses.content),
    home: () => (random() < 0.15 ? '/es' : '/'),
    autocomplete: () =>
      '/api/search/v2/accounts/me/search/vertical/autocomplete?experienceKey=search&v=20220511&locale=en' +
      `&verticalKey=healthcare_professionals&input=${encodeURIComponent(pick(words).slice(0, 3 + Math.floor(random() * 3)))}`,
    search: () =>
      random() < 0.5
        ? `/find-provider?query=${encodeURIComponent(JSON.stringify(search()))}`
        : `/search?query=${encodeURIComponent(JSON.stringify(search()))}`,
    waits: () => '/api/waitTimes',
    nowhere: () => `/nowhere-${Math.floor(random() * 1e6)}`,
    sitemap: () => '/sitemap.xml',
  };
  return () => {
    let left = random() * 100;
    const kind = KINDS.find((one) => (left -= SHARES[one]) < 0) ?? 'home';
    const visitor = Math.floor(random() * VISITORS);
    return {
      kind,
      path: paths[kind](),
      status: kind === 'nowhere' ? 404 : 200,
      visitor: `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    };
  };
}
