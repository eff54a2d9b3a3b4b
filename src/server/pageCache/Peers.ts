import type { SiteVariant } from '#src/domain/entities/common.ts';

/** Since when something holds of addresses: milliseconds by the address. */
export type Marks = Readonly<Record<string, number>>;

/** What was published, as processes that share their pages tell each other. */
export interface News {
  /** What is kept below these addresses is outdated. */
  outdated?: Marks;
  /** These pages are being made anew. */
  expected?: Marks;
  /** Addresses below these lead elsewhere. */
  moved?: Marks;
  /** Sites whose phrases changed. */
  phrases?: readonly SiteVariant[];
  /** Sites whose redirects changed. */
  redirects?: readonly SiteVariant[];
}

/** Who is to make a page: this process, as nobody else would; this one of several; another one. */
export type Claim = 'alone' | 'ours' | 'theirs';

/** Other processes that show the same pages. */
export interface Peers {
  /**
   * Asks to be the one who makes a page; the answer holds for seconds. `isOrdered`: it is to be made whoever makes it already,
   * who knew less. Never rejects.
   */
  claim(key: string, isOrdered: boolean): Promise<Claim>;
  /** It is made, or was given up. Never rejects. */
  release(key: string): Promise<void>;
  /** Resolves when somebody may have kept the page, or after some milliseconds. */
  untilKept(key: string, withinMs: number): Promise<void>;
  /** Told to all others: those that cannot be reached now are told when they can be. Never rejects. */
  tell(news: News): Promise<void>;
  /** Has a function hear what others tell. */
  onNews(hear: (news: News) => void): void;
}

/** Nobody. */
export const ALONE: Peers = {
  claim: async () => 'alone',
  release: async () => {},
  untilKept: async () => {},
  tell: async () => {},
  onNews: () => {},
};

/** The later of each. */
export function latestOf(some: Marks, others: Marks): Marks {
  const latest: Record<string, number> = { ...some };
  for (const [address, at] of Object.entries(others)) latest[address] = Math.max(at, latest[address] ?? at);
  return latest;
}
