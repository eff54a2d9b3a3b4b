import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '#tests/e2e/support/ask.ts';
import { createAuthoring } from '../authoring.ts';
import type { Authoring } from '../authoring.ts';
import type { Program } from './Program.ts';
import { TOKEN } from './startMachines.ts';
import type { Machines } from './startMachines.ts';

/** Pages whose titles are published again and again. */
const PAGES = ['/about-us/community', '/about-us', '/contact', '/careers'];
const FIELD = 'Meta Title';
/** How often visitors look whether the new title is there. */
const LOOK_MS = 50;
/** Who is not shown it by then is not going to be. */
const PATIENCE_MS = 30_000;
/** An act that is refused is done again so often, ms; it carries a key, so that it is done once. */
const AGAIN_MS = 200;

interface Page {
  path: string;
  itemId: string;
  title: string;
}

/** One publication: how long after it was acknowledged each of those who were asked showed it, ms. */
export interface Seen {
  phase: string;
  who: string;
  ms: number;
}

/** People who publish and look, and a program that saves all the time. */
export class Editors {
  readonly seen: Seen[] = [];
  /** Names of the pages whose making was acknowledged. */
  readonly acknowledged: string[] = [];
  /** Tries that were refused or not answered. */
  refused = 0;
  readonly #machines: Machines;
  readonly #authoring: ReadonlyMap<Program, Authoring>;
  #pages: Page[] = [];
  #rounds = 0;
  #isKeeping = false;
  #keeping: Promise<void> | undefined;

  constructor(machines: Machines) {
    this.#machines = machines;
    this.#authoring = new Map(machines.platforms.map((one) => [one, createAuthoring(one.origin, TOKEN)]));
  }

  /** Finds what is to be published, and looks at it once everywhere. */
  async begin(): Promise<void> {
    const [first] = this.#machines.platforms;
    for (const path of PAGES) {
      const { itemId, field } = await this.#of(first).holderOf(
        { path: `/sitecore/content/main${path}` },
        FIELD,
      );
      this.#pages.push({ path, itemId, title: field?.value ?? '' });
    }
    for (const page of this.#pages)
      await Promise.all(this.#places().map(([who, port]) => this.#until(who, port, page)));
  }

  /** Publishes by each of these platforms in turn and waits until all who answer visitors show it. */
  async publish(
    phase: string,
    rounds: number,
    writers: readonly Program[] = this.#machines.platforms,
  ): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      this.#rounds += 1;
      const number = this.#rounds;
      const page = this.#pages[number % this.#pages.length]!;
      const authoring = this.#of(writers[round % writers.length]!);
      page.title = `Title ${number} of these machines`;
      await this.#insist(
        (key) => authoring.save(page.itemId, FIELD, page.title, `${key}-save`),
        `round-${number}`,
      );
      await this.#insist((key) => authoring.publish(page.itemId, `${key}-publish`), `round-${number}`);
      const since = performance.now();
      await Promise.all(
        this.#places().map(async ([who, port]) => {
          await this.#until(who, port, page);
          this.seen.push({ phase, who, ms: performance.now() - since });
        }),
      );
    }
  }

  /** Makes page after page, as drafts, by whichever platform answers, until `endKeeping`. */
  keep(): void {
    this.#isKeeping = true;
    const { platforms } = this.#machines;
    this.#keeping = (async () => {
      for (let number = 1; this.#isKeeping; number += 1) {
        const name = `kept-${number}`;
        let turn = number;
        await this.#insist(
          (key) =>
            this.#of(platforms[(turn += 1) % platforms.length]!).create(this.#pages[0]!.itemId, name, key),
          name,
        );
        this.acknowledged.push(name);
        await pause(AGAIN_MS);
      }
    })();
    // Whoever ends it hears of it.
    this.#keeping.catch(() => undefined);
  }

  async endKeeping(): Promise<void> {
    this.#isKeeping = false;
    await this.#keeping;
  }

  /** A save while nothing can be stored: how it is refused. */
  async tryInVain(platform: Program): Promise<string> {
    try {
      await this.#of(platform).save(this.#pages[0]!.itemId, FIELD, 'Title in vain');
      return 'it was acknowledged';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Who shows another title than the one that was published last. */
  async stale(): Promise<string[]> {
    const wrong: string[] = [];
    for (const page of this.#pages)
      for (const [who, port] of this.#places()) {
        const { text, status } = await this.#look(port, page.path);
        if (!text.includes(page.title)) wrong.push(`${who}${page.path} (${status})`);
      }
    return wrong;
  }

  #of = (platform: Program): Authoring => this.#authoring.get(platform)!;

  #places(): (readonly [who: string, port: number])[] {
    const { sites, edgePort } = this.#machines;
    const running = sites.filter((site) => site.isRunning);
    return [...running.map(({ name, port }) => [name, port] as const), ['edge', edgePort]];
  }

  #look = (port: number, path: string) => ask(path, { port, host: this.#machines.host });

  async #until(who: string, port: number, { path, title }: Page): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const { text } = await this.#look(port, path);
      if (text.includes(title)) return;
      if (performance.now() > deadline) throw new Error(`${who} does not show "${title}" at ${path}`);
      await pause(LOOK_MS);
    }
  }

  /** Does an act until it is acknowledged, always with the same key. */
  async #insist(act: (key: string) => Promise<unknown>, key: string): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        await act(key);
        return;
      } catch (error) {
        this.refused += 1;
        if (performance.now() > deadline) throw error;
        await pause(AGAIN_MS);
      }
    }
  }
}
