import type { SiteVariant } from '#src/domain/entities/common.ts';

type Forget = (variant: SiteVariant) => void;

// The page cache is loaded beside what Next has bundled: only what is global is the same for both.
const KEY = Symbol.for('phrases of this process');
const place = globalThis as { [KEY]?: Forget };

/** Says how the phrases of a site are forgotten. */
export function sharePhrases(forget: Forget): void {
  place[KEY] = forget;
}

/** Forgets the phrases of a site: others were published, as another process of it heard. */
export function forgetPhrases(variant: SiteVariant): void {
  place[KEY]?.(variant);
}
