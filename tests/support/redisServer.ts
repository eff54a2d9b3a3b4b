import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian's packages `redis-server` and `valkey-server` put it; another place is named by REDIS_SERVER. */
export const redisProgram = (): string | undefined =>
  [process.env.REDIS_SERVER, '/usr/bin/redis-server', '/usr/bin/valkey-server'].find(
    (path) => path && existsSync(path),
  );

/** A real server of a test's own, which keeps nothing on disk. */
export class RedisServer {
  readonly port: number;
  readonly url: string;
  #folder: string;
  #child: ChildProcess | undefined;

  constructor(port: number, folder: string) {
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
    this.#folder = folder;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.#child = spawn(redisProgram() ?? '', [...options, '--dir', this.#folder], { stdio: 'ignore' });
    while (!(await answers(this.port))) await pause(20);
  }

  /** Ends it as a power cut does, with all it knew. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Stops it from answering without closing a connection, and lets it go on. */
  freeze = (): void => void this.#child?.kill('SIGSTOP');
  thaw = (): void => void this.#child?.kill('SIGCONT');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
