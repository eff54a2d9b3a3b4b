import type { Grade } from './readAnswers.ts';

/** Results that are looked at. */
export const DEPTH = 10;
/** From this grade on a result is right. */
export const RIGHT: Grade = 2;

const gain = (grade: Grade): number => 2 ** grade - 1;

/** Discounted cumulative gain of the first ten: a result counts less the later it stands. */
export const discountedGain = (grades: readonly Grade[]): number =>
  grades.slice(0, DEPTH).reduce<number>((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/** What was found for a query, judged. */
export interface Score {
  /** Normalized discounted cumulative gain of the first ten, 0 to 1. */
  ndcg: number;
  /** Whether the first result is right. */
  isFirstRight: boolean;
  /** Whether one of the first five is right. */
  isAmongFive: boolean;
  /** Whether nothing was found although there is something. */
  isEmpty: boolean;
}

/** Judges the grades of what was found, in order, against those of the best answer there could be. */
export function scoreOf(found: readonly Grade[], best: readonly Grade[]): Score {
  const most = discountedGain(best);
  return {
    ndcg: most === 0 ? 0 : discountedGain(found) / most,
    isFirstRight: (found[0] ?? 0) >= RIGHT,
    isAmongFive: found.slice(0, 5).some((grade) => grade >= RIGHT),
    isEmpty: found.length === 0,
  };
}

/** A query that is right or wrong as a whole. */
export const wholeScore = (isRight: boolean): Score => ({
  ndcg: Number(isRight),
  ...{ isFirstRight: isRight, isAmongFive: isRight, isEmpty: false },
});

/** Figures over many queries: shares from 0 to 1. */
export interface Figures {
  count: number;
  ndcg: number;
  top1: number;
  top5: number;
  /** Less is better. */
  zero: number;
}

/** Means over scores; all 0 for none. */
export function figuresOf(scores: readonly Score[]): Figures {
  const mean = (value: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + value(score), 0) / Math.max(1, scores.length);
  return {
    count: scores.length,
    ndcg: mean(({ ndcg }) => ndcg),
    top1: mean(({ isFirstRight }) => Number(isFirstRight)),
    top5: mean(({ isAmongFive }) => Number(isAmongFive)),
    zero: mean(({ isEmpty }) => Number(isEmpty)),
  };
}
