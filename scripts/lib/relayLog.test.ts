import { PassThrough } from 'node:stream';
import { relayLog } from './relayLog.ts';

async function relayed(...chunks: string[]): Promise<Record<string, unknown>[]> {
  const from = new PassThrough();
  const lines: string[] = [];
  relayLog(from, 'site', 'output', (line) => lines.push(line));
  for (const chunk of chunks) {
    from.write(chunk);
    await new Promise((done) => setImmediate(done));
  }
  from.end();
  await new Promise((done) => from.once('close', done));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('relayLog', () => {
  it('leaves the entries of the programs as they are', async () => {
    const entry = { time: '2026-01-02T03:04:05.000Z', program: 'platform', event: 'started', data: 'x' };
    expect(await relayed(`${JSON.stringify(entry)}\n`)).toEqual([entry]);
  });

  it('makes an entry of what a library prints, a stack being one', async () => {
    const [one, ...more] = await relayed('Error: broken\n    at here\n    at there\n');
    expect(one).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      program: 'site',
      event: 'output',
      text: 'Error: broken\n    at here\n    at there',
    });
    expect(more).toEqual([]);
  });

  it('reads lines however they are cut, and loses none', async () => {
    const entry = JSON.stringify({ time: 't', program: 'site', event: 'e', n: 'ñandú' });
    const bytes = `before\n${entry}\n{"not": "an entry"}\nno end`;
    for (let cut = 1; cut < bytes.length; cut += 7) {
      const entries = await relayed(bytes.slice(0, cut), bytes.slice(cut));
      expect(entries.filter(({ event }) => event === 'e')).toHaveLength(1);
      expect(entries.map(({ text }) => text ?? '').join('\n')).toMatch(/before[^]*not[^]*no end/);
    }
  });

  it('keeps secrets out, and endless lines in pieces', async () => {
    const [one] = await relayed('GET /api/editing/render?secret=hunter22&x=1\n');
    expect(one?.['text']).toBe('GET /api/editing/render?secret=***&x=1');
    const many = await relayed('a'.repeat(70_000), 'b'.repeat(70_000), '\n');
    expect(many.map(({ text }) => String(text).length).reduce((sum, size) => sum + size, 0)).toBe(140_000);
  });
});
