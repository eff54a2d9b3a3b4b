import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import { isValidLink } from '#src/domain/links/siteUrl.ts';

/** Text markup an editor needs; no style, no id, no class, no frame, no script, no form. */
export const TEXT_MARKUP: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'abbr', 'cite', 'code', 'span', 'div'],
    ...['a', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
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
