import { createHash } from 'node:crypto';
import { createBoundedMap } from './createBoundedMap.ts';
import type { KeptPage, PageStore } from './createPageStore.ts';
import { HELD_SECONDS } from './heldSeconds.ts';
import { nextsClock } from './nextsClock.ts';
import { packPage } from './packPage.ts';
import type { Claim, Marks, News, Peers } from './Peers.ts';

/** What the place all share knows of a page. `gone`: it was taken off the site at that time. */
export type SharedAnswer =
  | { kind: 'page'; page: KeptPage; packed: Buffer }
  | { kind: 'same' }
  | { kind: 'gone'; at: number }
  | { kind: 'none' }
  | { kind: 'failed' };

/** A place that several processes share. Instants are by this process's clock on this side of it. Nothing of it rejects. */
export interface SharedPages {
  /** Whether it answers; resolves within a second of the start. */
  isUp(): Promise<boolean>;
  /** `same`: what is kept there is the page the caller has. */
  read(key: string, own: KeptPage | undefined): Promise<SharedAnswer>;
  /** `refused`: what is kept there is better (`isBetter`), or was removed later. */
  write(key: string, page: KeptPage, packed: Buffer): Promise<'kept' | 'refused' | 'failed'>;
  /** Unless it was kept later than that. */
  remove(key: string, at: number): Promise<'kept' | 'failed'>;
  claim(key: string, isOrdered: boolean): Promise<'ours' | 'theirs' | 'failed'>;
  release(key: string): Promise<void>;
  /** Whether it was told. */
  tell(news: News): Promise<boolean>;
  /** `up`: it answers, for the first time or again. `kept`: another kept or removed the page of that name. */
  on(events: { up: () => void; kept: (name: string) => void; news: (news: News) => void }): void;
  close(): void;
}

/** How pages are called where they are shared: an address may hold anything. */
export const sharedName = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a page takes the place of another: the one that was begun later, but none that knows less than a complete one. */
export function isBetter(page: KeptPage, kept: KeptPage): boolean {
  const later = page.madeAt - kept.madeAt;
  if (later < 0 || (later === 0 && page.heldAt <= kept.heldAt)) return false;
  return !page.isIncomplete || kept.isIncomplete || later >= HELD_SECONDS * 1000;
}

/** How long a page of one's own is shown without a look at what the others have: they tell, but who knows. */
const TRUSTED_MS = 1000;
const TRUSTED_KEPT = 50_000;
/** What is remembered while nobody can be told. */
const UNTOLD_KEPT = 10_000;

class SharedStore implements PageStore, Peers {
  #local: PageStore;
  #shared: SharedPages;
  #now: () => number;
  /** Since when what is here is known to be what is there, by name. */
  #trusted = createBoundedMap<number>(TRUSTED_KEPT);
  /** Keys of what changed here while it could not be said there. */
  #unsent = createBoundedMap<true>(UNTOLD_KEPT);
  #untold: News[] = [];
  #waiting = new Map<string, Set<() => void>>();
  #hearing: ((news: News) => void)[] = [];

