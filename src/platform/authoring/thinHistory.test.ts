import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createAccounts } from '../accounts/createAccounts.ts';
import { putPage, putShell } from '../content/putPage.ts';
import { startUpkeep } from '../flow/upkeep.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { pageAt, pageRevisions } from './pageHistory.ts';
import { nameVersion } from './versionNames.ts';
import { droppable, thinHistory, thinning } from './thinHistory.ts';
import type { HistoryRow } from './thinHistory.ts';
import { person } from './testing/authoringWorld.ts';

const DAY = 86_400_000;
const noon = Date.parse('2026-11-20T20:00:00Z');

describe('what may go', () => {
  const dayOf = (at: string) => at.slice(0, 10);
  const before = '2026-11-01';
  const row = (seq: number, what: string, line = 'hero en'): HistoryRow => {
    const [author = '', at = '', kind = 'save'] = what.split(' ');
    return { seq, line, locale: line.split(' ')[1]!, author, at, kind: kind as HistoryRow['kind'] };
  };
  const gone = (rows: HistoryRow[], ...named: number[]) =>
    droppable(rows, { before, named: new Set(named), dayOf });

  it.each<[string, HistoryRow[], number[], number[]]>([
    [
      'the last of a person and day stays',
      [
        row(1, 'ana 2026-10-01'),
        row(2, 'ana 2026-10-01'),
        row(3, 'ana 2026-10-02'),
        row(9, 'ana 2026-10-03'),
      ],
      [],
      [1],
    ],
    [
      'people are apart',
      [row(1, 'ana 2026-10-01'), row(2, 'ben 2026-10-01'), row(3, 'ana 2026-10-01')],
      [],
      [1],
    ],
    ['what is young stays', [row(1, 'ana 2026-11-10'), row(2, 'ana 2026-11-10')], [], []],
    [
      'what was brought in, published and restored stays',
      [
        row(1, 'ana 2026-10-01 import'),
        row(2, 'ana 2026-10-01 publish'),
        row(3, 'ana 2026-10-01 restore'),
        row(4, 'ana 2026-10-01'),
      ],
      [],
      [],
    ],
    [
      'what has a name stays',
      [row(1, 'ana 2026-10-01'), row(2, 'ana 2026-10-01'), row(3, 'ana 2026-10-01')],
      [1],
      [2],
    ],
    [
      'what a publication showed of the rest of the page stays',
      [
        row(1, 'ana 2026-10-01', 'text en'),
        row(2, 'ana 2026-10-01 publish'),
        row(3, 'ana 2026-10-01', 'text en'),
        row(4, 'ana 2026-10-01', 'text en'),
      ],
      [],
      [3],
    ],
    [
      'a text that was not taken stays',
      [row(1, 'ana 2026-10-01 conflict'), row(2, 'ana 2026-10-01 conflict'), row(3, 'ana 2026-10-01')],
      [],
      [],
    ],
    ['languages are apart', [row(1, 'ana 2026-10-01', 'hero es'), row(2, 'ana 2026-10-01')], [], []],
  ])('%s', (_, rows, named, expected) => expect(gone(rows, ...named)).toEqual(expected));

  it('keeps the save that first said a text that stays, with what the other language said then', () => {
    const said = (seq: number, what: string, line: string, ...texts: string[]): HistoryRow => ({
      ...row(seq, what, line),
      texts: new Map(texts.map((text, at) => [String(at), text])),
    });
    const rows = [
      said(1, 'ana 2026-10-01', 'hero en', 'A'),
      said(2, 'ana 2026-10-01', 'hero es', 'a, as it was typed', 'b, too'),
      said(3, 'ana 2026-10-01', 'hero es', 'a', 'b'),
      said(4, 'ana 2026-10-01', 'hero en', 'B, as it was typed'),
      said(5, 'ana 2026-10-01', 'hero en', 'B'),
      said(6, 'ana 2026-10-01', 'hero es', 'a', 'c'),
      said(7, 'ana 2026-11-05', 'hero es', 'd', 'c'),
    ];
    expect(gone(rows)).toEqual([4, 2]);
    expect(gone(rows.map(({ texts: _none, ...rest }) => rest))).toEqual([1, 4, 2]);
  });

  it('makes no text that stays younger than it was, whatever was written', () => {
    const text = fc.constantFrom('x', 'y', 'z');
    const rows = fc.array(
      fc.record({
        line: fc.constantFrom('a en', 'a es'),
        at: fc.constantFrom('2026-10-01', '2026-10-02', '2026-10-03', '2026-11-05'),
        texts: fc.tuple(text, text),
      }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(rows, (made) => {
        const ordered = made.toSorted((left, right) => left.at.localeCompare(right.at));
        const all = ordered.map(({ texts, ...one }, seq): HistoryRow => ({
          ...{ ...one, seq, locale: one.line.split(' ')[1]!, author: 'ana', kind: 'save' },
          texts: new Map(texts.map((value, at) => [String(at), value])),
        }));
        const lost = new Set(gone(all));
        const left = all.filter(({ seq }) => !lost.has(seq));
        const since = (from: HistoryRow[], { line, seq, texts }: HistoryRow, name: string) => {
          const before = from.filter((one) => one.line === line && one.seq <= seq);
          const other = before.findLastIndex((one) => one.texts?.get(name) !== texts?.get(name));
          return before[other + 1]!.seq;
        };
        for (const one of left)
          for (const name of ['0', '1'])
            expect(since(left, one, name)).toBeLessThanOrEqual(since(all, one, name));
      }),
    );
  });

  it('leaves every version that stays as it was, and the last of every line, whatever was written', () => {
    const rows = fc.array(
      fc.record({
        line: fc.constantFrom('a en', 'b en', 'a es', 'a '),
        author: fc.constantFrom('ana', 'ben'),
        at: fc.constantFrom('2026-10-01', '2026-10-02', '2026-11-05'),
        kind: fc.constantFrom<HistoryRow['kind']>('save', 'publish', 'conflict', 'layout'),
      }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 24 }), (made, named) => {
        const all = made.map((one, seq): HistoryRow => ({ ...one, seq, locale: one.line.split(' ')[1]! }));
        const lost = new Set(gone(all, named));
        const left = all.filter(({ seq }) => !lost.has(seq));
        const stateAt = (from: HistoryRow[], moment: number) =>
          ['a en', 'b en', 'a es', 'a '].map(
            (line) =>
              from.findLast((one) => one.line === line && one.seq <= moment && one.kind !== 'conflict')?.seq,
          );
        for (const { seq, at, kind } of all) {
          const stays = at >= before || kind === 'publish' || seq === named;
          if (stays && kind !== 'conflict') expect(stateAt(left, seq)).toEqual(stateAt(all, seq));
          if (kind === 'conflict') expect(lost.has(seq)).toBe(false);
        }
        expect(stateAt(left, Infinity)).toEqual(stateAt(all, Infinity));
        expect(gone(left, named)).toEqual([]);
      }),
    );
  });
});

