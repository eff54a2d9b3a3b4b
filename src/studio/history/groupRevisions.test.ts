import { groupRevisions } from './groupRevisions.ts';
import type { PageRevision } from '../api/StudioApi.ts';

let seq = 100;
const minute = (at: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + at * 60_000).toISOString();
const row = (at: number, author: string, kind = 'save', more: Partial<PageRevision> = {}): PageRevision => ({
  ...{ seq: (seq -= 1), author, name: author.toUpperCase(), at: minute(at), kind, note: null },
  ...{ itemId: 'i', part: 'InteriorHero', ...more },
});
const drawn = (rows: readonly PageRevision[]) =>
  groupRevisions(rows).map(({ name, milestone, parts, note }) =>
    [name, milestone, note, parts.join('+')].filter(Boolean).join(' '),
  );

it('has one entry for each author and five minutes of quiet, with what was changed', () => {
  expect(
    drawn([row(30, 'ana'), row(28, 'ana', 'layout', { part: 'layout' }), row(24, 'ana'), row(10, 'ana')]),
  ).toEqual(['ANA InteriorHero+layout', 'ANA InteriorHero']);
  expect(drawn([row(30, 'ana'), row(29, 'ben'), row(28, 'ana')])).toHaveLength(3);
});

it('gives milestones an entry of their own, all parts of one publication together', () => {
  expect(
    drawn([
      row(31, 'ana'),
      row(30, 'ana', 'publish'),
      row(30, 'ana', 'publish', { part: 'page' }),
      row(29, 'ana', 'restore'),
      row(28, 'ana', 'save', { note: 'Before the rewrite' }),
    ]),
  ).toEqual([
    'ANA InteriorHero',
    'ANA published InteriorHero+page',
    'ANA restored InteriorHero',
    'ANA named Before the rewrite InteriorHero',
  ]);
});

it('gives a version that was named its entry and its name, also in the middle of five minutes', () => {
  const rows = [
    row(31, 'ana'),
    row(30, 'ana'),
    row(29, 'ana'),
    row(20, 'ana', 'publish'),
    row(20, 'ana', 'publish'),
  ];
  const names = [
    { seq: rows[1]!.seq, name: 'Before the rewrite', by: 'Ana' },
    { seq: rows[3]!.seq, name: 'Spring', by: 'Ana' },
  ];
  expect(groupRevisions(rows, names).map(({ seq, milestone, called }) => [seq, milestone, called])).toEqual([
    [rows[0]!.seq, undefined, undefined],
    [rows[1]!.seq, 'named', 'Before the rewrite'],
    [rows[3]!.seq, 'published', 'Spring'],
  ]);
});

it('ends with what was there before anybody edited, once, at its oldest moment', () => {
  const entries = groupRevisions([row(9, 'ana'), row(5, 'system', 'import'), row(2, 'system', 'import')]);
  expect(entries.at(-1)).toMatchObject({ seq: 0, at: minute(2), milestone: 'imported' });
  expect(entries).toHaveLength(2);
});

it('names each entry by the newest number in it: the page as it was then', () => {
  const rows = [row(3, 'ana'), row(2, 'ana')];
  expect(groupRevisions(rows)[0]?.seq).toBe(rows[0]?.seq);
  expect(groupRevisions([])).toEqual([]);
});
