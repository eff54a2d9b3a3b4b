import { fieldKey } from '#src/domain/authoring/FrameTree.ts';
import type { FaintText, GuardPlace, PageOutline } from '#src/domain/authoring/guard/Guard.ts';
import { contrastOf, createGrounds } from './contrast.ts';
import type { Discovered, Span } from './discover.ts';

const LONGEST = 300;
const MOST = 5000;

/** Headings, links and texts that are hard to see, as they stand on the page, each with the field and component it stands in. */
export function outlineOf(page: Document, { spans, fields }: Discovered): PageOutline {
  const components = spans.filter(({ key }) => key.startsWith('r:'));
  const placeOf = (element: Element): GuardPlace => {
    // A heading that is written has its field within it.
    const field = (innermost(fields, element) ?? fields.find(({ open }) => element.contains(open)))?.field;
    const owner = innermost(components, element)?.key.slice(2) ?? '';
    return { field: field ? fieldKey(field) : '', owner };
  };
  const all = <E extends Element>(selector: string) =>
    [...page.body.querySelectorAll<E>(selector)]
      .filter((element) => element.closest('[data-editor-tool], .EditingNote, [aria-hidden="true"]') === null)
      .slice(0, MOST);
  return {
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.localName.slice(1)),
      text: textOf(heading),
      ...placeOf(heading),
    })),
    links: all<HTMLAnchorElement>('a[href]').map((link) => ({
      href: (link.getAttribute('href') ?? '').slice(0, LONGEST),
      text: textOf(link),
      ...placeOf(link),
    })),
    faint: faintest(all('*'), placeOf),
  };
}

/** Of each component the text that stands out least from its ground, where that is too little. */
function faintest(elements: readonly Element[], placeOf: (element: Element) => GuardPlace): FaintText[] {
  const groundOf = createGrounds();
  const worst = new Map<string, FaintText>();
  for (const element of elements) {
    if (!hasOwnWords(element) || element.closest('[disabled], [aria-disabled="true"]')) continue;
    const contrast = contrastOf(element, groundOf);
    if (!contrast || contrast.ratio >= contrast.needed || !isSeen(element)) continue;
    const place = placeOf(element);
    const known = worst.get(place.owner);
    if (!known || contrast.ratio / contrast.needed < known.ratio / known.needed)
      worst.set(place.owner, { text: textOf(element), ...contrast, ...place });
  }
  return [...worst.values()];
}

const hasOwnWords = (element: Element): boolean =>
  !element.matches('code.scpm, script, style, noscript, template, option, title') &&
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
  );

/** Words for screen readers alone are clipped away. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
};

/** The last of the spans that hold an element: they stand in the order of the page, so it is the innermost. */
const innermost = <S extends Span>(spans: readonly S[], element: Element): S | undefined =>
  spans.findLast(
    ({ open, close }) =>
      open.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      close.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
  );

/** What a screen reader says of it: its label, or its words with those of its pictures. */
function textOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  const words = label ?? wordsIn(element);
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

const wordsIn = (parent: Node): string =>
  [...parent.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : '';
      // Markers say nothing to readers.
      if (node.matches('code.scpm, [hidden], [aria-hidden="true"]')) return '';
      return node.localName === 'img' ? ` ${node.getAttribute('alt') ?? ''} ` : wordsIn(node);
    })
    .join('');
