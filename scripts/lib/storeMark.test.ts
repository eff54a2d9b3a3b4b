import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/platform/store/openStore.ts';
import { MemoryStore } from '../../src/platform/store/testing/MemoryLog.ts';
import { storeMark } from './storeMark.ts';

it('is that of the file, and one for all copies of a shared store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'));
  const at = (name: string) => join(folder, `${name}.db`);
  const memory = new MemoryStore();
  const open = (name: string, shared?: MemoryStore) =>
    openStore(at(name), { pollMs: 0, shared: shared && { log: shared.connect() } }).close();
  try {
    open('own');
    open('other');
    const own = storeMark(at('own'));
    expect(storeMark(at('own'))).toBe(own);
    renameSync(at('other'), at('own'));
    expect(storeMark(at('own'))).not.toBe(own);
    open('one', memory);
    open('two', memory);
    expect(storeMark(at('two'))).toBe(storeMark(at('one')));
    expect(storeMark(at('one'))).not.toBe(storeMark(at('own')));
  } finally {
    memory.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
