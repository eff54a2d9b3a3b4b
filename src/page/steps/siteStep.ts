import { variantOfSegment } from '#src/config/variants.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import { encodeText } from '#src/domain/text/encodeText.ts';
import type { PageEnd } from '#src/page/PageResult.ts';

export interface Site {
  variant: SiteVariant;
  /** The content platform's site name. */
  siteName: string;
  /** Path without locale and without the internal prefix, e.g. '/about'. */
  path: string;
  /** The same as it is sent, percent-encoded once. */
  asked: string;
}

const MAX_PATH_LENGTH = 512;
/** Files are served before pages; one that gets here does not exist, and no page is called like one. */
const FILE = /\.(?:ico|svg|png|jpe?g|gif|webp|avif|css|js|mjs|map|json|xml|txt|pdf|woff2?|php|webmanifest)$/i;

/**
 * Variant and path from the rendered address, whose first segment the rewrites put there by host (S-002, S-003).
 * An address without it was never meant to be a page (a file that does not exist, another spelling): not found.
 */
export function siteStep(
  segments: readonly string[] | undefined,
  sites: Record<SiteVariant, string>,
): Site | PageEnd {
  const variant = variantOfSegment(segments?.[0]);
  if (!variant) return { kind: 'not-found' };
  // A slash inside of a segment parts nothing.
  const own = (segments ?? []).slice(1);
  const path = `/${own.map((segment) => segment.replaceAll('/', '%2F')).join('/')}`;
  const asked = `/${own.map(encodeText).join('/')}`;
  // Control characters and endless addresses are nobody's page; they are not worth a call.
  if (path.length > MAX_PATH_LENGTH || /[\u0000-\u001f\u007f\\]/.test(path)) return { kind: 'not-found' };
  if (FILE.test(path)) return { kind: 'not-found' };
  return { variant, siteName: sites[variant], path, asked };
}
