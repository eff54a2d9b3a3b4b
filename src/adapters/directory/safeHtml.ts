import sanitizeHtml from 'sanitize-html';
import { EVERY_TAG, RICH_TEXT_TAGS } from '#src/domain/authoring/richTextTags.ts';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import { isValidLink } from '#src/domain/links/siteUrl.ts';

/** Text markup an editor needs; no style, no id, no class, no frame, no script, no form. */
export const TEXT_MARKUP: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(RICH_TEXT_TAGS),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(RICH_TEXT_TAGS).map(([tag, names]) => [tag, [...names]])),
    '*': [...EVERY_TAG],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A page has one h1, which is the page's own.
    h1: 'h2',
    a: (_name, attributes) => {
      const { href, target, title } = attributes;
      return {
        tagName: 'a',
        attribs: {
          ...(isValidLink(href) ? { href } : {}),
          ...(title ? { title } : {}),
          ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
        },
      };
    },
    img: (_name, attributes) => ({
      tagName: 'img',
      attribs: { alt: '', ...attributes, loading: 'lazy' },
    }),
  },
  nestingLimit: 40,
};

/** Cleans rich text of an upstream; undefined when nothing readable is left. */
export function safeHtml(html: string): SafeHtml | undefined {
  const clean = sanitizeHtml(html, TEXT_MARKUP).trim();
  const isEmpty =
    clean
      .replace(/<(?!img\b)[^>]*>/g, '')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .trim() === '';
  return isEmpty ? undefined : (clean as SafeHtml);
}
