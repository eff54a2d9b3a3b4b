import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { safeHtml } from '#src/adapters/directory/safeHtml.ts';
import { headingIds } from '#src/domain/text/headings.ts';
import { editingMarkup } from './editingMarkup.ts';

/**
 * Where a layout comes from: `published`, a `draft` in metadata editing or preview, or `posted` by a chromes editor
 * through the guarded editing endpoint.
 */
export type LayoutSource = 'published' | 'draft' | 'posted';

/** How a layout is cleaned. */
interface Cleaning {
  source: LayoutSource;
  /** Gives the headings of a text their ids; not of one an editor's host reads back. */
  withIds?: (html: string) => string;
}

/** Markup, as opposed to a sign of comparison in a plain text. */
const MARKUP = /<[a-z!/]/i;
type Members = Record<string, unknown>;

/**
 * The layout with all markup in its fields cleaned of what an editor has no business to write (scripts, handlers,
 * frames, styles), so that components may set rich text as it comes. Ready-made editing markup (`editable`) would
 * be set in place of the text: only a posted layout keeps it, cleaned too. A published one keeps nothing an editor's
 * host reads. A text that was cleaned keeps beside it what was written (`asWritten`), for who draws it as words: cleaned
 * markup says "&amp;" where somebody wrote "&". Headings get ids where nobody edits, for links inside the page; they are
 * stored nowhere. Changes and returns the layout given to it.
 */
export function safeLayout(layout: LayoutServiceData, source: LayoutSource): LayoutServiceData {
  if (source === 'published') layout.sitecore.context.pageEditing = false;
  const isEdited = source === 'posted' || layout.sitecore.context.pageEditing !== false;
  cleanRendering(layout.sitecore.route, { source, ...(!isEdited && { withIds: headingIds() }) });
  return layout;
}

/** A rendering or the route: markup stands in its fields alone; what else it has is read as names. */
function cleanRendering(rendering: unknown, cleaning: Cleaning): void {
  if (!isMembers(rendering)) return;
  if (isMembers(rendering.fields)) cleanFields(rendering.fields, cleaning);
  if (!isMembers(rendering.placeholders)) return;
  for (const [name, placed] of Object.entries(rendering.placeholders)) {
    if (!Array.isArray(placed)) continue;
    const kept = cleaning.source === 'posted' ? placed : placed.filter((one) => !isChrome(one));
    rendering.placeholders[name] = kept;
    for (const one of kept) {
      if (isChrome(one)) cleanChrome(one);
      else cleanRendering(one, cleaning);
    }
  }
}

/** Fields by name, or an item with its fields: texts in any shape, links, pictures, lists of items. */
function cleanFields(holder: Members | unknown[], cleaning: Cleaning): void {
  for (const [name, member] of Object.entries(holder)) {
    if (typeof member === 'string') (holder as Members)[name] = cleanText(member);
    else if (isMembers(member) && 'value' in member && name !== 'fields') cleanField(member, cleaning);
    else if (member !== null && typeof member === 'object') cleanFields(member as Members, cleaning);
  }
}

function cleanField(field: Members, cleaning: Cleaning): void {
  const { metadata, editable, value } = field;
  // JSS joins the two parts of a link into one piece of markup; no component here reads them.
  for (const name of ['metadata', 'editable', 'editableFirstPart', 'editableLastPart', 'asWritten'])
    delete field[name];
  const words = wordsOf(value);
  cleanFields(field, cleaning);
  if (cleaning.withIds && typeof field.value === 'string') field.value = cleaning.withIds(field.value);
  if (typeof value === 'string' && value !== field.value) field.asWritten = value;
  else if (Object.keys(words).length > 0) field.asWritten = words;
  // What the editor's own host reads back must stay as it was stored.
  if (metadata !== undefined && cleaning.source !== 'published') field.metadata = metadata;
  if (typeof editable === 'string' && cleaning.source === 'posted') field.editable = editingMarkup(editable);
}

/** The words of a link or a picture that cleaning would change. */
const wordsOf = (value: unknown): Members =>
  isMembers(value)
    ? Object.fromEntries(
        ['text', 'title', 'alt']
          .map((name) => [name, value[name]] as const)
          .filter(([, words]) => typeof words === 'string' && cleanText(words) !== words),
      )
    : {};

/** A mark of the chromes editor around a placeholder or rendering; JSS sets its contents as markup. */
const isChrome = (one: unknown): one is Members => isMembers(one) && one.componentName === undefined;

function cleanChrome(chrome: Members): void {
  if (typeof chrome.contents === 'string') chrome.contents = chrome.contents.replaceAll('<', '&lt;');
  else delete chrome.contents;
  if (!isMembers(chrome.attributes)) return;
  for (const [name, value] of Object.entries(chrome.attributes)) {
    if (/^on|html/i.test(name) || typeof value !== 'string') delete chrome.attributes[name];
  }
}

const cleanText = (text: string) => (MARKUP.test(text) ? (safeHtml(text) ?? '') : text);
const isMembers = (value: unknown): value is Members =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
