/** How long an answer may be kept, and by whom. */
export type Caching =
  | { kind: 'none' }
  | { kind: 'shared'; seconds: number; staleSeconds?: number }
  | { kind: 'browser'; seconds: number };

/** The Cache-Control value. Nothing the site answers varies by a request header. */
export function cacheControl(caching: Caching): string {
  switch (caching.kind) {
    case 'none':
      return 'private, no-store';
    case 'shared':
      return `public, max-age=0, s-maxage=${caching.seconds}, stale-while-revalidate=${caching.staleSeconds ?? caching.seconds * 10}`;
    case 'browser':
      return `private, max-age=${caching.seconds}`;
  }
}