describe('a store whose clock goes on', () => {
  let folder: string;
  let now = noon;
  let store: Store;
  const open = () => openStore(join(folder, 'platform.db'), { pollMs: 0, clock: () => new Date(now) });
  const partsOf = (one: Store) => {
    const clock = () => new Date(now);
    const accounts = createAccounts({ store: one, studioOrigin: 'https://studio.example', clock });
    return { store: one, accounts, clock, log: () => undefined };
  };
  const pages = ['/one', '/two', '/three'];
  const idOf = (path: string) => store.content.itemByPath('main', path)!.id;
  const save = (path: string, title: string) => {
    const draft = store.content.version(idOf(path), 'en', 'draft')!;
    store.content.saveDraft({ ...draft, fields: { Title: { value: title } } }, undefined, { author: 'ana' });
    now += 60_000;
  };
  const titles = (path: string) => {
    const page = store.content.item(idOf(path))!;
    return pageRevisions(store.content, page, 'en').map(({ seq }) => {
      const title = pageAt(store.content, page, 'en', seq).items.get(page.id)!.fields['Title'];
      return (title as { value: string }).value;
    });
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'thin-'));
    now = noon;
    store = open();
    putShell(store, { site: 'main', placeholders: {} });
    for (const path of pages) {
      putPage(store, {
        ...{ site: 'main', template: 'Page', path, name: path, fields: { Title: 'First' }, placeholders: {} },
      });
      for (const title of ['one', 'two', 'three']) save(path, title);
    }
  });
  afterEach(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps all of 30 days, then the last of each person and day, what has a name, and a log that is whole', () => {
    const parts = partsOf(store);
    const page = store.content.item(idOf('/one'))!;
    const [, second] = pageRevisions(store.content, page, 'en');
    nameVersion(parts, { page, locale: 'en', seq: second!.seq, name: 'Mine' }, { actor: person('ana') });
    expect(thinHistory(parts)).toBe(0);
    now = noon + 31 * DAY;
    expect(thinHistory(parts)).toBe(1 + 2 + 2);
    expect(titles('/one')).toEqual(['three', 'two', 'First']);
    expect(titles('/two')).toEqual(['three', 'First']);
    expect(store.content.version(idOf('/two'), 'en', 'draft')?.fields['Title']).toEqual({ value: 'three' });
    expect(thinHistory(parts)).toBe(0);
    const acts = [...parts.accounts.log.all()].map(({ act }) => act);
    expect(acts.filter((act) => act === 'thin-history')).toHaveLength(3);
    expect(parts.accounts.log.firstBroken()).toBeUndefined();
  });

  it('loses nothing when it is ended half-way, in a page or between two', () => {
    now = noon + 31 * DAY;
    const parts = partsOf(store);
    const left = () => pages.map((path) => titles(path).length);
    const failing = {
      ...parts,
      accounts: {
        audit: () => {
          throw new Error('ended');
        },
      },
    };
    expect(() => thinHistory(failing)).toThrow('ended');
    expect(left()).toEqual([4, 4, 4]);
    const [first] = thinning(parts);
    first?.();
    store.close();
    store = open();
    expect(left().sort()).toEqual([2, 4, 4]);
    thinHistory(partsOf(store));
    expect(left()).toEqual([2, 2, 2]);
  });

  it('leaves a translation as old as it is when its text is put back after the history was thinned', () => {
    const id = idOf('/one');
    const write = (locale: 'en' | 'es', fields: Record<string, string>) => {
      const draft = store.content.version(id, locale, 'draft');
      const said = Object.entries(fields).map(([name, value]) => [name, { value }]);
      store.content.saveDraft(
        {
          ...{ itemId: id, locale, displayName: 'One' },
          fields: { ...draft?.fields, ...Object.fromEntries(said) },
        },
        undefined,
        { author: 'ana' },
      );
      now += 600_000;
    };
    write('es', { Title: 'Tres' });
    const { source } = store.content.translationMarks(id, 'es')['Title']!;
    // The English goes on; the Spanish beside it is saved again, and is the last of the day.
    write('en', { Title: 'four' });
    write('es', { Lead: 'Otra cosa' });
    write('en', { Title: 'five' });
    now += DAY;
    write('es', { Title: 'Cuatro' });
    now += 31 * DAY;
    expect(thinHistory(partsOf(store))).toBeGreaterThan(0);
    write('es', { Title: 'Tres' });
    expect(store.content.translationMarks(id, 'es')['Title']).toMatchObject({ source });
  });

  it('is done daily, and what has been in the bin for 30 days goes with it, unless visitors still see it', async () => {
    const [one, two] = [idOf('/one'), idOf('/two')];
    store.content.unpublish([one]);
    store.content.setDeleted([one, two], true);
    now += 31 * DAY;
    const stop = startUpkeep(partsOf(store));
    for (let turn = 0; turn < 50 && titles('/three').length > 2; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    expect(titles('/three')).toEqual(['three', 'First']);
    expect(store.content.deleted('main').map(({ id }) => id)).toEqual([two]);
    const acts = [...partsOf(store).accounts.log.all()].map(({ act }) => act);
    expect(acts).toContain('remove');
  });
});
