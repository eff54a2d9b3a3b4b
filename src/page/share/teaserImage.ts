import type { PageFields } from '#src/declaration/pageFields.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';

/** The TeaserImage of a page (S-200); undefined without an address. */
export function teaserImage({ TeaserImage: { value } }: PageFields): ImageValue | undefined {
  if (!value) return undefined;
  const { src, alt, ...size } = value;
  return { url: src, alternateText: alt, ...size };
}
