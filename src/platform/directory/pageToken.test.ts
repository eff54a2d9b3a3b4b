import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import { MemoryStore } from '../store/testing/MemoryLog.ts';
import { createPageTokens } from './pageToken.ts';

it('is good at all platforms that share a store, also of one that started while nothing could be stored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  const memory = new MemoryStore();
  const stores = ['one', 'two'].map((name) =>
    openStore(join(folder, `${name}.db`), { pollMs: 0, shared: { log: memory.connect() } }),
  );
  try {
    memory.isDown = true;
    const [one, two] = stores.map(createPageTokens) as [
      ReturnType<typeof createPageTokens>,
      ReturnType<typeof createPageTokens>,
    ];
    const position = { after: 'fac-1', offset: 50 };
    expect(one.read(one.sign(position, 'query'), 'query')).toEqual(position);
    memory.isDown = false;
    // Whoever is first makes the secret, and the other takes it, although it had begun with its own.
    const token = one.sign(position, 'query');
    expect(two.read(token, 'query')).toEqual(position);
    expect(one.read(two.sign(position, 'query'), 'query')).toEqual(position);
    expect(() => two.read(token, 'another query')).toThrow('not valid');
  } finally {
    stores.forEach((store) => store.close());
    memory.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
