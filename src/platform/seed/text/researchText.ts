import { z } from 'zod';
import type { Pair } from '../bilingual.ts';
import { pair, pairs, readTexts } from '../readTexts.ts';

const study = { title: pair, asks: pair, happens: pairs };
/** Who can join and who cannot: in words that complete "if you", or by the name of a condition several trials have. */
const conditions = z.array(z.union([pair, z.string()])).min(1);
const texts = readTexts(
  'research.json',
  z.strictObject({
    conditions: z.record(z.string(), pair),
    trials: z.array(z.strictObject({ ...study, canJoin: conditions, cannotJoin: conditions })),
    studies: z.array(z.strictObject(study)),
    publications: z.array(
      z.strictObject({
        title: pair,
        background: z.string(),
        methods: z.string(),
        results: z.string(),
        conclusions: z.string(),
      }),
    ),
  }),
);

/** A kind of study: its title and what it says of itself, with a gap for the topic. */
export interface StudyText {
  title: Pair;
  /** The question it asks, in a sentence. */
  asks: Pair;
  /** What happens to those who join, a paragraph each. */
  happens: readonly Pair[];
}

/** A kind of trial: also who can join and who cannot; each completes "if you". */
export interface TrialText extends StudyText {
  canJoin: readonly Pair[];
  cannotJoin: readonly Pair[];
}

/** A kind of publication, in the language it is written in. */
export interface PublicationText {
  title: Pair;
  background: string;
  methods: string;
  results: string;
  conclusions: string;
}

const written = (condition: Pair | string): Pair => {
  const found = typeof condition === 'string' ? texts.conditions[condition] : condition;
  if (!found) throw new Error(`research.json has no condition "${condition}"`);
  return found;
};

export const TRIALS: readonly TrialText[] = texts.trials.map((trial) => ({
  ...trial,
  canJoin: trial.canJoin.map(written),
  cannotJoin: trial.cannotJoin.map(written),
}));
export const STUDIES: readonly StudyText[] = texts.studies;
export const PUBLICATIONS: readonly PublicationText[] = texts.publications;
