import type { ImageValue, Locale } from '#src/domain/entities/common.ts';
import type { ShareImage } from '#src/context/PageProps.ts';

/** Pixels of a share picture: what previews show at its largest. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const RASTER: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Address of a page's share picture, by the page's own path without locale, percent-encoded as the page's is; a query is left out. */
export function sharePath(locale: Locale, path: string): string {
  const [bare = ''] = path.split('?', 1);
  return `/share/${locale}${bare === '/' ? '' : bare}.png`;
}

/** The picture a page is shared with: its own photograph where that is a raster large enough, else the drawn one. */
export function shareImage(
  { origin, locale, path }: { origin: string; locale: Locale; path: string },
  title: string,
  photo?: ImageValue,
): ShareImage {
  return (
    (photo && photographOf(photo, origin)) ?? {
      url: origin + sharePath(locale, path),
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      type: 'image/png',
      alternateText: title,
    }
  );
}

/** Previews take no SVG, and show anything narrower than half their width as a stamp beside the words. */
function photographOf(
  { url, width, height, alternateText }: ImageValue,
  origin: string,
): ShareImage | undefined {
  if (!URL.canParse(url, origin) || !width || !height) return undefined;
  const address = new URL(url, origin);
  const ending = /\.([a-z]+)$/i.exec(address.pathname)?.[1]?.toLowerCase() ?? '';
  const isLarge = width >= SHARE_WIDTH / 2 && height >= SHARE_HEIGHT / 2;
  return isLarge && Object.hasOwn(RASTER, ending) && /^https?:$/.test(address.protocol)
    ? { url: address.href, width, height, type: RASTER[ending] ?? '', alternateText }
    : undefined;
}
