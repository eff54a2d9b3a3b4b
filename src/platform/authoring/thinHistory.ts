import { wallClock, zoneOf } from '../flow/localTime.ts';
import { pageOf } from '../flow/marks.ts';
import { hashOfField } from '../store/content/translationTable.ts';
import type { RevisionKind } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import type { AuthoringParts } from './Authoring.ts';

/** How long every save is kept. */
export const FULL_HISTORY_DAYS = 30;

/** A row of the history without what it says. */
export interface HistoryRow {
  seq: number;
  /** Item and language: whose line of versions it is in. */
  line: string;
  locale: string;
  author: string;
  at: string;
  kind: RevisionKind;
  /** What names each of its texts, by field. */
  texts?: ReadonlyMap<string, string>;
}

const MILESTONES: readonly RevisionKind[] = ['publish', 'restore', 'import'];

/**
 * Which rows of one page's history may go: older than `before`, and needed by no version that stays. Versions that stay are
 * all younger ones, each that was published, restored, named or brought in, and of the rest the last of each person, language
 * and day. A version is the whole page: of each item on it the row that held at that moment stays, so that what stays reads
 * as it always did. A text that was not taken is nowhere else, and stays. So does, as a moment, the save that first said a
 * text that stays: a translation is as old as that, and is of what the source said then (decision 80).
 */
export function droppable(
  rows: readonly HistoryRow[],
  { before, named, dayOf }: { before: string; named: ReadonlySet<number>; dayOf: (at: string) => string },
): number[] {
  const taken = rows.filter(({ kind }) => kind !== 'conflict').sort((left, right) => left.seq - right.seq);
  const lastOfDay = new Map<string, number>();
  const moments: number[] = [];
  for (const { seq, at, kind, author, locale } of taken) {
    if (at >= before || MILESTONES.includes(kind) || named.has(seq)) moments.push(seq);
    else lastOfDay.set(`${author} ${locale} ${dayOf(at)}`, seq);
  }
  const lines = [...Map.groupBy(taken, ({ line }) => line).values()];
  // What stands now, too: what a translation was made from is read off the other language at that moment.
  moments.push(...lastOfDay.values(), ...lines.map((line) => line.at(-1)?.seq ?? 0));
  for (let before = -1; before < moments.length;) {
    before = moments.length;
    moments.push(...firstSaid(lines, moments));
  }
  return outside(lines, moments);
}

/** Rows that hold at none of these moments. */
function outside(lines: readonly HistoryRow[][], unsorted: readonly number[]): number[] {
  const moments = unsorted.toSorted((left, right) => left - right);
  return lines.flatMap((line) =>
    line.flatMap(({ seq }, index) => {
      const next = line[index + 1]?.seq;
      // The last of a line is what stands now.
      if (next === undefined) return [];
      return (moments[firstFrom(moments, seq)] ?? Infinity) < next ? [] : [seq];
    }),
  );
}

/** Moments, beside these, at which what is said in a row that stays was first said. */
function firstSaid(lines: readonly HistoryRow[][], moments: readonly number[]): number[] {
  const gone = new Set(outside(lines, moments));
  const firsts = new Set<number>();
  for (const line of lines) {
    const since = new Map<string, number>();
    for (const [index, { seq, texts = new Map<string, string>() }] of line.entries()) {
      for (const [name, text] of texts) {
        if (line[index - 1]?.texts?.get(name) !== text) since.set(name, seq);
        if (!gone.has(seq)) firsts.add(since.get(name) ?? seq);
      }
    }
  }
  for (const seq of moments) firsts.delete(seq);
  return [...firsts];
}

/** Place of the first number of a rising list that is not less than another. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Thins the history page by page, each in one transaction with its row of the log: whatever ends it in between, what is done
 * is done, and the rest is done next time. Each page is a piece of work of its own, which answers how many rows went.
 */
export function* thinning(parts: AuthoringParts): Generator<() => number> {
  const { store, clock } = parts;
  const before = new Date(clock().getTime() - FULL_HISTORY_DAYS * 86_400_000).toISOString();
  for (const [pageId, items] of editedPages(store, before)) {
    yield () => thinPage(parts, pageId, items, before);
  }
}

/** All of it at once. */
export const thinHistory = (parts: AuthoringParts): number =>
  [...thinning(parts)].reduce((sum, thin) => sum + thin(), 0);

/** Pages with old rows, and the items of each with a history. What stands on no page keeps its history: many pages show it. */
function editedPages(store: Store, before: string): Map<string, string[]> {
  const ids = store.database.prepare('SELECT DISTINCT item_id FROM content_revision').all();
  const pages = new Map<string, string[]>();
  for (const row of ids) {
    const id = String(row['item_id']);
    const item = store.content.item(id) ?? store.content.item(id, 'published');
    const page = item && pageOf(store, item);
    if (page) pages.set(page.id, [...(pages.get(page.id) ?? []), id]);
  }
  const isOld = store.database.prepare('SELECT 1 FROM content_revision WHERE item_id = ? AND at < ? LIMIT 1');
  return new Map([...pages].filter(([, items]) => items.some((id) => isOld.get(id, before))));
}

const textsOf = (fields: string): Map<string, string> =>
  new Map(
    Object.entries(JSON.parse(fields) as Record<string, unknown>).map(([name, field]) => [
      name,
      hashOfField(field),
    ]),
  );

function thinPage(
  { store, accounts }: AuthoringParts,
  pageId: string,
  items: readonly string[],
  before: string,
): number {
  const { database, content, facts } = store;
  return store.transaction(() => {
    const rows = database
      .prepare(
        `SELECT seq, item_id, locale, author, at, kind, fields FROM content_revision
         WHERE item_id IN (SELECT value FROM json_each(?))`,
      )
      .all(JSON.stringify(items))
      .map((row): HistoryRow => ({
        seq: Number(row['seq']),
        line: `${String(row['item_id'])} ${String(row['locale'])}`,
        ...{ locale: String(row['locale']), author: String(row['author']), at: String(row['at']) },
        kind: row['kind'] as RevisionKind,
        texts: textsOf(String(row['fields'])),
      }));
    const named = database.prepare('SELECT seq FROM version_name WHERE page_id = ?').all(pageId);
    const zone = zoneOf(facts, content.item(pageId)?.site ?? 'main');
    const gone = droppable(rows, {
      before,
      named: new Set(named.map((row) => Number(row['seq']))),
      dayOf: (at) => wallClock(new Date(at), zone).slice(0, 10),
    });
    if (gone.length === 0) return 0;
    database
      .prepare('DELETE FROM content_revision WHERE seq IN (SELECT value FROM json_each(?))')
      .run(JSON.stringify(gone));
    accounts.audit({
      ...{ actor: 'system', act: 'thin-history', itemId: pageId },
      detail: { removed: gone.length, kept: rows.length - gone.length, before },
    });
    return gone.length;
  });
}
