import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Debian's `varnish` and `varnish-modules`; undefined where one of them is not installed. */
export function varnishProgram(): string | undefined {
  const hasKeys = globSync('/usr/{lib,local/lib}/{*/,}varnish/vmods/libvmod_xkey.so').length > 0;
  return hasKeys
    ? ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find((path) => existsSync(path))
    : undefined;
}

/** Where it listens, whom it stands before, and where it may write. */
export interface VarnishOptions {
  port: number;
  /** Ports of the copies behind it, on this machine. */
  copies: readonly number[];
  folder: string;
  /** The documented configuration it runs; the edge's by default. */
  configuration?: 'docs/edge/varnish.vcl' | 'docs/edge/platforms.vcl';
}

/** A documented configuration, before copies on this machine. */
export class VarnishServer {
  readonly port: number;
  #configuration: string;
  #folder: string;
  #child: ChildProcess | undefined;

  constructor({ port, copies, folder, configuration = 'docs/edge/varnish.vcl' }: VarnishOptions) {
    this.port = port;
    this.#configuration = withCopies(readFileSync(configuration, 'utf8'), copies);
    this.#folder = folder;
  }

  async start(): Promise<void> {
    const vcl = join(this.#folder, 'configuration.vcl');
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(vcl, this.#configuration);
    const options = [
      '-a',
      `127.0.0.1:${this.port}`,
      '-f',
      vcl,
      '-n',
      join(this.#folder, 'varnish'),
      '-s',
      'malloc,64m',
    ];
    this.#child = spawn(varnishProgram() ?? '', ['-F', '-j', 'none', ...options], { stdio: 'ignore' });
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error('varnishd ended');
      if (
        await fetch(`http://127.0.0.1:${this.port}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await pause(100);
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}

/** What whoever sets it up does: the backend and the line that adds it, once for each copy. */
function withCopies(documented: string, ports: readonly number[]): string {
  const [backend] = /^backend copy_1 \{[^]*?^\}\n/m.exec(documented) ?? [];
  const adding = '  copies.add_backend(copy_1);\n';
  if (!backend || !documented.includes(adding)) throw new Error('The configuration has no copy_1');
  const backends = ports.map((port, at) =>
    backend.replace('copy_1', `copy_${at + 1}`).replace(/\.port = "\d+"/, `.port = "${port}"`),
  );
  return documented
    .replace(backend, () => backends.join('\n'))
    .replace(adding, () => ports.map((_, at) => adding.replace('copy_1', `copy_${at + 1}`)).join(''));
}
