/** Options of the dynamic-image host (S-372). Width and height in CSS pixels. */
export interface ImageTransform {
  width?: number;
  height?: number;
  fit?: 'cover' | 'contain' | 'crop' | 'scale-down' | 'pad';
  gravity?: 'auto' | 'left' | 'right' | 'top' | 'bottom';
  dpr?: number;
  quality?: number;
}

/** Which hosts are rewritten and where to. Without `dynamicHost` every URL stays as it is. */
export interface ImageHosts {
  cdnHosts: readonly string[];
  dynamicHost?: string;
}

const OPTION_ORDER = ['width', 'height', 'fit', 'gravity', 'dpr', 'quality'] as const;

/**
 * The URL of an image at the size it is shown. A photo or file on the marketing CDN is rewritten to the
 * dynamic-image host with the transform as its last path segment (S-372); any other http(s) or site-relative
 * URL is returned unchanged. An invalid one is logged as 'Invalid image url' and gives undefined.
 * Missing text is not an error and is not logged.
 */
export function imageUrl(
  url: string | null | undefined,
  transform: ImageTransform,
  hosts: ImageHosts,
  log: (message: string) => void,
): string | undefined {
  const text = (url ?? '').trim();
  if (text === '') return undefined;
  if (/^\/(?![/\\])/.test(text)) return text;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.hostname === '') {
    log('Invalid image url');
    return undefined;
  }
  const isOnCdn = hosts.cdnHosts.some((host) => host.toLowerCase() === parsed.hostname.toLowerCase());
  const options = OPTION_ORDER.filter((name) => transform[name] !== undefined)
    .map((name) => `${name}=${transform[name]}`)
    .join(',');
  if (!isOnCdn || !hosts.dynamicHost || options === '') return text;

  const segments = parsed.pathname.split('/').filter((segment) => segment !== '');
  // A photo's last segment names a rendition (600x400.jpg, original); a file's is the file itself.
  if (segments[0]?.startsWith('p') && segments.length > 2) segments.pop();
  return `https://${hosts.dynamicHost}/${[...segments, options].join('/')}`;
}