  constructor(local: PageStore, shared: SharedPages, now: () => number) {
    this.#local = local;
    this.#shared = shared;
    this.#now = now;
    shared.on({
      up: () => {
        for (const name of [...this.#trusted.keys()]) this.#trusted.delete(name);
        void this.#catchUp();
      },
      kept: (name) => {
        this.#trusted.delete(name);
        this.#wake(name);
      },
      news: (news) => this.#hearing.forEach((hear) => hear(news)),
    });
  }

  async read(key: string): Promise<KeptPage | undefined> {
    const own = await this.#local.read(key);
    const name = sharedName(key);
    const asked = this.#now();
    if (own && asked < (this.#trusted.get(name) ?? -Infinity) + TRUSTED_MS) return own;
    if (!(await this.#shared.isUp())) return own;
    const answer = await this.#shared.read(key, own);
    if (answer.kind === 'failed') return own;
    this.#trusted.set(name, asked, 1);
    switch (answer.kind) {
      case 'same':
        return own;
      case 'page':
        if (own && isBetter(own, answer.page)) break;
        await this.#local.write(key, answer.page, answer.packed);
        return answer.page;
      case 'gone':
        if (own && own.madeAt > answer.at) break;
        if (own) await this.#local.remove(key);
        return undefined;
      case 'none':
        break;
    }
    if (own) void this.#send(key);
    return own;
  }

  async write(key: string, page: KeptPage): Promise<void> {
    const packed = await packPage(key, page);
    await this.#local.write(key, page, packed);
    const outcome = await this.#shared.write(key, page, packed);
    if (outcome === 'failed') this.#unsent.set(key, true, 1);
    if (outcome === 'refused') {
      // Another has kept something better meanwhile.
      this.#trusted.delete(sharedName(key));
      await this.#local.remove(key);
    }
    this.#wake(sharedName(key));
  }

  async remove(key: string): Promise<void> {
    // Later than the page that is removed, whatever another process's clock said of it.
    const at = Math.max(this.#now(), ((await this.#local.read(key))?.madeAt ?? 0) + 1);
    await this.#local.remove(key);
    if ((await this.#shared.remove(key, at)) === 'failed') this.#unsent.set(key, true, 1);
    this.#wake(sharedName(key));
  }

  readMarks = () => this.#local.readMarks();
  addMarks = (marks: Marks) => this.#local.addMarks(marks);
  sizes = () => this.#local.sizes();

  async claim(key: string, isOrdered: boolean): Promise<Claim> {
    if (!(await this.#shared.isUp())) return 'alone';
    const claim = await this.#shared.claim(key, isOrdered);
    if (claim === 'ours') this.#trusted.delete(sharedName(key));
    return claim === 'failed' ? 'alone' : claim;
  }

  release = (key: string) => this.#shared.release(key);

  untilKept(key: string, withinMs: number): Promise<void> {
    const name = sharedName(key);
    return new Promise((resolve) => {
      const those = this.#waiting.get(name) ?? new Set();
      this.#waiting.set(name, those);
      const done = () => {
        clearTimeout(timer);
        those.delete(done);
        if (those.size === 0) this.#waiting.delete(name);
        resolve();
      };
      const timer = setTimeout(done, withinMs);
      those.add(done);
    });
  }

  async tell(news: News): Promise<void> {
    if (!(await this.#shared.tell(news))) this.#untold = [...this.#untold, news].slice(-UNTOLD_KEPT);
  }

  onNews = (hear: (news: News) => void) => void this.#hearing.push(hear);

  #wake(name: string): void {
    for (const done of this.#waiting.get(name) ?? []) done();
  }

  /** Has the shared place know what is here of a page. */
  async #send(key: string): Promise<void> {
    const page = await this.#local.read(key);
    const outcome = page
      ? await this.#shared.write(key, page, await packPage(key, page))
      : await this.#shared.remove(key, this.#now());
    if (outcome === 'failed') this.#unsent.set(key, true, 1);
  }

  /** Says what could not be said while the shared place did not answer. */
  async #catchUp(): Promise<void> {
    const keys = [...this.#unsent.keys()];
    const news = this.#untold;
    this.#untold = [];
    for (const key of keys) this.#unsent.delete(key);
    const outdated = await this.#local.readMarks();
    if (Object.keys(outdated).length > 0) await this.tell({ outdated });
    for (const one of news) await this.tell(one);
    for (const key of keys) await this.#send(key);
  }
}

/**
 * A store of this process before a place that several share. What is asked for often comes from this process; what another
 * kept is known here at once. While the shared place does not answer there is this process alone; when it does again,
 * each side gets what the other has of newer.
 */
export function createSharedStore(
  local: PageStore,
  shared: SharedPages,
  now: () => number = nextsClock,
): PageStore & Peers {
  return new SharedStore(local, shared, now);
}
