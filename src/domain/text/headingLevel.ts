/** Tags a text tag may render as. */
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'header';

/** '1' to '6' give that heading; anything else a plain `<header>`. */
export function headingTag(level: unknown): HeadingTag {
  return typeof level === 'string' && /^[1-6]$/.test(level) ? (`h${level}` as HeadingTag) : 'header';
}
