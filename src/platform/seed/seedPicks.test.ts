import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoEntities } from './seedDemo.ts';
import { emptyWorld } from './World.ts';

/* What a written page picks from the directory is there: a misspelt id would leave a heading over nothing. */

jest.setTimeout(120_000);

const PICKED = /"EntityIds?": "([^"]+)"|"entities": \[([^\]]*)\]/g;
const picked = readdirSync(join(import.meta.dirname, 'texts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, 'texts', name), 'utf8').matchAll(PICKED)]
      .flatMap(([, one, list]) => (one ?? list ?? '').match(/\b[a-z]+\d{3,}\b/g) ?? [])
      .map((id) => ({ name, id })),
  );

it('exists in the whole network', () => {
  const ids = new Set([...demoEntities(emptyWorld('2026-11-21', 1))].map(({ entity }) => entity.id));
  expect(picked.length).toBeGreaterThan(20);
  expect(picked.filter(({ id }) => !ids.has(id))).toEqual([]);
});
