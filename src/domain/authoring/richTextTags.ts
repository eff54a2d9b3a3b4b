/** Attributes every tag of rich text may have. */
export const EVERY_TAG: readonly string[] = ['lang', 'dir'];

const plain = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'cite', 'code', 'span', 'div'],
  ...['table', 'caption', 'thead', 'tbody', 'tr'],
];

/**
 * The markup of rich text that visitors get: tags with the attributes they have beside those of every tag. What the site
 * cleans by, what the Studio's editor offers, and what a framed page shows while somebody writes.
 */
export const RICH_TEXT_TAGS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(plain.map((tag) => [tag, []])),
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
};

/** Whether visitors are given a tag; names are lower-case. */
export const isRichTextTag = (name: string): boolean => Object.hasOwn(RICH_TEXT_TAGS, name);

/** Whether visitors are given an attribute of it. */
export const isRichTextAttribute = (tag: string, name: string): boolean =>
  isRichTextTag(tag) && (EVERY_TAG.includes(name) || (RICH_TEXT_TAGS[tag]?.includes(name) ?? false));
