import type { ObservedCall, UpstreamState } from '#src/adapters/http/createHttpClient.ts';
import type { PageSizes } from '../pageCache/createPageStore.ts';

/** How a kept page was found: shown, shown while it is made anew, not to be shown, known to lead nowhere, or not there. */
export type PageRead = 'fresh' | 'stale' | 'outdated' | 'absent' | 'missing';

/** Something that happened and is counted: never an address, and nothing that a visitor typed. */
export type Observation =
  | ({ kind: 'upstream' } & ObservedCall)
  | { kind: 'page-read'; result: PageRead; ageSeconds?: number | undefined }
  | { kind: 'page-kept'; isPage: boolean };

/** Pages, API routes and what Next loads beside them are separate bundles: only what is global is the same for all. */
interface Post {
  observer?: (observation: Observation) => void;
  states?: () => UpstreamState[];
  pageSizes?: () => Promise<PageSizes>;
}
const KEY = Symbol.for('figures of this process');
const place = globalThis as { [KEY]?: Post };
const post = () => (place[KEY] ??= {});

/** Counts something, where somebody counts. */
export function observe(observation: Observation): void {
  place[KEY]?.observer?.(observation);
}

/** Has everything that is observed from now on counted. */
export function countWith(observer: (observation: Observation) => void): void {
  post().observer = observer;
}

/** Says where the state of the sources can be read. */
export function reportStates(states: () => UpstreamState[]): void {
  post().states = states;
}

/** Says where the size of the page cache can be read. */
export function reportPageSizes(pageSizes: () => Promise<PageSizes>): void {
  post().pageSizes = pageSizes;
}

/** The state of the sources called so far. */
export const upstreamStates = (): UpstreamState[] => place[KEY]?.states?.() ?? [];

/** What the page cache holds; undefined before the first page. */
export const pageSizes = async (): Promise<PageSizes | undefined> => place[KEY]?.pageSizes?.();
