import { z } from 'zod';
import { plainText } from './plainText.ts';
import type { Block } from './readBlocks.ts';
import { readBlocks } from './readBlocks.ts';
import type { Evidence } from './readAnswers.ts';
import { isHeld } from './isHeld.ts';

/** Where a visitor types: the search of everything, one of the finders, or the health plan's site. */
export const ASKED_IN = ['everything', 'providers', 'places', 'plan'] as const;
export type AskedIn = (typeof ASKED_IN)[number];

const folded = z.array(z.string()).transform((values) => values.map(plainText));
const one = <T extends z.ZodType>(of: T) =>
  z.preprocess(
    (values) => (Array.isArray(values) && values.length === 1 ? (values as unknown[])[0] : values),
    of,
  );
/** Said by its name alone. */
const said = z.tuple([]).transform(() => true);

/** What must be true of a good answer besides what it is; all of it. Each stands in a head as `name: a | b` or `name`. */
const conditions = z.strictObject({
  specialty: folded.optional(),
  language: folded.optional(),
  gender: one(z.enum(['Female', 'Male', 'Nonbinary'])).optional(),
  accepting: said.optional(),
  video: said.optional(),
  payor: folded.optional(),
  'first name': folded.optional(),
  'last name': folded.optional(),
  /** A town or ZIP area of California; within 25 miles of it. */
  near: one(z.string()).optional(),
  open: one(z.enum(['now', 'today', 'tomorrow', 'saturday', 'sunday', 'late', 'always'])).optional(),
});
export type Conditions = z.infer<typeof conditions>;

const LINES = ['emergency', 'lifeline', 'poison', 'assault', 'violence'] as const;
const advice = z.object({
  /** Lines of help that must stand above everything, the first of them first. */
  advice: z.array(z.enum(LINES)).min(1).optional(),
  'no advice': said.optional(),
});
const spelling = z.object({
  /** What the words must be taken for, folded. */
  corrected: one(z.string().min(1)).optional(),
  'as typed': said.optional(),
});

/** What a good answer is. */
export interface Want {
  /** As the file has it. */
  text: string;
  askedIn: AskedIn;
  /** None where the line of help is all that matters, or where nothing is to be found. */
  evidence: readonly Evidence[];
  conditions: Conditions;
  /** undefined: it does not matter; none: no line of help may stand there. */
  advice?: readonly (typeof LINES)[number][];
  /** undefined: it does not matter; null: the words must be taken as they are. */
  corrected?: string | null;
  /** True when finding nothing is the only right answer. */
  isNothing: boolean;
}

export interface RelevanceQuery {
  /** The file it stands in. */
  class: string;
  locale: 'en' | 'es';
  text: string;
  want: Want;
  /** Graded, but not looked at while tuning. */
  isHeld: boolean;
}

/** The queries of a class. Throws, naming the line, for what is not understood and for a query that stands twice. */
export function readQueries(
  name: string,
  text: string,
  answers: ReadonlyMap<string, readonly Evidence[]>,
): RelevanceQuery[] {
  const { settings, blocks } = readBlocks(text, ['about', 'asked in']);
  const usual = z.enum(ASKED_IN).parse(settings['asked in']);
  const queries = blocks.flatMap((block) => queriesOf(name, block, usual, answers));
  const seen = new Set<string>();
  for (const { locale, text: asked, want } of queries) {
    const key = `${want.askedIn} ${locale} ${asked}`;
    if (seen.has(key)) throw new Error(`${name}: "${asked}" stands twice in ${locale}`);
    seen.add(key);
  }
  return queries;
}

function queriesOf(
  name: string,
  block: Block,
  usual: AskedIn,
  answers: ReadonlyMap<string, readonly Evidence[]>,
): RelevanceQuery[] {
  try {
    const { 'asked in': askedIn, ...asked } = z
      .strictObject({
        'asked in': one(z.enum(ASKED_IN)).optional(),
        en: z.array(z.string()).optional(),
        es: z.array(z.string()).optional(),
      })
      .parse(Object.fromEntries(block.entries.map(({ key, values }) => [key, values])));
    const want = wantOf(block.head, askedIn ?? usual, answers);
    return (['en', 'es'] as const).flatMap((locale) =>
      (asked[locale] ?? []).map((text) => ({
        class: name,
        locale,
        text,
        want,
        isHeld: isHeld(locale, text),
      })),
    );
  } catch (error) {
    throw new Error(`${name}, line ${block.line}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads a head: the name of an answer and conditions, parted by `;`. */
function wantOf(head: string, askedIn: AskedIn, answers: ReadonlyMap<string, readonly Evidence[]>): Want {
  const parts = head.split(';').map((part) => part.trim());
  const isNamed = answers.has(parts[0] ?? '');
  const isNothing = head === 'nothing';
  const evidence = answers.get(parts[0] ?? '') ?? [];
  const named: Record<string, string[]> = {};
  for (const part of isNamed ? parts.slice(1) : isNothing ? [] : parts) {
    const [key = '', ...rest] = part.split(':');
    named[key.trim()] =
      rest.length === 0
        ? []
        : rest
            .join(':')
            .split('|')
            .map((value) => value.trim());
  }
  const { advice: lines, 'no advice': none, corrected, 'as typed': asTyped, ...others } = named;
  const said = advice.parse({ ...(lines && { advice: lines }), ...(none && { 'no advice': none }) });
  const wanted = said['no advice'] ? [] : said.advice;
  const taken = spelling.parse({ ...(corrected && { corrected }), ...(asTyped && { 'as typed': asTyped }) });
  if (!isNamed && !isNothing && !wanted) throw new Error(`"${parts[0]}" is no answer`);
  return {
    ...{ text: head, askedIn, evidence, isNothing },
    conditions: conditions.parse(others),
    ...(wanted && { advice: wanted }),
    ...(taken['as typed'] && { corrected: null }),
    ...(taken.corrected !== undefined && { corrected: taken.corrected }),
  };
}
