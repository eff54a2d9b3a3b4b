import type { ContentVersion } from '../store/ContentStore.ts';
import { fieldTypeOf, isStoredField } from './fieldValue.ts';
import type { FieldType } from './fieldValue.ts';
import { toRawValue } from './rawValue.ts';

/** One field of a version as the graph answers it; null for a field there is not. */
export function fieldNode(version: ContentVersion, name: string) {
  // A standard field of the vendor's items, in its form of a date; nobody writes it.
  if (name.toLowerCase() === '__updated') {
    const value = version.updatedAt.replace(/[-:]|\.\d+/g, '');
    return { __typename: 'DateField', name: '__Updated', value, jsonValue: { value } };
  }
  // Field names are compared without letter case, as the vendor does.
  const known = Object.keys(version.fields).find((one) => one.toLowerCase() === name.toLowerCase());
  if (known === undefined) return null;
  const field = version.fields[known];
  if (!isStoredField(field)) {
    const __typename = Array.isArray(field) ? 'MultilistField' : 'LookupField';
    return { __typename, name: known, value: null, jsonValue: field };
  }
  const { type = fieldTypeOf(field.value), ...rest } = field;
  return {
    __typename: TYPE_NAMES[type],
    ...{ name: known, value: toRawValue(type, field.value), jsonValue: rest },
    ...partsOf(field.value),
  };
}

/** Types of the graph by kind of field. */
const TYPE_NAMES: Readonly<Record<FieldType, string>> = {
  'Single-Line Text': 'TextField',
  'Multi-Line Text': 'TextField',
  'Rich Text': 'RichTextField',
  Image: 'ImageField',
  'General Link': 'LinkField',
  Datetime: 'DateField',
  Number: 'NumberField',
  Checkbox: 'CheckboxField',
};

/** What the types of images, links, numbers and checkboxes tell of a value by itself. */
function partsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return { numberValue: value };
  if (value === null || typeof value !== 'object') return { boolValue: false };
  const { src, alt, href, text, target, linktype } = value as Record<string, unknown>;
  return { src, alt, url: href, text, target, linkType: linktype };
}
