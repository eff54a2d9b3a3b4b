import { FIELD_TYPES, fieldKey } from '#src/domain/authoring/FrameTree.ts';
import type { FieldType, FrameField, FrameTree } from '#src/domain/authoring/FrameTree.ts';

/** Something on the page between an opening and a closing marker. */
export interface Span {
  /** As in `PlacedBox`. */
  key: string;
  open: Element;
  close: Element;
}

/** A field between its markers, and which of its appearances on the page it is. */
export interface FieldSpan extends Span {
  field: FrameField;
  /** 0 for the first place the field stands at. */
  nth: number;
}

/** What stands on the page, and between which nodes. */
export interface Discovered {
  tree: FrameTree;
  spans: Span[];
  fields: FieldSpan[];
}

const MARKERS = 'code.scpm[type="text/sitecore"]';

interface Open {
  marker: Element;
  kind: string;
  /** uid of a rendering, id of a slot; '' for a field. */
  id: string;
  field?: FrameField;
}

/** Reads the page's editing markers. One that cannot be read, or has no partner, is passed over with all it says. */
export function discover(root: ParentNode): Discovered {
  const found: Discovered = { tree: { slots: [], renderings: [], fields: [] }, spans: [], fields: [] };
  const appearances = new Map<string, number>();
  const open: Open[] = [];
  for (const marker of root.querySelectorAll(MARKERS)) {
    const type = marker.getAttribute('chrometype') ?? '';
    if (marker.getAttribute('kind') === 'open') {
      open.push(opened(marker, type, open));
      continue;
    }
    const at = open.findLastIndex((one) => one.kind === type);
    const from = open[at];
    if (!from) continue;
    open.length = at;
    close(found, appearances, open, from, marker);
  }
  return inDocumentOrder(found);
}

function opened(marker: Element, kind: string, around: readonly Open[]): Open {
  const id = marker.getAttribute('id') ?? '';
  if (kind !== 'field') return { marker, kind, id };
  const field = readField(marker.textContent ?? '', nearest(around, 'rendering'));
  return { marker, kind, id: '', ...(field ? { field } : {}) };
}

const nearest = (around: readonly Open[], kind: string) =>
  around.findLast((one) => one.kind === kind)?.id ?? '';

function close(
  found: Discovered,
  appearances: Map<string, number>,
  around: readonly Open[],
  { marker, kind, id, field }: Open,
  end: Element,
): void {
  if (kind === 'placeholder' && id) {
    const owner = nearest(around, 'rendering');
    // The id is the slot's name and the uid of the component that offers it, joined by the last underscore.
    const name = id.slice(0, id.lastIndexOf('_')) || id;
    found.tree.slots.push({ id, name, owner });
    found.spans.push({ key: `s:${id}`, open: marker, close: end });
  } else if (kind === 'rendering' && id) {
    found.tree.renderings.push({ uid: id, slot: nearest(around, 'placeholder') });
    found.spans.push({ key: `r:${id}`, open: marker, close: end });
  } else if (field) {
    const name = fieldKey(field);
    const nth = appearances.get(name) ?? 0;
    appearances.set(name, nth + 1);
    found.tree.fields.push(field);
    const span = { key: `f:${name}#${nth}`, open: marker, close: end };
    found.spans.push(span);
    found.fields.push({ ...span, field, nth });
  }
}

/** What closes last was opened first; the reader wants the order things stand in. */
function inDocumentOrder(found: Discovered): Discovered {
  const order = new Map(
    [...found.spans]
      .sort((a, b) => (a.open.compareDocumentPosition(b.open) & 4 ? -1 : 1))
      .map(({ key }, index) => [key, index]),
  );
  const at = (key: string) => order.get(key) ?? 0;
  found.spans.sort((a, b) => at(a.key) - at(b.key));
  found.tree.slots.sort((a, b) => at(`s:${a.id}`) - at(`s:${b.id}`));
  found.tree.renderings.sort((a, b) => at(`r:${a.uid}`) - at(`r:${b.uid}`));
  return found;
}

interface Metadata {
  datasource?: { id?: unknown; language?: unknown; version?: unknown; revision?: unknown };
  fieldName?: unknown;
  fieldType?: unknown;
  rawValue?: unknown;
}

function readField(json: string, owner: string): FrameField | undefined {
  const metadata = parse(json);
  const { id, language, version, revision } = metadata?.datasource ?? {};
  const type = metadata?.fieldType as FieldType;
  if (typeof id !== 'string' || typeof metadata?.fieldName !== 'string') return undefined;
  if ((language !== 'en' && language !== 'es') || !FIELD_TYPES.includes(type)) return undefined;
  return {
    itemId: id.replace(/[{}]/g, '').toLowerCase(),
    name: metadata.fieldName,
    type,
    language,
    version: Number(version) || 0,
    revision: typeof revision === 'string' ? revision : '',
    rawValue: typeof metadata.rawValue === 'string' ? metadata.rawValue : '',
    owner,
  };
}

function parse(json: string): Metadata | undefined {
  try {
    return JSON.parse(json) as Metadata;
  } catch {
    return undefined; // another program's marker
  }
}
