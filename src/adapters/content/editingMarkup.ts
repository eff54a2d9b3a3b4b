import sanitizeHtml from 'sanitize-html';
import { TEXT_MARKUP } from '#src/adapters/directory/safeHtml.ts';

const MARKS = ['id', 'class', 'kind', 'key', 'chrometype', 'contenteditable', 'scfieldtype', 'scdefaulttext'];

/** The marks that a chromes editor sets around a field's text, and that its scripts look for. */
const OPTIONS: sanitizeHtml.IOptions = {
  ...TEXT_MARKUP,
  allowedTags: [...(TEXT_MARKUP.allowedTags as string[]), 'input'],
  allowedAttributes: {
    ...(TEXT_MARKUP.allowedAttributes as Record<string, string[]>),
    code: [...MARKS, 'type'],
    span: [...MARKS, 'sc_item', 'sc_parameters'],
    div: MARKS,
    input: ['id', 'class', 'name', 'type', 'value'],
  },
  allowedClasses: { code: ['sc*'], span: ['sc*'], div: ['sc*'], input: ['sc*'] },
  transformTags: {
    ...TEXT_MARKUP.transformTags,
    input: (tagName, attribs) => ({ tagName, attribs: { ...attribs, type: 'hidden' } }),
  },
};

/** Markup of a field as a chromes editor sends it, cleaned like any text of an editor but for the editor's own marks. */
export function editingMarkup(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
