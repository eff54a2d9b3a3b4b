import type { PageHistory, PageRevision } from '../api/StudioApi.ts';

/** One line of the history: what somebody did in a few minutes, or a milestone. */
export interface HistoryEntry {
  /** The page as it was after it; 0 is before anybody edited it. */
  seq: number;
  at: string;
  author: string;
  name: string | null;
  milestone?: 'published' | 'restored' | 'imported' | 'named';
  note?: string;
  /** What somebody named the version. */
  called?: string;
  /** What was changed, each once, newest first. */
  parts: readonly string[];
}

const TOGETHER_MS = 5 * 60_000;

const milestoneOf = ({ kind, note }: PageRevision): HistoryEntry['milestone'] => {
  if (kind === 'publish') return 'published';
  if (kind === 'restore') return 'restored';
  return note === null ? undefined : 'named';
};

/** An entry while it is made, with what older revisions are held against. */
type Growing = HistoryEntry & { parts: string[]; from: number; kind: HistoryEntry['milestone'] };

/**
 * The history as people read it, newest first: one entry for each author and five minutes, an entry of its own for each
 * milestone and each version that was named, and one at the end for what was there before anybody edited.
 */
export function groupRevisions(
  revisions: readonly PageRevision[],
  names: PageHistory['names'] = [],
): HistoryEntry[] {
  const entries: Growing[] = [];
  const nameOf = new Map(names.map(({ seq, name }) => [seq, name]));
  const imported = revisions.filter(({ kind }) => kind === 'import');
  for (const revision of revisions.filter(({ kind }) => kind !== 'import')) {
    const kind = milestoneOf(revision);
    const own = nameOf.get(revision.seq);
    const last = entries.at(-1);
    const at = Date.parse(revision.at);
    const isTogether =
      own === undefined &&
      last?.author === revision.author &&
      last.kind === kind &&
      last.note === (revision.note ?? undefined) &&
      last.from - at < TOGETHER_MS;
    if (last && isTogether) {
      if (!last.parts.includes(revision.part)) last.parts.push(revision.part);
      last.from = at;
      continue;
    }
    const milestone = kind ?? (own === undefined ? undefined : 'named');
    entries.push({
      ...{ seq: revision.seq, at: revision.at, author: revision.author, name: revision.name, from: at, kind },
      ...(milestone && { milestone }),
      ...(revision.note !== null && { note: revision.note }),
      ...(own !== undefined && { called: own }),
      parts: [revision.part],
    });
  }
  const first = imported.map(({ at }) => at).sort()[0];
  return [
    ...entries.map(({ from: _from, kind: _kind, ...entry }) => entry),
    ...(first === undefined
      ? []
      : [{ seq: 0, at: first, author: 'system', name: null, milestone: 'imported' as const, parts: [] }]),
  ];
}
