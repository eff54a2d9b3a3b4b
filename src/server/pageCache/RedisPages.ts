import { randomUUID } from 'node:crypto';
import { createBoundedMap } from './createBoundedMap.ts';
import type { KeptPage } from './createPageStore.ts';
import { sharedName } from './createSharedStore.ts';
import type { SharedAnswer, SharedPages } from './createSharedStore.ts';
import { HELD_SECONDS } from './heldSeconds.ts';
import { unpackPage } from './packPage.ts';
import type { Marks, News } from './Peers.ts';
import { RedisLink } from './RedisLink.ts';
import type { RedisLinkOptions } from './RedisLink.ts';
import { RELEASE, REMOVE, TELL, WRITE } from './redisScripts.ts';

export interface RedisPagesOptions extends Pick<RedisLinkOptions, 'url' | 'onState' | 'onProblem'> {
  /** What this installation's keys begin with: its sites, whatever build of them. */
  installation: string;
  /** The build and what it is configured with: pages of another are not these. */
  made: string;
}

const HELD_MS = HELD_SECONDS * 1000;
/** Marks and the stream outlive every page. */
const NEWS_MS = 2 * HELD_MS;
const NEWS_KEPT = 10_000;
/** Longer than anybody takes to make a page, so that one begun before a removal does not come after it. */
const REMOVED_MS = 60_000;
/** How long one who makes a page may take before another tries. */
const CLAIM_MS = 10_000;
const CLAIMS_KEPT = 10_000;

/**
 * Pages in Redis (or Valkey). Instants are kept by Redis's own clock, so that it does not matter what those of the machines
 * say. In one stream everybody says what they have kept and what was published.
 */
export class RedisPages implements SharedPages {
  #link: RedisLink;
  #self = randomUUID();
  #made: string;
  #keys: { marks: string; stream: string; page: (name: string) => string; lock: (name: string) => string };
  #tokens = createBoundedMap<string>(CLAIMS_KEPT);
  #events: Parameters<SharedPages['on']>[0] = { up: () => {}, kept: () => {}, news: () => {} };

