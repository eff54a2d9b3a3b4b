import type { FloorHistory, Floors } from './floors.ts';
import { belowFloor, raised } from './floors.ts';
import type { Judged } from './judge.ts';
import { figuresOf } from './metrics.ts';
import type { Figures } from './metrics.ts';
import type { Network } from './openNetwork.ts';

const LOCALES = ['en', 'es'] as const;
const figuresFor = (judged: readonly Judged[]): Figures => figuresOf(judged.map(({ score }) => score));

/** The table: a line for each class and language, then all of a language, then all; to the right the third held apart. */
export function tableLines(judged: readonly Judged[], floors: Floors | undefined): string[] {
  const lines = [row('', '', HEADINGS, HEADINGS)];
  const add = (name: string, locale: string, some: readonly Judged[], note = '') => {
    if (some.length === 0) return;
    const [open, held] = [false, true].map((isHeld) => some.filter(({ query }) => query.isHeld === isHeld));
    lines.push(`${row(name, locale, cells(open ?? []), cells(held ?? []))}  ${note}`.trimEnd());
  };
  for (const [name, of] of byClass(judged)) {
    for (const locale of LOCALES) {
      const some = of.filter(({ query }) => query.locale === locale);
      const floor = floors?.[name]?.[locale];
      const problems = floor && some.length > 0 ? belowFloor(figuresFor(some), floor) : [];
      add(name, locale, some, problems.length > 0 ? `BELOW: ${problems.join('; ')}` : '');
    }
  }
  for (const locale of LOCALES)
    add(
      'all',
      locale,
      judged.filter(({ query }) => query.locale === locale),
    );
  add('all', '', judged);
  return lines;
}

const HEADINGS = ['n', 'nDCG', 'top-1', 'top-5', 'none'];

function cells(judged: readonly Judged[]): string[] {
  const { count, ndcg, top1, top5, zero } = figuresFor(judged);
  const percent = (share: number) => `${(share * 100).toFixed(1)}`;
  return [String(count), ndcg.toFixed(3), percent(top1), percent(top5), percent(zero)];
}

const row = (name: string, locale: string, open: readonly string[], held: readonly string[]): string =>
  [
    name.padEnd(13),
    locale.padEnd(3),
    ...open.map((cell) => cell.padStart(7)),
    '   |',
    ...held.map((cell) => cell.padStart(7)),
  ].join('');

/** Classes below their floors and classes without one, in words; none when all is well. */
export function floorProblems(judged: readonly Judged[], floors: Floors): string[] {
  return [...byClass(judged)].flatMap(([name, of]) =>
    LOCALES.flatMap((locale) => {
      const floor = floors[name]?.[locale];
      if (!floor) return [`${name} ${locale} has no floor: npm run relevance -- --raise "why"`];
      return belowFloor(figuresFor(of.filter(({ query }) => query.locale === locale)), floor).map(
        (problem) => `${name} ${locale}: ${problem}`,
      );
    }),
  );
}

/** The history with floors moved up to what was measured. */
export function withRaisedFloors(
  history: FloorHistory,
  judged: readonly Judged[],
  { on, why }: { on: string; why: string },
): FloorHistory {
  const before = history.at(-1)?.floors ?? {};
  const floors: Floors = { ...before };
  for (const [name, of] of byClass(judged)) {
    const floorFor = (locale: 'en' | 'es') =>
      raised(figuresFor(of.filter(({ query }) => query.locale === locale)), before[name]?.[locale]);
    floors[name] = { en: floorFor('en'), es: floorFor('es') };
  }
  return [...history, { on, why, floors }];
}

/** What came instead, for each query whose first result is not right; those held apart only if asked for. */
export function failureLines(judged: readonly Judged[], network: Network, showsHeld: boolean): string[] {
  return judged
    .filter(({ query, score }) => !score.isFirstRight && (showsHeld || !query.isHeld))
    .flatMap(({ query, answer, grades }) => {
      const { text, locale, want, isHeld } = query;
      const notes = [
        ...(answer.corrected === undefined ? [] : [`taken for "${answer.corrected}"`]),
        ...(answer.advice.length > 0 ? [`lines of help: ${answer.advice.join(', ')}`] : []),
        ...(answer.ids.length === 0 ? ['nothing found'] : []),
      ];
      return [
        `${query.class} ${locale}${isHeld ? ' (held)' : ''}: "${text}" in ${want.askedIn}; wanted ${want.text}${notes.map((note) => `; ${note}`).join('')}`,
        ...answer.ids.slice(0, 3).map((id, at) => `    ${grades[at]}  ${shown(network, id)}`),
      ];
    });
}

/** A result in a line: what it is, its name and what rules go by. */
function shown(network: Network, id: string): string {
  const facts = network.facts(id);
  if (!facts) return id;
  const about = [...facts.specialties, ...facts.placeTypes, ...facts.about, ...facts.addresses].slice(0, 4);
  return `${facts.kind}: ${facts.label}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
}

function byClass(judged: readonly Judged[]): Map<string, Judged[]> {
  const classes = new Map<string, Judged[]>();
  for (const one of judged) {
    const of = classes.get(one.query.class);
    if (of) of.push(one);
    else classes.set(one.query.class, [one]);
  }
  return classes;
}
