import { expect } from '@playwright/test';
import { frameAt, look } from './inPage.ts';
import type { Engine, Input, Step } from './engines/Engine.ts';
import type { Seen } from './inPage.ts';

/** What somebody looks for: by a selector, and by what it is called where several are alike. */
export interface Sought {
  css: string;
  name?: string;
  /** Selector of the frame it is in. */
  frame?: string;
}

export const button = (name: string): Sought => ({ css: 'button, [role="button"]', name });
export const field = (name: string): Sought => ({ css: 'input, textarea', name });

/** Keys that write nothing, as WebDriver calls them. */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Backspace: '\uE003',
  Tab: '\uE004',
} as const;

/** Somebody at a browser: looks, presses and types, and waits for what they would wait for. */
export class Visitor {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  open(url: string): Promise<void> {
    return this.#engine.open(url);
  }

  /** What a function gives back in the page, or in a frame. It is sent as its text. */
  ask<A extends unknown[], R>(ask: (...given: A) => R, given: A, frame?: string): Promise<Awaited<R>> {
    const values = given.map((value) => JSON.stringify(value) ?? 'undefined');
    return this.#engine.evaluate(`(${ask.toString()})(${values.join(', ')})`, frame) as Promise<Awaited<R>>;
  }

  address(): Promise<string> {
    return this.ask(() => location.href, []);
  }

  /** What is found now, if anything: a page that is on its way to another has nothing. */
  async glance({ css, name, frame }: Sought): Promise<Seen | undefined> {
    return this.ask(look, [css, name, false], frame).catch(() => undefined);
  }

  /** Waits until something is there. */
  async sees(sought: Sought): Promise<Seen> {
    let seen: Seen | undefined;
    await expect
      .poll(async () => (seen = await this.glance(sought)), { message: `sees ${JSON.stringify(sought)}` })
      .toBeDefined();
    return seen!;
  }

  /** Waits until nothing of it is there. */
  async misses(sought: Sought): Promise<void> {
    await expect
      .poll(() => this.glance(sought), { message: `misses ${JSON.stringify(sought)}` })
      .toBeUndefined();
  }

  /** Waits until something says this. */
  async reads(sought: Sought, text: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.glance(sought))?.text, { message: `reads ${JSON.stringify(sought)}` })
      [typeof text === 'string' ? 'toContain' : 'toMatch'](text as never);
  }

  /** Presses it with the mouse once it stands still and nothing is in front of it. */
  async press(sought: Sought): Promise<void> {
    const { x, y } = await this.#place(sought);
    await this.#mouse([
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Writes by keys, in what has the focus. */
  async type(text: string): Promise<void> {
    await this.#keys([...text]);
  }

  async key(name: keyof typeof KEYS): Promise<void> {
    await this.#keys([KEYS[name]]);
  }

  /** Where in the window it is; waits until it is the same place twice, and brings it into view. */
  async #place({ css, name, frame }: Sought): Promise<{ x: number; y: number }> {
    let before = '';
    let place = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const seen = await this.ask(look, [css, name, true], frame).catch(() => undefined);
          const around = frame === undefined ? undefined : await this.ask(frameAt, [frame]);
          const { left = 0, top = 0, scale = 1 } = around ?? {};
          if (seen) place = { x: Math.round(left + seen.x * scale), y: Math.round(top + seen.y * scale) };
          const now = JSON.stringify(place);
          const isStill = now === before;
          before = now;
          return !seen ? 'not there' : !seen.isOnTop ? 'behind something' : isStill ? 'there' : 'moving';
        },
        { message: `presses ${JSON.stringify({ css, name, frame })}`, intervals: [50, 50, 100] },
      )
      .toBe('there');
    return place;
  }

  #mouse(actions: Step[]): Promise<void> {
    return this.#perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  #keys(values: string[]): Promise<void> {
    const actions = values.flatMap((value): Step[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#perform({ type: 'key', id: 'keys', actions });
  }

  #perform(input: Input): Promise<void> {
    return this.#engine.perform(input);
  }
}