  constructor({ installation, made, ...options }: RedisPagesOptions) {
    this.#made = made;
    this.#keys = {
      marks: `${installation}:marks`,
      stream: `${installation}:news`,
      page: (name) => `${installation}:${made}:page:${name}`,
      lock: (name) => `${installation}:${made}:lock:${name}`,
    };
    this.#link = new RedisLink({
      ...options,
      stream: this.#keys.stream,
      onReachable: () => this.#readMarks(),
      onUp: () => this.#events.up(),
      onEntry: (fields) => this.#hear(fields),
    });
  }

  isUp = () => this.#link.isUp();
  on = (events: Parameters<SharedPages['on']>[0]) => void (this.#events = events);
  close = () => this.#link.close();

  read(key: string, own: KeptPage | undefined): Promise<SharedAnswer> {
    const link = this.#link;
    const { ours, theirs } = link;
    return this.#link.or<SharedAnswer>({ kind: 'failed' }, async () => {
      const name = this.#keys.page(sharedName(key));
      const [madeAt, heldAt] = await link.ask<(Buffer | null)[]>('HMGET', name, 'made', 'held');
      if (!madeAt) return { kind: 'none' };
      if (!heldAt) return { kind: 'gone', at: ours(Number(madeAt)) };
      if (own && theirs(own.madeAt) === Number(madeAt) && theirs(own.heldAt) === Number(heldAt))
        return { kind: 'same' };
      const [packed, made, held] = await link.ask<(Buffer | null)[]>('HMGET', name, 'bytes', 'made', 'held');
      const page = packed ? await unpackPage(key, packed) : undefined;
      if (!packed || !page) return { kind: 'none' };
      return {
        ...{ kind: 'page', packed },
        page: { ...page, madeAt: ours(Number(made)), heldAt: ours(Number(held)) },
      };
    });
  }

  write(key: string, page: KeptPage, packed: Buffer): Promise<'kept' | 'refused' | 'failed'> {
    const { theirs } = this.#link;
    return this.#link.or<'kept' | 'refused' | 'failed'>('failed', async () => {
      const name = sharedName(key);
      const kept = await this.#link.run(
        WRITE,
        [this.#keys.page(name), this.#keys.stream],
        [
          ...[theirs(page.madeAt), theirs(page.heldAt), page.isIncomplete ? 1 : 0, packed],
          ...[page.isIncomplete ? lifeOf(page) : HELD_MS, HELD_MS],
          ...[this.#self, `${this.#made}:${name}`, NEWS_KEPT, NEWS_MS],
        ],
      );
      return kept === 1 ? 'kept' : 'refused';
    });
  }

  remove(key: string, at: number): Promise<'kept' | 'failed'> {
    const { theirs } = this.#link;
    return this.#link.or<'kept' | 'failed'>('failed', async () => {
      const name = sharedName(key);
      await this.#link.run(
        REMOVE,
        [this.#keys.page(name), this.#keys.stream],
        [...[theirs(at), REMOVED_MS, HELD_MS], ...[this.#self, `${this.#made}:${name}`, NEWS_KEPT, NEWS_MS]],
      );
      return 'kept';
    });
  }

  claim(key: string, isOrdered: boolean): Promise<'ours' | 'theirs' | 'failed'> {
    return this.#link.or<'ours' | 'theirs' | 'failed'>('failed', async () => {
      const name = this.#keys.lock(sharedName(key));
      const token = randomUUID();
      const only = isOrdered ? [] : ['NX'];
      const taken = await this.#link.ask<Buffer | null>('SET', name, token, 'PX', String(CLAIM_MS), ...only);
      if (!taken) return 'theirs';
      this.#tokens.set(key, token, 1);
      return 'ours';
    });
  }

  async release(key: string): Promise<void> {
    const token = this.#tokens.get(key);
    if (token === undefined) return;
    this.#tokens.delete(key);
    await this.#link.or(0, () => this.#link.run(RELEASE, [this.#keys.lock(sharedName(key))], [token]));
  }

  tell(news: News): Promise<boolean> {
    return this.#link.or(false, async () => {
      const said = instantsBy(this.#link.theirs, news);
      await this.#link.run(
        TELL,
        [this.#keys.marks, this.#keys.stream],
        [NEWS_MS, this.#self, JSON.stringify(said), NEWS_KEPT, ...Object.entries(said.outdated ?? {}).flat()],
      );
      return true;
    });
  }

  async #readMarks(): Promise<void> {
    const flat = await this.#link.ask<Buffer[]>('HGETALL', this.#keys.marks);
    const marks = [...pairsOf(flat)].map(([address, at]) => [address, Number(at)]);
    if (marks.length > 0)
      this.#events.news(instantsBy(this.#link.ours, { outdated: Object.fromEntries(marks) as Marks }));
  }

  #hear(fields: Buffer[]): void {
    const said = pairsOf(fields);
    if (said.get('from') === this.#self) return;
    const kept = said.get('kept');
    if (kept?.startsWith(`${this.#made}:`)) this.#events.kept(kept.slice(this.#made.length + 1));
    const news = said.get('news');
    if (news !== undefined) this.#events.news(instantsBy(this.#link.ours, JSON.parse(news) as News));
  }
}

/** Names and values that come by turns. */
function pairsOf(flat: readonly Buffer[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (let at = 0; at < flat.length; at += 2) pairs.set(String(flat[at]), String(flat[at + 1]));
  return pairs;
}

/** News with their instants by another clock. */
function instantsBy(clock: (at: number) => number, { outdated, expected, moved, ...more }: News): News {
  const by = (marks: Marks): Marks =>
    Object.fromEntries(Object.entries(marks).map(([address, at]) => [address, clock(at)]));
  return {
    ...more,
    ...(outdated && { outdated: by(outdated) }),
    ...(expected && { expected: by(expected) }),
    ...(moved && { moved: by(moved) }),
  };
}

/** How long an incomplete page may be shown, ms. */
const lifeOf = ({ lifetime: { revalidate, expire } }: KeptPage): number =>
  Math.max(1, Math.round(1000 * (expire ?? (revalidate || 10))));
