import type { Locale } from '#src/domain/entities/common.ts';
import { parseStoredList } from '#src/domain/lists/storedList.ts';
import {
  childItems,
  enabledNumbers,
  imageField,
  isSet,
  linkField,
  navItems,
  rawField,
  richTextField,
  styleNames,
  textField,
  wordsField,
} from './fields.ts';
import type { ChoiceKind, FieldKind, FieldKinds, NumberKind, ParamKind, ParamKinds } from './kinds.ts';
import type { Field, FieldsOf, ParamsOf } from './values.ts';

/**
 * The fields of a rendering as its component's declaration has them. What the platform sent is never trusted: a missing
 * field, or another kind of value, reads as an empty one. Never throws.
 */
export function parseFields<Kinds extends FieldKinds>(
  kinds: Kinds,
  sent: unknown,
  locale: Locale,
): FieldsOf<Kinds> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, fieldOf(kind, sent, name, locale)]),
  ) as FieldsOf<Kinds>;
}

function fieldOf(kind: FieldKind, sent: unknown, name: string, locale: Locale): Field<unknown> {
  const raw = rawField(sent, name);
  const value = valueOf(kind, sent, name, locale);
  return raw === undefined ? { value } : { value, raw };
}

function valueOf(kind: FieldKind, sent: unknown, name: string, locale: Locale): unknown {
  switch (kind.kind) {
    case 'text':
    case 'icon':
    case 'date':
      return wordsField(sent, name);
    case 'richText':
      return richTextField(sent, name);
    case 'link':
      return linkField(sent, name);
    case 'image':
      return imageField(sent, name);
    case 'address':
      return textField(sent, name) || (linkField(sent, name)?.href ?? '');
    case 'flag':
      return isSet(rawField(sent, name));
    case 'choice':
      return chosen(kind, textField(sent, name));
    case 'reference':
      return parseStoredList(wordsField(sent, name)).slice(0, kind.most);
    case 'items':
      return childItems(sent)
        .slice(0, kind.most)
        .map((item) => ({ id: item.id, name: item.name, fields: parseFields(kind.of, item.fields, locale) }));
    case 'menu':
      return navItems(sent, locale, kind.levels);
  }
}

/** The word of a choice, in whatever letters it was written; another one is the first. */
function chosen({ of }: ChoiceKind, written: string): string {
  const wanted = written.trim().toLowerCase();
  return of.find((word) => word.toLowerCase() === wanted) ?? of[0] ?? '';
}

/** The parameters of a rendering as its component's declaration has them; others are left out. Never throws. */
export function parseParams<Kinds extends ParamKinds>(kinds: Kinds, sent: unknown): ParamsOf<Kinds> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const value = paramOf(kind, sent, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as ParamsOf<Kinds>;
}

function paramOf(kind: ParamKind, sent: unknown, name: string): unknown {
  const written = textField(sent, name);
  switch (kind.kind) {
    case 'text':
      return written || undefined;
    case 'flag':
      return isSet(written);
    case 'choice':
      return chosen(kind, written);
    case 'number':
      return wholeNumber(kind, written);
    case 'styles':
      return styleNames(written);
    case 'numbers':
      return enabledNumbers(written);
  }
}

function wholeNumber(
  { least = -Infinity, greatest = Infinity }: NumberKind,
  written: string,
): number | undefined {
  const value = written === '' ? NaN : Number(written);
  return Number.isInteger(value) && value >= least && value <= greatest ? value : undefined;
}

/** The same fields without what only the editor's marks need: what goes to the browser. */
export function withoutRaw(fields: unknown): unknown {
  if (Array.isArray(fields)) return fields.map(withoutRaw);
  if (fields === null || typeof fields !== 'object') return fields;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, member]) => (name === 'raw' ? [] : [[name, withoutRaw(member)]])),
  );
}
