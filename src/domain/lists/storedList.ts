/** An item of a list that an editor's picker stored as JSON. Icons also hold `prefix` and `name`. */
export interface StoredItem {
  id: string;
  label: string;
  type?: string;
  entityId?: string;
  prefix?: string;
  name?: string;
}

const OPTIONAL = ['type', 'entityId', 'prefix', 'name'] as const;

function storedItem(value: unknown): StoredItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Record<string, unknown>;
  const id = typeof record.id === 'number' ? String(record.id) : record.id;
  if (typeof id !== 'string' || id === '' || typeof record.label !== 'string' || record.label === '') {
    return undefined;
  }
  const item: StoredItem = { id, label: record.label };
  for (const key of OPTIONAL) {
    const text = record[key];
    if (typeof text === 'string') item[key] = text;
  }
  return item;
}

/**
 * Reads a stored list, all or nothing: a JSON array in which every item has id and label, else an empty list
 * . Never throws.
 */
export function parseStoredList(text: string | null | undefined): StoredItem[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const items = value.map(storedItem).filter((item) => item !== undefined);
  return items.length === value.length ? items : [];
}
