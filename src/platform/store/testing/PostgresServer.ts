import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian's packages put the programs of the server; another place is named by POSTGRES_BIN. */
export function postgresPrograms(): string | undefined {
  const given = process.env['POSTGRES_BIN'];
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...(given ? [given] : []), ...versions.map((version) => join(base, version, 'bin'))];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

/** The server refuses to run as root. */
const USER = 'postgres';
const isRoot = process.getuid?.() === 0;

/** A real server of a test's own, in a folder and at a port of its own. */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #isDurable: boolean;
  #databases = 0;

  private constructor(port: number, folder: string, isDurable: boolean) {
    this.port = port;
    this.#folder = folder;
    this.#isDurable = isDurable;
  }

  /** `isDurable`: it waits for the disk, as a server does that is not for tests alone. */
  static async start({ isDurable = false } = {}): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    const server = new PostgresServer(await freePort(), folder, isDurable);
    if (isRoot) {
      const [user, group] = ['-u', '-g'].map((of) => Number(execFileSync('id', [of, USER]))) as [
        number,
        number,
      ];
      chownSync(folder, user, group);
      chmodSync(folder, 0o700);
    }
    server.#run(
      'initdb',
      '-D',
      join(folder, 'data'),
      '-U',
      'meridian',
      '-A',
      'trust',
      '--no-sync',
      '-E',
      'UTF8',
    );
    server.start();
    return server;
  }

  start(): void {
    // A crash of the server is survived with or without; only one of the machine is not.
    const options = `-p ${this.port} -k ${this.#folder} -h 127.0.0.1 ${this.#isDurable ? '' : '-c fsync=off'} -c max_connections=60`;
    const log = join(this.#folder, 'log');
    this.#run('pg_ctl', '-D', join(this.#folder, 'data'), '-w', '-s', '-l', log, '-o', options, 'start');
  }

  /** Ends it as a crash does. */
  stop(): void {
    this.#run('pg_ctl', '-D', join(this.#folder, 'data'), '-w', '-s', '-m', 'immediate', 'stop');
  }

  /** The address of a database of its own. */
  database(): string {
    const name = `store_${(this.#databases += 1)}`;
    this.query(`CREATE DATABASE ${name}`, 'postgres');
    return `postgres://meridian:secret@127.0.0.1:${this.port}/${name}`;
  }

  /** What a statement answers, a row a line. */
  query(sql: string, database: string): string {
    const where = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'meridian', '-d', database];
    return this.#run('psql', ...where, '-XAtqc', sql).trim();
  }

  remove(): void {
    try {
      this.stop();
    } catch {
      // It was stopped.
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(program: string, ...args: string[]): string {
    const path = join(postgresPrograms() ?? '', program);
    const [command, given] = isRoot ? ['runuser', ['-u', USER, '--', path, ...args]] : [path, args];
    // Their folder may not be this process's.
    return execFileSync(command, given, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
