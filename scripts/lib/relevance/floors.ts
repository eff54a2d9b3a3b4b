import { z } from 'zod';
import type { Figures } from './metrics.ts';

const share = z.number().min(0).max(1);
const floor = z.strictObject({ ndcg: share, top1: share, top5: share, zero: share });
/** What figures must reach; `zero` is the most there may be. */
export type Floor = z.infer<typeof floor>;

const floors = z.record(z.string(), z.strictObject({ en: floor, es: floor }));
/** Floors by class and language. */
export type Floors = z.infer<typeof floors>;

/** All floors there ever were, the latest last. */
export const floorHistory = z.array(z.strictObject({ on: z.iso.date(), why: z.string().min(1), floors }));
export type FloorHistory = z.infer<typeof floorHistory>;

const MEASURES = ['ndcg', 'top1', 'top5', 'zero'] as const;
const sign = (measure: (typeof MEASURES)[number]) => (measure === 'zero' ? -1 : 1);

/** Where figures do not reach a floor, in words; none when all is well. */
export function belowFloor(figures: Figures, least: Floor): string[] {
  return MEASURES.filter((measure) => sign(measure) * (figures[measure] - least[measure]) < 0).map(
    (measure) => `${measure} ${figures[measure].toFixed(3)}, floor ${least[measure]}`,
  );
}

/** Where floors are lower than others before them, in words: they only move up. */
export function lowered(before: Floors, after: Floors): string[] {
  return Object.entries(before).flatMap(([name, languages]) =>
    (['en', 'es'] as const).flatMap((locale) => {
      const now = after[name]?.[locale];
      if (!now) return [`${name} ${locale} is gone`];
      return MEASURES.filter(
        (measure) => sign(measure) * (now[measure] - languages[locale][measure]) < 0,
      ).map(
        (measure) => `${name} ${locale}: ${measure} from ${languages[locale][measure]} to ${now[measure]}`,
      );
    }),
  );
}

/** A floor a little under what was measured, but never under the one before: three queries, or three of a hundred, may turn. */
export function raised(figures: Figures, before?: Floor): Floor {
  const slack = Math.min(0.1, Math.max(0.03, 3 / Math.max(1, figures.count)));
  // In whole hundredths, without what binary fractions leave over.
  const under = (value: number) => Math.floor(Number((Math.max(0, value - slack) * 100).toFixed(6))) / 100;
  const over = (value: number) => Math.ceil(Number((Math.min(1, value + slack) * 100).toFixed(6))) / 100;
  return {
    ndcg: Math.max(before?.ndcg ?? 0, under(figures.ndcg)),
    top1: Math.max(before?.top1 ?? 0, under(figures.top1)),
    top5: Math.max(before?.top5 ?? 0, under(figures.top5)),
    zero: Math.min(before?.zero ?? 1, over(figures.zero)),
  };
}
