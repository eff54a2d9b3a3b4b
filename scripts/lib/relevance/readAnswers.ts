import { z } from 'zod';
import { plainText } from './plainText.ts';
import type { Block } from './readBlocks.ts';
import { readBlocks } from './readBlocks.ts';

/** Kinds of facts that make a result a good answer. */
export const FACTS = ['specialty', 'service', 'place', 'about', 'page', 'plan', 'event', 'kind'] as const;
export type Fact = (typeof FACTS)[number];

/** 3: what was asked for; 2: helps as well; 1: related; 0: something else. */
export type Grade = 0 | 1 | 2 | 3;

/** A fact that gives a grade to what it is true of. Values are folded, but for addresses. */
export interface Evidence {
  fact: Fact;
  grade: Exclude<Grade, 0>;
  values: readonly string[];
}

const evidence = z
  .object({ key: z.string(), values: z.array(z.string()).min(1) })
  .transform(({ key, values }, context): Evidence => {
    const [, name = '', grade = '3'] = /^([a-z]+)(?: ([123]))?$/.exec(key) ?? [];
    const fact = FACTS.find((known) => known === name);
    if (!fact) {
      context.addIssue({ code: 'custom', message: `"${key}" is no fact; there are ${FACTS.join(', ')}` });
      return z.NEVER;
    }
    return {
      fact,
      grade: Number(grade) as Evidence['grade'],
      values: fact === 'page' ? values : values.map(plainText),
    };
  });

/** Good answers by name. Throws, naming the line, for what is no answer or stands twice. */
export function readAnswers(text: string): ReadonlyMap<string, readonly Evidence[]> {
  const answers = new Map<string, readonly Evidence[]>();
  for (const block of readBlocks(text).blocks) {
    if (answers.has(block.head)) throw new Error(`Line ${block.line}: "${block.head}" stands twice`);
    answers.set(block.head, evidenceOf(block));
  }
  return answers;
}

function evidenceOf({ head, line, entries }: Block): readonly Evidence[] {
  const result = z.array(evidence).min(1).safeParse(entries);
  if (!result.success) throw new Error(`Line ${line}, "${head}": ${z.prettifyError(result.error)}`);
  return result.data;
}
