import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { freePort } from '#tests/support/freePort.ts';

/** A server that is held up when its first request comes, and tells how many requests the fullest turn after that brought. */
const HELD_UP = `
  import { createServer } from 'node:http';
  let seen = 0, turn = 0, fullest = 0;
  const server = createServer((request, response) => {
    seen += 1; turn += 1; fullest = Math.max(fullest, turn);
    setImmediate(() => (turn = 0));
    if (seen === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    response.end('answered');
    if (seen === 33) { console.log(JSON.stringify({ fullest })); server.close(); }
  });
  server.keepAliveTimeout = 1;
  server.listen(Number(process.env.PORT), () => console.log('listening'));
`;

/** Asks on a connection of its own. */
const ask = (port: number) =>
  new Promise<string>((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent: false }, (response) => {
      let text = '';
      response.on('data', (piece) => (text += String(piece))).on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux(
  'takes many new connections in one turn, answers them all, and stops when it is told to',
  async () => {
    const port = await freePort();
    const preload = ['--no-warnings', '--import', './src/server/busy/acceptMany.ts'];
    const child = spawn(process.execPath, [...preload, '--input-type=module', '-e', HELD_UP], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    const told = (what: string) =>
      new Promise<void>((resolve) =>
        child.stdout.on('data', (piece) => {
          said += String(piece);
          if (said.includes(what)) resolve();
        }),
      );
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await told('listening');
    const first = ask(port);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answers = await Promise.all([first, ...Array.from({ length: 32 }, () => ask(port))]);
    expect(new Set(answers)).toEqual(new Set(['answered']));
    // Nothing listens any more, or it would not end.
    expect(await ended).toBe(0);
    expect((JSON.parse(said.split('\n')[1] ?? '') as { fullest: number }).fullest).toBeGreaterThan(3);
  },
  30_000,
);
