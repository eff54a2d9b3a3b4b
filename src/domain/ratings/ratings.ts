/** Most stars a rating can have (C-135). */
const MAX_STARS = 5;

/** A star rating, 1 decimal, at most 5; or the honest answer that there is none. */
export type StarRating = { kind: 'unknown' } | { kind: 'rated'; stars: number; reviewCount?: number };

/**
 * The star rating: the five-star value when present, else a twentieth of the percent value; 1 decimal, at most
 * 5 (R-029, C-006, C-135, A-71). No star, no review, or a value that is no number means unknown: a score of
 * zero is what the service sends for people nobody has rated.
 */
export function starRating(values: {
  fiveStar?: number | null;
  ratingPercent?: number | null;
  reviewCount?: number | null;
}): StarRating {
  const raw = values.fiveStar ?? (values.ratingPercent == null ? undefined : values.ratingPercent / 20);
  if (raw === undefined || !Number.isFinite(raw) || raw <= 0 || values.reviewCount === 0) {
    return { kind: 'unknown' };
  }
  const stars = Math.min(MAX_STARS, Math.round(raw * 10) / 10);
  return values.reviewCount == null
    ? { kind: 'rated', stars }
    : { kind: 'rated', stars, reviewCount: values.reviewCount };
}
