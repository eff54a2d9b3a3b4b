/**
 * The 11-character video id of a YouTube link (youtu.be/ID, youtube.com/watch?v=ID, /embed/ID, /shorts/ID), or
 * undefined for anything else (D-114, D-115, C-139). The host must be YouTube's own, not merely contain it.
 */
export function youtubeId(url: string | null | undefined): string | undefined {
  const text = (url ?? '').trim();
  const absolute = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(absolute)) return undefined;
  const { hostname, pathname, searchParams } = new URL(absolute);
  const host = hostname.toLowerCase().replace(/^(www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter((segment) => segment !== '');
  let id: string | null = null;
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com') {
    if (first === 'watch') id = searchParams.get('v');
    else if (first === 'embed' || first === 'shorts') id = second;
  }
  return id !== null && /^[\w-]{11}$/.test(id) ? id : undefined;
}
