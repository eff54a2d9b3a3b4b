import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConnection, heardFindings } from './connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
const open: Server[] = [];
afterAll(() => {
  for (const server of open) server.close();
  rmSync(folder, { recursive: true });
});

async function at(server: Server, scheme: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}/a`;
}
const names = (address: string) => ({ address, endpoint: 'SEARCH_ENDPOINT' });

/** A certificate for a host name, for some days from now on (or until some days ago). */
function certificate(host: string, days: number) {
  const [key, cert] = [join(folder, `${host}${days}.key`), join(folder, `${host}${days}.pem`)];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', cert, '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-days', String(days)],
  ]);
  if (made.status !== 0) throw new Error(`openssl is needed: ${String(made.stderr)}`);
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

it('says how fast a source answers, whatever it answers', async () => {
  const address = await at(
    createServer((_, response) => response.writeHead(405).end()),
    'http',
  );
  const { isReached, findings } = await checkConnection(names(address));
  expect(isReached).toBe(true);
  expect(findings).toEqual([{ level: 'ok', text: expect.stringMatching(/^answers \(\d+ ms\)$/) }]);
});

it('finds a clock that is wrong', async () => {
  const address = await at(
    createServer((_, response) => response.end()),
    'http',
  );
  const { findings } = await checkConnection(names(address), { now: () => Date.now() - 600_000 });
  expect(findings[1]).toMatchObject({
    level: 'problem',
    text: expect.stringMatching(/^the clock of this machine is (599|600) seconds behind/),
  });
});

it('finds a certificate that nobody vouches for, one for another name, and how long a good one holds', async () => {
  const own = certificate('localhost', 60);
  const address = await at(
    https.createServer(own, (_, response) => response.end()),
    'https',
  );
  expect(await checkConnection(names(address))).toMatchObject({
    isReached: false,
    findings: [{ level: 'problem', text: expect.stringContaining('signed by itself') }],
  });
  expect((await checkConnection(names(address), { ca: own.cert })).findings[1]).toMatchObject({
    level: 'ok',
    text: expect.stringMatching(/^certificate holds until \d{4}-\d\d-\d\d$/),
  });
  const other = certificate('other.example', 60);
  const wrong = await at(
    https.createServer(other, (_, response) => response.end()),
    'https',
  );
  const { findings } = await checkConnection(names(wrong), { ca: other.cert });
  expect(findings[0]?.text).toContain('is for another host name');
});

it('finds a host nobody knows, a port nobody listens at, and one that speaks no TLS', async () => {
  const plain = await at(
    createServer((_, response) => response.end()),
    'https',
  );
  const text = async (address: string) => (await checkConnection(names(address))).findings[0]?.text;
  expect(await text('http://no-such-host.invalid/')).toMatch(/nobody knows the host name/);
  expect(await text('http://127.0.0.1:9/')).toMatch(/nothing listens at 127\.0\.0\.1:9/);
  expect(await text(plain)).toMatch(/speaks no TLS/);
});

it('warns of a certificate that ends soon', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(heardFindings({ ms: 1, validUntil: now + 5 * 86_400_000 }, now)).toEqual([
    { level: 'note', text: 'the certificate holds for 5 more days only (until 2026-01-06)' },
  ]);
});
