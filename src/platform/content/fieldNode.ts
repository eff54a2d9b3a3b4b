import type { ContentItem, ContentVersion } from '../store/ContentStore.ts';
import { fieldTypeOf, isStoredField } from './fieldValue.ts';
import { toRawValue } from './rawValue.ts';

/** One field of a version as the graph answers it; null for a field there is not. */
export function fieldNode(item: ContentItem, version: ContentVersion, name: string) {
  // A standard field of the vendor's items, in its form of a date; nobody writes it.
  if (name.toLowerCase() === '__updated') {
    const value = version.updatedAt.replace(/[-:]|\.\d+/g, '');
    return { name: '__Updated', value, jsonValue: { value } };
  }
  // Field names are compared without letter case, as the vendor does.
  const known = Object.keys(version.fields).find((one) => one.toLowerCase() === name.toLowerCase());
  if (known === undefined) return null;
  const field = version.fields[known];
  if (!isStoredField(field)) return { name: known, value: null, jsonValue: field };
  const { type = fieldTypeOf(field.value), ...rest } = field;
  return { name: known, value: toRawValue(type, field.value), jsonValue: rest };
}
