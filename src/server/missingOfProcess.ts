import type { SiteVariant } from '#src/domain/entities/common.ts';

type Forget = (variant: SiteVariant) => void;

// Pages and API routes are separate bundles: only what is global is the same for both.
const KEY = Symbol.for('missing pages of this process');
const place = globalThis as { [KEY]?: Forget };

/** Says how the answers for addresses without a page are forgotten. */
export function shareMissing(forget: Forget): void {
  place[KEY] = forget;
}

/** Forgets where addresses of a site led that have no page: a redirect was published. */
export function forgetMissing(variant: SiteVariant): void {
  place[KEY]?.(variant);
}
