import type { FieldType } from '#src/domain/authoring/FrameTree.ts';
import { isWrittenOnPage } from '#src/domain/authoring/FrameTree.ts';

/** A field as the part was sent it: what it holds, and as the platform sent it, with what its marker says. */
interface SentField {
  value?: unknown;
  raw?: { metadata?: Metadata } | null;
}

interface Metadata {
  datasource?: { id?: string };
  fieldName?: string;
  fieldType?: FieldType;
}

interface Sent {
  fields?: Record<string, SentField>;
  placeholders?: Record<string, Sent[]>;
}

/**
 * Parts that wake in the browser are drawn without markers: visitors' code knows none, and what stands around a text must be
 * as the server wrote it until the part is awake. Then each text of theirs that stands on the page as it was sent gets its
 * markers here, so that it can be selected and written like any other. What is drawn anew without them gets them again.
 */
export function markIslands(page: Document): void {
  const sent = islandsOf(page);
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    // Before it is awake React compares what stands there; what never wakes while editing can be marked at once.
    const isSettled = 'awake' in island.dataset || island.dataset['wake'] === 'never';
    const part = sent[island.dataset['island'] ?? ''];
    if (!isSettled || !part) continue;
    const marked = new Set(
      [...island.querySelectorAll('code.scpm[chrometype="field"][kind="open"]')].map(({ textContent }) =>
        keyOf(JSON.parse(textContent || '{}') as Metadata),
      ),
    );
    for (const { value, raw } of fieldsIn(part))
      if (raw?.metadata && !marked.has(keyOf(raw.metadata))) mark(island, value, raw.metadata);
  }
}

const keyOf = ({ datasource, fieldName }: Metadata) => `${datasource?.id} ${fieldName}`;

const read = new WeakMap<Element, Record<string, Sent>>();

function islandsOf(page: Document): Record<string, Sent> {
  const block = page.getElementById('page-data');
  if (!block) return {};
  const known = read.get(block);
  if (known) return known;
  const { islands = {} } = JSON.parse(block.textContent || '{}') as { islands?: Record<string, Sent> };
  read.set(block, islands);
  return islands;
}

/** Fields of a part, of its items, and of what is placed in it. */
const fieldsIn = ({ fields = {}, placeholders = {} }: Sent): SentField[] => [
  ...Object.values(fields),
  ...[...Object.values(fields).flatMap(itemsOf), ...Object.values(placeholders).flat()].flatMap(fieldsIn),
];

const itemsOf = ({ value }: SentField): Sent[] =>
  Array.isArray(value) ? value.filter((one) => typeof (one as Sent | null)?.fields === 'object') : [];

const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function mark(island: HTMLElement, value: unknown, metadata: Metadata): void {
  if (typeof value !== 'string' || flat(value) === '') return;
  const json = JSON.stringify(metadata);
  if (isWrittenOnPage(metadata.fieldType)) {
    const place = textPlace(island, flat(value));
    place?.prepend(marker('open', json));
    place?.append(marker('close'));
  } else if (metadata.fieldType === 'Rich Text') {
    const words = flat(new DOMParser().parseFromString(value, 'text/html').body.textContent);
    const place = [...island.querySelectorAll('.Prose')].find(
      (prose) => !isBetween(prose) && flat(prose.textContent) === words,
    );
    place?.before(marker('open', json));
    place?.after(marker('close'));
  }
}

/** The first element that holds nothing but this text, and is not marked. */
const textPlace = (island: Element, words: string) =>
  [...island.querySelectorAll('*')].find(
    ({ childNodes, textContent, localName }) =>
      childNodes.length === 1 &&
      childNodes[0]?.nodeType === Node.TEXT_NODE &&
      !['code', 'style', 'script', 'option', 'textarea'].includes(localName) &&
      flat(textContent) === words,
  );

const isBetween = (element: Element) => element.previousElementSibling?.matches('code.scpm[kind="open"]');

/** As the site's own pages write them. */
function marker(kind: 'open' | 'close', json = ''): HTMLElement {
  const code = document.createElement('code');
  code.className = 'scpm';
  for (const [name, value] of Object.entries({ type: 'text/sitecore', chrometype: 'field', kind }))
    code.setAttribute(name, value);
  code.textContent = json;
  return code;
}
