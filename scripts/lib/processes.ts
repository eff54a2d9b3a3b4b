import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { relayLog } from './relayLog.ts';

const began = Number(process.env.BEGAN_AT) || performance.timeOrigin;

/** Prints a step with the seconds since the person's command began. */
export function progress(text: string): void {
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${text}`);
}

/** Whether nothing listens on the port, on IPv4 and IPv6 alike. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::', '0.0.0.0']) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'),
      );
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/** How long one program may take to stop before the next is told, and how long all of them may, ms. */
const ONE_STOPS_MS = 6500;
const ALL_STOP_MS = 9000;

/** Child programs that start one after the other and stop in the opposite order, so that none loses whom it asks. */
export class Processes {
  #children = new Map<string, ChildProcess>();
  #stopping = false;
  #drainMs: number;

  /** `drainSeconds`: how long the programs go on answering after they were told to stop. */
  constructor({ drainSeconds = 0 }: { drainSeconds?: number } = {}) {
    this.#drainMs = drainSeconds * 1000;
  }

  /**
   * Starts a program; when it ends by itself everything stops with its exit code. What it writes goes to standard output
   * as it is, or to `log` as lines of the one log.
   */
  start(
    name: string,
    command: string,
    args: readonly string[],
    env: Record<string, string | undefined>,
    log?: (line: string) => void,
  ): ChildProcess {
    const stream = log ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
      detached: true,
    });
    if (log && child.stdout) relayLog(child.stdout, name, 'output', log);
    if (log && child.stderr) relayLog(child.stderr, name, 'error-output', log);
    this.#children.set(name, child);
    child.on('exit', (code) => {
      this.#children.delete(name);
      if (this.#stopping) return;
      console.error(`${name} ended by itself (code ${code ?? 'none'}); stopping the rest.`);
      void this.stop(code === 0 ? 1 : (code ?? 1));
    });
    return child;
  }

  /** Stops on Ctrl-C, SIGTERM and hang-up; says so unless it is to leave standard output to the log. */
  stopOnSignals({ isQuiet = false } = {}): void {
    // Who reads the output may go first: lines are lost then, the programs go on.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (this.#stopping) return;
        if (!isQuiet) console.log('\nstopping …');
        void this.stop(0);
      });
  }

  /** Asks every program to stop, the last that was started first, insists after nine seconds, then exits with `code`. */
  async stop(code: number): Promise<never> {
    this.#stopping = true;
    const children = [...this.#children.values()].reverse();
    const insist = () => children.forEach((child) => signalGroup(child, 'SIGKILL'));
    setTimeout(insist, ALL_STOP_MS + this.#drainMs);
    const endings: Promise<void>[] = [];
    for (const child of children) {
      const ended = endOf(child);
      endings.push(ended);
      signalGroup(child, 'SIGTERM');
      await Promise.race([ended, pause(ONE_STOPS_MS + this.#drainMs)]);
    }
    await Promise.all(endings);
    process.exit(code);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const endOf = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
}

/** Waits until an address answers with a status below 500; rejects after `timeoutMs`. */
export async function waitUntilAnswers(url: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    let last: string;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.status < 500) return;
      last = `status ${response.status}`;
    } catch (error) {
      // Not up yet, or a port that fetch refuses, which its cause says.
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      last = cause instanceof Error ? cause.message : String(cause);
    }
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${timeoutMs / 1000} s: ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A program that was run to its end did not do what it was to. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed';
  /** Its exit code; null for one that was killed. */
  readonly code: number | null;
  readonly output: string;

  constructor(command: string, code: number | null, output: string) {
    super(`${command} ended with ${code}\n${output}`);
    this.code = code;
    this.output = output;
  }
}

/** Runs a program to its end; rejects with ProgramFailed when it fails. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-200_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(output) : reject(new ProgramFailed(`${command} ${args.join(' ')}`, code, output)),
    );
  });
}
