import { z } from 'zod';
import type { Pair } from '../bilingual.ts';
import { pair, pairs, readTexts } from '../readTexts.ts';

/** Titles a kind of study may have, each with its question. */
const designs = z.array(z.strictObject({ title: pair, asks: pair })).min(5);
/**
 * Who can join and who cannot: in names of things, which are right while the trial runs and afterward, or by the name of a
 * condition several trials have; `are` is what those have whom the trial's topic concerns.
 */
const conditions = z.array(z.union([pair, z.string()])).min(1);
/** What may stand in a gap. */
const numbers = z.record(z.string(), z.array(z.number().int()).min(1));
/** What every kind of study says: see `StudyText`. */
const told = {
  designs,
  places: z.number().int().min(1).max(4).default(1),
  numbers,
  happens: pairs,
  running: pair.optional(),
  ended: pair,
  canJoin: conditions,
};
const texts = readTexts(
  'research.json',
  z.strictObject({
    conditions: z.record(z.string(), pair),
    /** By research topic: whom it concerns, what it is about in two or three words, and what they have in common. */
    people: z.record(z.string(), z.strictObject({ who: pair, matter: pair, are: pair })),
    trials: z.array(
      z.strictObject({
        ...told,
        topics: z.array(z.string()).min(1),
        found: pairs,
        cannotJoin: conditions,
      }),
    ),
    studies: z.array(z.strictObject({ ...told, join: pair })).min(1),
    /** What an investigator is about, with gaps for the name and the topic. */
    investigators: pairs,
    publications: z.array(
      z.strictObject({
        titles: z.array(z.string()).min(5),
        within: z.string(),
        numbers,
        background: z.array(z.string()).min(1),
        findings: z
          .array(
            z.strictObject({
              methods: z.array(z.string()).min(1),
              results: z.string(),
              conclusions: z.string(),
            }),
          )
          .min(1),
      }),
    ),
  }),
);

/**
 * A form of a title, with the question the study asks. Gaps are for whom it concerns (`people`, in Spanish also `thePeople`,
 * with the article) and for what it is about (`Matter`, before a colon).
 */
export interface Design {
  title: Pair;
  asks: Pair;
}

/** A kind of study: its titles and what it says of itself, with gaps for the people it concerns and for numbers. */
export interface StudyText {
  designs: readonly Design[];
  /** At how many places it is held at least: one that compares clinics has several. They fill the gap `clinics`. */
  places: number;
  /** What may stand in a gap. */
  numbers: Readonly<Record<string, readonly number[]>>;
  /** What happens to those who join, a paragraph each. */
  happens: readonly Pair[];
  /** The same of one that takes nobody any more, where `happens` speaks to those who think of joining. */
  running?: Pair | undefined;
  /** What was done, told when it is over. */
  ended: Pair;
  /** Names of what is asked for, with a gap for what the people of the topic have. */
  canJoin: readonly Pair[];
}

/** A kind of study that is no trial, with the sentence that stands before who can join. */
export interface OpenStudyText extends StudyText {
  join: Pair;
}

/** A way to hold a trial: the topics it fits, with gaps for the people it concerns and for numbers. */
export interface TrialText extends StudyText {
  /** What may have come of one that is over and has results. */
  found: readonly Pair[];
  topics: readonly string[];
  cannotJoin: readonly Pair[];
}

/** What was found, and the ways it may have been looked for. */
interface PublicationFindings {
  methods: readonly string[];
  results: string;
  conclusions: string;
}

/** A kind of publication, in the language it is written in. */
export interface PublicationText {
  /** Forms of the title, with a gap for the topic. */
  titles: readonly string[];
  /** One with a gap for among whom or where, too, when a topic has used them all. */
  within: string;
  /** What may stand in a gap. */
  numbers: Readonly<Record<string, readonly number[]>>;
  /** What each part of the abstract may say, with gaps for the topic, the people it concerns and numbers. */
  background: readonly string[];
  findings: readonly PublicationFindings[];
}

const written = (condition: Pair | string): Pair => {
  if (condition === 'are') return ['{are}', '{are}'];
  const found = typeof condition === 'string' ? texts.conditions[condition] : condition;
  if (!found) throw new Error(`research.json has no condition "${condition}"`);
  return found;
};

export const TRIALS: readonly TrialText[] = texts.trials.map((trial) => ({
  ...trial,
  canJoin: trial.canJoin.map(written),
  cannotJoin: trial.cannotJoin.map(written),
}));
/** Whom a trial on a topic concerns, by the topic's English name. */
export const PEOPLE: Readonly<Record<string, { who: Pair; matter: Pair; are: Pair }>> = texts.people;
export const STUDIES: readonly OpenStudyText[] = texts.studies.map((study) => ({
  ...study,
  canJoin: study.canJoin.map(written),
}));
export const INVESTIGATORS: readonly Pair[] = texts.investigators;
export const PUBLICATIONS: readonly PublicationText[] = texts.publications;
