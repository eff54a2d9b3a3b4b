import { setTimeout as pause } from 'node:timers/promises';
import { nextsClock } from './nextsClock.ts';
import { openRedis, RedisRefusal } from './openRedis.ts';
import type { Redis } from './openRedis.ts';

export interface RedisLinkOptions {
  /** `redis://` or `rediss://`, with user and password where it wants them. */
  url: string;
  /** The stream that is listened to. */
  stream: string;
  /** Told when it begins to answer, and when it ceases to; the reason has no address in it. */
  onState: (state: 'up' | 'down', reason: string) => void;
  /** Told, at most once a minute, when it answers that it will not do something. */
  onProblem: (reason: string) => void;
  /** It answers for the first time, or again: what is to be known before anybody is told so. */
  onReachable: () => Promise<void>;
  onUp: () => void;
  /** An entry of the stream: names and values by turns. */
  onEntry: (fields: Buffer[]) => void;
}

/** What Redis may take for an answer: somebody is waiting for a page. */
const ANSWER_MS = 500;
/** How often it is asked for its time while it answers, and while it does not. */
const BEAT_MS = 1000;
const RETRY_MS = 250;
/** How long a start waits for it. */
const START_MS = 1000;
/** How long the stream is listened to at a time, and when that connection counts as dead. */
const LISTEN_MS = 2000;
const SILENT_MS = 5000;
const COMPLAINT_MS = 60_000;
/** A clock is read several times, and believed when the answer came soonest; later only when it is surely another. */
const CLOCK_READINGS = 5;
const CLOCK_MS = 50;
const GOOD_CLOCK_MS = 5;

/**
 * The way to a Redis that may die and come back. One connection asks, the other listens to a stream; what was said there while
 * this process was cut off is heard afterwards.
 */
export class RedisLink {
  #options: RedisLinkOptions;
  #asking: Redis | undefined;
  #listening: Redis | undefined;
  #isUp = false;
  #isClosed = false;
  #said: 'up' | 'down' | undefined;
  #complainedAt = -Infinity;
  /** What Redis's clock is ahead of this process's, and how far off that may be. */
  #clock = { ahead: 0, within: Infinity };
  /** The last entry of the stream that was heard. */
  #heard: string | undefined;
  #started: () => void = () => {};
  #start: Promise<void>;

  constructor(options: RedisLinkOptions) {
    this.#options = options;
    const isStarted = new Promise<void>((resolve) => (this.#started = resolve));
    this.#start = Promise.race([isStarted, pause(START_MS, undefined, { ref: false })]);
    void this.#beat();
    void this.#listen();
  }

  /** Whether it answers; resolves within a second of the start. */
  async isUp(): Promise<boolean> {
    await this.#start;
    return this.#isUp;
  }

  /** An instant of this process by Redis's clock, and the other way round. */
  theirs = (at: number): number => Math.round(at + this.#clock.ahead);
  ours = (at: number): number => at - this.#clock.ahead;

  /** The answer to a command; texts are bytes. Rejects when there is none in time, and when Redis refuses. */
  async ask<T>(...command: (string | Buffer)[]): Promise<T> {
    const asking = this.#asking;
    try {
      if (!asking) throw new Error('not connected');
      return (await asking.ask(command, ANSWER_MS)) as T;
    } catch (error) {
      // Full, for one: what it holds can still be read.
      if (error instanceof RedisRefusal) this.#complain(error.reason);
      else if (asking === this.#asking) this.#fall(error);
      throw error;
    }
  }

  /** What a script answers. */
  run(script: string, keys: readonly string[], args: readonly (string | number | Buffer)[]): Promise<number> {
    const given = args.map((one) => (typeof one === 'number' ? String(one) : one));
    return this.ask('EVAL', script, String(keys.length), ...keys, ...given);
  }

  /** What some commands come to, or what is said where they fail. */
  async or<T>(failed: T, work: () => Promise<T>): Promise<T> {
    if (!this.#isUp) return failed;
    try {
      return await work();
    } catch {
      return failed;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#asking?.close();
    this.#listening?.close();
  }

  #say(state: 'up' | 'down', reason = ''): void {
    if (this.#said !== state) this.#options.onState(state, reason);
    this.#said = state;
  }

  #complain(reason: string): void {
    if (performance.now() < this.#complainedAt + COMPLAINT_MS) return;
    this.#complainedAt = performance.now();
    this.#options.onProblem(reason);
  }

  #fall(error: unknown): void {
    this.#asking?.close();
    this.#asking = undefined;
    this.#isUp = false;
    const { code, reason, name } = error as { code?: string; reason?: string; name?: string };
    if (!this.#isClosed) this.#say('down', code ?? reason ?? name);
  }

  async #beat(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#asking ??= await openRedis(this.#options.url, START_MS);
        await this.#readClock();
        if (!this.#isUp) await this.#rise();
      } catch (error) {
        this.#fall(error);
      }
      await pause(this.#isUp ? BEAT_MS : RETRY_MS, undefined, { ref: false });
    }
  }

  /** What is compared was told by one clock: this process's idea of it changes only for the better. */
  async #readClock(): Promise<void> {
    const before = nextsClock();
    const [seconds, micros] = await this.ask<[Buffer, Buffer]>('TIME');
    const after = nextsClock();
    const ahead = Number(seconds) * 1000 + Number(micros) / 1000 - (before + after) / 2;
    const within = (after - before) / 2;
    const isBetter = this.#clock.within > GOOD_CLOCK_MS && within < this.#clock.within;
    const isOther = Math.abs(ahead - this.#clock.ahead) > within + this.#clock.within + CLOCK_MS;
    if (isBetter || isOther) this.#clock = { ahead, within };
  }

  async #rise(): Promise<void> {
    const { stream, onReachable, onUp } = this.#options;
    for (let reading = 1; reading < CLOCK_READINGS; reading += 1) await this.#readClock();
    const [last] = await this.ask<[Buffer, unknown][]>('XREVRANGE', stream, '+', '-', 'COUNT', '1');
    const newest = last?.[0].toString() ?? '0-0';
    // Another Redis in its place has said nothing of what this process has heard.
    if (this.#heard === undefined || isBefore(newest, this.#heard)) this.#heard = newest;
    await onReachable();
    this.#isUp = true;
    this.#say('up');
    onUp();
    this.#started();
  }

  async #listen(): Promise<void> {
    const { url, stream, onReachable, onEntry } = this.#options;
    while (!this.#isClosed) {
      if (!this.#isUp || this.#heard === undefined) {
        await pause(RETRY_MS / 5, undefined, { ref: false });
        continue;
      }
      try {
        if (!this.#listening) {
          this.#listening = await openRedis(url, START_MS);
          // The stream is no longer than it may be: what was said too long ago is known otherwise.
          await onReachable();
        }
        const command = ['XREAD', 'COUNT', '500', 'BLOCK', String(LISTEN_MS), 'STREAMS', stream, this.#heard];
        const answer = (await this.#listening.ask(command, SILENT_MS)) as [Buffer, [Buffer, Buffer[]][]][];
        for (const [id, fields] of answer?.[0]?.[1] ?? []) {
          this.#heard = String(id);
          onEntry(fields);
        }
      } catch {
        this.#listening?.close();
        this.#listening = undefined;
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}

/** Whether an entry of a stream came before another. */
function isBefore(id: string, other: string): boolean {
  const [time = 0, turn = 0] = id.split('-').map(Number);
  const [otherTime = 0, otherTurn = 0] = other.split('-').map(Number);
  return time < otherTime || (time === otherTime && turn < otherTurn);
}
