import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find((path) => existsSync(path));
const hasKeys = globSync('/usr/{lib,local/lib}/{*/,}varnish/vmods/libvmod_xkey.so').length > 0;

/** Debian's `varnish` and `varnish-modules`; undefined where one of them is not installed. */
export const varnishProgram = hasKeys ? program : undefined;

/** The documented configuration, before a site of this machine. */
export class VarnishServer {
  readonly port: number;
  #sitePort: number;
  #folder: string;
  #child: ChildProcess | undefined;

  constructor(port: number, sitePort: number, folder: string) {
    this.port = port;
    this.#sitePort = sitePort;
    this.#folder = folder;
  }

  async start(): Promise<void> {
    const vcl = join(this.#folder, 'edge.vcl');
    mkdirSync(this.#folder, { recursive: true });
    const documented = readFileSync('docs/edge/varnish.vcl', 'utf8');
    writeFileSync(vcl, documented.replace('.port = "3000"', `.port = "${this.#sitePort}"`));
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
    this.#child = spawn(varnishProgram ?? '', ['-F', '-j', 'none', ...options], { stdio: 'ignore' });
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
