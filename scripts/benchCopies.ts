/**
 * `npm run bench:copies`: how many requests for kept pages one and two processes of the site answer, and an edge before them
 * (where Varnish is installed), in the same run on servers of its own. Needs a build and a filled store (`npm start` once).
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { varnishProgram, VarnishServer } from '#tests/support/varnishServer.ts';
import { tellFigures } from './lib/figureRows.ts';
import { quantile } from './lib/load/figures.ts';
import { startPrograms } from './lib/load/programs.ts';
import { machine } from './lib/machine.ts';
import { facilityPath } from './lib/samplePages.ts';

const port = Number(process.env.BENCH_PORT) || 3490;
const seconds = Number(process.env.BENCH_SECONDS) || 6;
const passes = 3;

/** Requests a second all of these ports answer together, each with its share of 20 connections. */
async function rateOf(ports: readonly number[], path: string): Promise<number> {
  const connections = Math.max(1, Math.round(20 / ports.length));
  const results = await Promise.all(
    ports.map((at) =>
      autocannon({
        url: `http://127.0.0.1:${at}${path}`,
        ...{
          connections,
          duration: seconds,
          headers: { 'accept-encoding': 'gzip', host: `localhost:${port}` },
        },
      }),
    ),
  );
  for (const { non2xx, errors } of results)
    if (non2xx > 0 || errors > 0) console.log(`  ${path}: ${non2xx} bad answers, ${errors} errors`);
  return results.reduce((sum, { requests }) => sum + requests.average, 0);
}

console.log(machine());
const programs = await startPrograms({ name: 'copies', port, platformPort: port + 1000 });
const edge = varnishProgram()
  ? new VarnishServer({ port: port + 2, copies: [port], folder: join(tmpdir(), `edge-${process.pid}`) })
  : undefined;
try {
  await programs.startCopy(port + 1);
  await edge?.start();
  const ways: Record<string, number[]> = {
    'one process': [port],
    'two processes': [port, port + 1],
    ...(edge && { 'an edge before one': [edge.port] }),
  };
  for (const [name, path] of Object.entries({
    home: '/',
    facility: await facilityPath(`http://localhost:${port}`),
  })) {
    for (const ports of Object.values(ways)) await rateOf(ports, path);
    const rates: Record<string, number[]> = {};
    // In turns, so that a busy moment of the machine is everybody's.
    for (let pass = 0; pass < passes; pass += 1)
      for (const [way, ports] of Object.entries(ways)) (rates[way] ??= []).push(await rateOf(ports, path));
    const one = quantile(rates['one process'] ?? [], 0.5);
    for (const [way, each] of Object.entries(rates)) {
      const rate = quantile(each, 0.5);
      console.log(
        `${name.padEnd(9)} ${way.padEnd(18)} ${rate.toFixed(0).padStart(6)} requests/s  ×${(rate / one).toFixed(2)} of one process`,
      );
      tellFigures([
        { what: `${name}: ${way}`, value: rate, unit: '/s' },
        ...(rate === one ? [] : [{ what: `${name}: ${way} beside one`, value: rate / one, unit: '×' }]),
      ]);
    }
  }
  if (!edge) console.log('left out: an edge (apt-get install varnish varnish-modules)');
} finally {
  await edge?.stop();
  await programs.stop();
}
