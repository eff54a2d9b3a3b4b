import { isRichTextAttribute, isRichTextTag } from '#src/domain/authoring/richTextTags.ts';
import { isValidLink } from '#src/domain/links/siteUrl.ts';
import type { FieldSpan } from './discover.ts';

/** Elements visitors see nothing of, not even their words. */
const WORDLESS = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title']);

/**
 * Shows a rich text while it is written in the Studio, as visitors will get it: tags and attributes of the list and no
 * others. It is read into a document of its own, where nothing runs and nothing is asked for, and built anew from that.
 */
export function putMarkup({ open, close }: FieldSpan, value: string): void {
  const parsed = new DOMParser().parseFromString(value, 'text/html');
  const clean = document.createDocumentFragment();
  clean.append(...shown(parsed.body));
  const kept = open.nextElementSibling;
  if (kept instanceof HTMLElement && kept !== close && kept.nextElementSibling === close && kept.className) {
    kept.replaceChildren(clean);
    return;
  }
  const range = document.createRange();
  range.setStartAfter(open);
  range.setEndBefore(close);
  range.deleteContents();
  const box = document.createElement('div');
  box.className = 'Prose Prose-body';
  box.append(clean);
  open.after(box);
}

/** As visitors' links: none that leaves its scheme to the page. */
const isOwnOrWeb = (address: string) => isValidLink(address) && !address.trim().startsWith('//');

function shown(parent: Node): Node[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')];
    if (!(node.nodeType === Node.ELEMENT_NODE)) return [];
    const element = node as Element;
    // The page has an h1 of its own.
    const name = element.localName === 'h1' ? 'h2' : element.localName;
    if (WORDLESS.has(name)) return [];
    if (!isRichTextTag(name)) return shown(element);
    const made = document.createElement(name);
    for (const { name: member, value } of element.attributes) {
      const isAddress = member === 'href' || member === 'src';
      if (isRichTextAttribute(name, member) && (!isAddress || isOwnOrWeb(value)))
        made.setAttribute(member, value);
    }
    made.append(...shown(element));
    return [made];
  });
}
