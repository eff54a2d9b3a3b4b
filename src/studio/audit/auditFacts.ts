import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import { ROLES } from '../api/peopleCalls.ts';
import type { AuditPage, Role } from '../api/peopleCalls.ts';
import type { Clock } from '../clock/clockOf.ts';
import type { Words } from '../strings/useWords.ts';
import { actWords } from './actWords.ts';
import { FACT_WORDS, UNTOLD, WAY_WORDS } from './factWords.ts';

/** One thing a row tells beyond who, what and where. */
export interface AuditFact {
  label: string;
  text: string;
}

interface Reader {
  say: Words;
  language: 'en' | 'es';
  clock: Clock;
}
type Row = AuditPage['rows'][number];

/**
 * What a row of the log tells, in the reader's words. Numbers that lead machines (revisions, checksums, marks) are left to
 * the exported file; what no version of today writes is shown as it stands, so that nothing in the log is hidden.
 */
export function auditFacts(row: Pick<Row, 'detail' | 'names'>, reader: Reader): AuditFact[] {
  const { language } = reader;
  return Object.entries(row.detail ?? {}).flatMap(([key, value]) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    if (typeof value === 'string' && Object.hasOwn(row.names, value))
      return [{ label: wordFor(key, language), text: named(value, row.names) }];
    if (UNTOLD.has(key)) return [];
    const text = textOf(key, value, row, reader);
    return text === '' ? [] : [{ label: wordFor(key, language), text }];
  });
}

const wordFor = (key: string, language: 'en' | 'es') =>
  Object.hasOwn(FACT_WORDS, key) ? (FACT_WORDS[key]?.[language] ?? key) : key;

/** Those whose value needs the reader's words, too. */
const TEXTS: Readonly<Record<string, (value: unknown, row: Pick<Row, 'names'>, reader: Reader) => string>> = {
  act: (value, _, { language }) => actWords(String(value), language),
  at: moment,
  before: moment,
  moment,
  site: (value, _, { say }) => say(value === 'plan' ? 'sitePlan' : 'siteMain'),
  reason: (value, _, { say }) => reasonOf(String(value), say),
  way: (value, _, { language }) => WAY_WORDS[String(value)]?.[language] ?? String(value),
  locale: (value, _, { say }) => languageName(String(value), say),
  languages: (value, _, { say }) => each(value, (one) => languageName(String(one), say)),
  fields: (value, _, { say }) => each(value, (one) => fieldTitle(say, String(one))),
  named: (value, { names }) => each(value, (one) => named(String(one), names)),
  roles: (value, row, reader) => each(value, (one) => roleOf(one, row, reader), '; '),
  kinds: (value) => each(value, nameOf),
  items: (value) => String([value].flat().length),
  phrases: (value) => each(value, nameOf),
  guard: (value, _, { say }) => {
    const { blockers = 0, warnings = 0 } = (value ?? {}) as { blockers?: number; warnings?: number };
    return say('auditGuard', { blockers, warnings });
  },
};

function textOf(key: string, value: unknown, row: Pick<Row, 'names'>, reader: Reader): string {
  const own = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined;
  return own ? own(value, row, reader) : plain(value);
}

/** What is no text is read out, name by name. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${key} ${plain(one)}`)
    .join(', ');
}

const NOT_DONE = ['no-right', 'not-approved', 'changed', 'deleted'] as const;

/** Why something scheduled was not done, in words; another reason is what somebody wrote. */
function reasonOf(value: string, say: Words): string {
  const known = NOT_DONE.find((one) => one === value);
  return known ? say(`failed-${known}`) : value;
}

const languageName = (locale: string, say: Words) =>
  locale === 'en' ? say('english') : locale === 'es' ? say('spanish') : say('everyLanguage');

/** One thing or several, each told. */
const each = (value: unknown, tell: (one: unknown) => string, between = ', '): string =>
  [value].flat().map(tell).join(between);

/** An instant as people read it; what is none stays. */
function moment(value: unknown, _: unknown, { clock }: Reader): string {
  const text = String(value);
  const time = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return text;
  return clock.moment(time);
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { name, key } = value as { name?: unknown; key?: unknown };
  return typeof name === 'string' ? name : typeof key === 'string' ? key : plain(value);
}

const named = (id: string, names: Row['names']) => (Object.hasOwn(names, id) ? names[id]! : id);

const isRole = (role: unknown): role is Role => (ROLES as readonly unknown[]).includes(role);

/** A role as the screen of people words it, with where it holds when that is not everywhere. */
function roleOf(value: unknown, { names }: Pick<Row, 'names'>, { say }: Reader): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { role, subtree, locale } = value as { role?: unknown; subtree?: unknown; locale?: unknown };
  const name = isRole(role) ? say(`role-${role}`).split(':')[0]! : String(role);
  const where = [
    ...(typeof subtree === 'string' && subtree !== '' ? [named(subtree, names)] : []),
    ...(typeof locale === 'string' && locale !== '' ? [languageName(locale, say)] : []),
  ];
  return where.length === 0 ? name : `${name} (${where.join(', ')})`;
}
