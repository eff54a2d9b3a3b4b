/** Where the pictures of a street map come from, and whose it is. */
export interface MapTiles {
  /** Address of a tile with `{z}`, `{x}`, `{y}`, perhaps `{r}` for screens with two pixels in one. */
  url: string;
  /** The nearest zoom there are tiles of. */
  maxZoom: number;
  /** Whose map it is, as a sentence in parts. */
  attribution: AttributionPart[];
  /** Of another party: who is told what part of the map is looked at. Absent where the site has its own tiles. */
  host?: string;
}

/** Words, or a link with its words. */
export interface AttributionPart {
  text: string;
  href?: string;
}

const ASKED = ['{z}', '{x}', '{y}'] as const;
const LINK = /\[([^[\]]+)\]\((https:\/\/[^\s()]+)\)/;

/** What is wrong with the address of tiles, in words; undefined when it can be drawn. */
export function tileAddressProblem(url: string, isLocalHost: (name: string) => boolean): string | undefined {
  const missing = ASKED.filter((part) => !url.includes(part));
  if (missing.length > 0) return `has no ${missing.join(', no ')}`;
  const [unknown] = url.replaceAll(/\{[zxyr]\}/g, '').match(/\{[^}]*\}?/) ?? [];
  if (unknown) return `has ${unknown}; tiles are asked for by {z}, {x}, {y} and {r} alone`;
  if (/\.(?:pbf|mvt|json)(?:\?|$)/i.test(url)) return 'must be of pictures (PNG, JPEG, WebP), not of vectors';
  if (/^\/(?![/\\])/.test(url)) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isSafe =
    parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLocalHost(parsed.hostname));
  return parsed && isSafe && !parsed.username ? undefined : 'must be an https address or a path of this site';
}

/** `© [Name](https://…), more` in parts; undefined without a link. */
export function attributionParts(written: string): AttributionPart[] | undefined {
  const parts: AttributionPart[] = [];
  let rest = written.trim();
  for (let found = LINK.exec(rest); found; found = LINK.exec(rest)) {
    const [whole, text = '', href = ''] = found;
    if (found.index > 0) parts.push({ text: rest.slice(0, found.index) });
    parts.push({ text, href });
    rest = rest.slice(found.index + whole.length);
  }
  if (parts.length === 0) return undefined;
  return rest ? [...parts, { text: rest }] : parts;
}
