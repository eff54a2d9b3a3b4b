import type { SiteVariant } from '#src/domain/entities/common.ts';
import { isIllustration } from './isIllustration.ts';

/** Drawings that show what they stand for: a topic, a room, a person. Other kinds only set a mood. */
const TELLING =
  /^(scene|room|portrait|campus-map|article|event|news|research|service)\/[\w-]+(\/[\w.-]+)?\.svg$/;

/**
 * The address to show a drawing from whose place below `illustrations` says what is on it, in the ramp of the site; undefined
 * for every other picture. Such drawings are files of the media library: many, alike on every page, and too heavy to repeat in each.
 */
export function drawnFile(
  src: string,
  illustrations: string | undefined,
  variant: SiteVariant,
): string | undefined {
  if (illustrations === undefined || !isIllustration(src, illustrations)) return undefined;
  if (!TELLING.test(src.slice(illustrations.length))) return undefined;
  return variant === 'plan' ? `${src}?ramp=plan` : src;
}
