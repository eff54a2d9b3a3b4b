import { createHash } from 'node:crypto';
import type { LinkUse } from './linksIn.ts';

/** An own address that was found. */
export interface Target {
  url: string;
  kind: string;
  rank: string;
  isWhole: boolean;
  uses: Set<LinkUse>;
  from: string[];
  links: number;
  state: 'waiting' | 'asked';
  ids?: ReadonlySet<string>;
}

export interface FrontierLimits {
  /** Most addresses handed out. */
  limit: number;
  /** Most of one kind; see `kindOf`. */
  perKind: number;
  /** Decides which addresses of a large kind come first. */
  seed: string;
}

/** Places remembered for one address. */
export const MOST_FROM = 5;

/** The addresses a crawl knows, and which of them comes next: one of the kind that was asked least. */
export class CrawlFrontier {
  /** Addresses handed out, by kind. */
  readonly asked: Record<string, number> = {};
  readonly #targets = new Map<string, Target>();
  readonly #waiting = new Map<string, Target[]>();
  readonly #limits: FrontierLimits;
  #total = 0;

  constructor(limits: FrontierLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#targets.size;
  }

  /** Notes a link to an address; `isWhole` addresses are handed out whatever the limit of their kind says. */
  add(url: string, use: LinkUse, from: string, isWhole: boolean): Target {
    const target = this.#targets.get(url) ?? this.#newTarget(url, isWhole);
    if (isWhole && !target.isWhole) {
      target.isWhole = true;
      if (target.state === 'waiting') insert(this.#waiting, target);
    }
    target.uses.add(use);
    target.links += 1;
    if (target.from.length < MOST_FROM) target.from.push(from);
    return target;
  }

  #newTarget(url: string, isWhole: boolean): Target {
    const rank = createHash('sha1').update(`${this.#limits.seed} ${url}`).digest('hex').slice(0, 12);
    const target: Target = {
      ...{ url, kind: kindOf(url), rank, isWhole },
      ...{ uses: new Set<LinkUse>(), from: [], links: 0, state: 'waiting' },
    };
    this.#targets.set(url, target);
    insert(this.#waiting, target);
    return target;
  }

  /** The waiting address of the kind that was asked least; undefined when none may be asked any more. */
  next(): Target | undefined {
    if (this.#total >= this.#limits.limit) return undefined;
    let best: { list: Target[]; count: number } | undefined;
    for (const [kind, list] of this.#waiting) {
      while (list.length > 0 && list.at(-1)?.state !== 'waiting') list.pop();
      const head = list.at(-1);
      if (!head) continue;
      const count = this.asked[kind] ?? 0;
      if (count >= this.#limits.perKind && !head.isWhole) continue;
      if (!best || count < best.count) best = { list, count };
    }
    const target = best?.list.pop();
    if (!target) return undefined;
    target.state = 'asked';
    this.asked[target.kind] = (this.asked[target.kind] ?? 0) + 1;
    this.#total += 1;
    return target;
  }

  /** Addresses that were found and not handed out, by kind. */
  left(): Record<string, number> {
    const left: Record<string, number> = {};
    for (const { state, kind } of this.#targets.values())
      if (state === 'waiting') left[kind] = (left[kind] ?? 0) + 1;
    return left;
  }
}

/**
 * Groups addresses that are alike: the site and language, the first two segments of a path (of two the first), and the names
 * of its parameters. Built files are one kind for each type.
 */
export function kindOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const [, language = '', path = '/'] = /^(\/es)?(\/.*|$)/.exec(pathname) ?? [];
  const segments = path.split('/').filter(Boolean);
  const kept = segments.slice(0, segments.length > 2 ? 2 : 1);
  const name =
    segments[0] === '_next'
      ? ['_next', /\.(\w+)$/.exec(path)?.[1] ?? '']
      : [...kept, ...(segments.length > 1 ? ['*'] : [])];
  const keys = [...new Set(searchParams.keys())].sort();
  return `${host}${language}/${name.join('/')}${keys.length > 0 ? `?${keys.join('&')}` : ''}`;
}

/** Puts a target into its kind's list; those that must be visited, then those of the highest rank, are at the end. */
function insert(waiting: Map<string, Target[]>, target: Target): void {
  const list = waiting.get(target.kind) ?? [];
  waiting.set(target.kind, list);
  const value = ({ isWhole, rank }: Target) => `${isWhole ? 1 : 0}${rank}`;
  const own = value(target);
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other && value(other) < own) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, target);
}
