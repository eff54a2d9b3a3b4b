import { isStoredField } from '../content/fieldValue.ts';
import type { FieldType, StoredField } from '../content/fieldValue.ts';
import { fromRawValue, toRawValue } from '../content/rawValue.ts';
import { fieldTypeOf } from '../content/fieldValue.ts';
import { bracedId, parseGuid } from '../content/stableId.ts';
import { isSafeAddress } from './addressRule.ts';
import { problem, quoted } from './problems.ts';
import { richTextProblem } from './richTextRule.ts';

/** Kinds of field as authoring names them: those of the layout, and references to items. */
export type AuthoredType = FieldType | 'Reference' | 'Reference List';

const TYPES: readonly AuthoredType[] = [
  ...(['Single-Line Text', 'Multi-Line Text', 'Rich Text', 'Image', 'General Link'] as const),
  ...(['Datetime', 'Number', 'Checkbox', 'Reference', 'Reference List'] as const),
];

const LONGEST = 200_000;

/** The kind of a stored field; undefined for shapes that authoring shows as JSON and does not change. */
export function authoredType(field: unknown): AuthoredType | undefined {
  if (isStoredField(field)) return field.type ?? fieldTypeOf(field.value);
  if (Array.isArray(field)) return field.every(isReference) ? 'Reference List' : undefined;
  return isReference(field) ? 'Reference' : undefined;
}

const isReference = (value: unknown): value is { $item: string } =>
  typeof (value as { $item?: unknown } | null)?.$item === 'string';

/** A field as text: what editors compare and send back. '' for a field that is not there. */
export function rawField(field: unknown): string {
  if (field === undefined || field === null) return '';
  if (isStoredField(field)) return toRawValue(field.type ?? fieldTypeOf(field.value), field.value);
  if (isReference(field)) return bracedId(field.$item);
  if (Array.isArray(field) && field.every(isReference))
    return field.map((one) => bracedId(one.$item)).join('|');
  return JSON.stringify(field);
}

/**
 * The field to store for a text an editor sent: a value and its kind, nothing else, whatever was there before. Throws a
 * problem for a text that is none of its kind, leads somewhere unsafe, or brings in markup visitors are not given.
 */
export function storedField(name: string, raw: string, before: unknown, wanted?: string | null): unknown {
  if (raw.length > LONGEST)
    throw problem('BAD_USER_INPUT', `${quoted(name)} is longer than ${LONGEST} characters`);
  const type = typeFor(name, raw, before, wanted);
  if (type === 'Reference' || type === 'Reference List') return references(name, raw, type);
  let value: unknown;
  try {
    value = fromRawValue(type, raw);
  } catch (error) {
    throw problem('BAD_USER_INPUT', `${quoted(name)}: ${(error as Error).message}`);
  }
  refuseUnsafe(name, type, value, before);
  return { value, type } satisfies StoredField;
}

/** Members of a stored field that are its own: ready-made markup of other editors would be shown in place of the value. */
export const plainField = (field: unknown): unknown =>
  isStoredField(field)
    ? { value: field.value, ...(field.type === undefined ? {} : { type: field.type }) }
    : field;

function typeFor(name: string, raw: string, before: unknown, wanted?: string | null): AuthoredType {
  const known = before === undefined || before === null ? undefined : authoredType(before);
  if (before !== undefined && before !== null && known === undefined)
    throw problem('BAD_USER_INPUT', `${quoted(name)} has a form that cannot be written as text`);
  if (known !== undefined) return known;
  if (wanted != null) {
    const type = TYPES.find((one) => one === wanted);
    if (!type)
      throw problem('BAD_USER_INPUT', `There is no kind of field ${quoted(wanted)}: ${TYPES.join(', ')}`);
    return type;
  }
  return guessedType(raw);
}

/** The kind a text of a new field looks like. */
function guessedType(raw: string): AuthoredType {
  if (/^<image\s/.test(raw)) return 'Image';
  if (/^<link\s/.test(raw)) return 'General Link';
  if (/^\d{8}T\d{6}Z$/.test(raw)) return 'Datetime';
  if (raw.split('|').every((one) => /^\{[0-9a-f-]{36}\}$/i.test(one)))
    return raw.includes('|') ? 'Reference List' : 'Reference';
  if (/<[a-z][^>]*>/i.test(raw)) return 'Rich Text';
  return raw.includes('\n') ? 'Multi-Line Text' : 'Single-Line Text';
}

function references(name: string, raw: string, type: 'Reference' | 'Reference List'): unknown {
  const ids = raw
    .split('|')
    .filter((part) => part !== '')
    .map((part) => {
      const id = parseGuid(part);
      if (!id) throw problem('BAD_USER_INPUT', `${quoted(name)}: ${quoted(part)} is no id of an item`);
      return { $item: id };
    });
  if (type === 'Reference List') return ids;
  if (ids.length > 1) throw problem('BAD_USER_INPUT', `${quoted(name)} refers to one item`);
  return ids[0] ?? null;
}

function refuseUnsafe(name: string, type: FieldType, value: unknown, before: unknown): void {
  if (type === 'Rich Text') {
    const old = rawField(before);
    const block = richTextProblem(String(value), old);
    if (block === undefined) return;
    throw problem(
      'UNSAFE_CONTENT',
      `${quoted(name)}: visitors are not given ${quoted(block)}. Write it with headings, paragraphs, lists, tables, links and pictures.`,
      { field: name, block: block.slice(0, 500) },
    );
  }
  const member = { 'General Link': 'href', Image: 'src' }[type as string];
  const address = member === undefined ? undefined : (value as Record<string, unknown>)[member];
  if (typeof address === 'string' && !isSafeAddress(address))
    throw problem('UNSAFE_CONTENT', `${quoted(name)} may not lead to ${quoted(address)}`, { field: name });
}
