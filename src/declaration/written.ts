import type { FieldKind, FieldKinds } from './kinds.ts';
import type { WrittenEntry } from './values.ts';

/** Written fields in the shape in which a content platform sends them. */
export function sentFields(
  kinds: FieldKinds,
  written: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      kinds[name]?.kind === 'items' || kinds[name]?.kind === 'menu' ? 'items' : name,
      sentField(kinds[name], value),
    ]),
  );
}

function sentField(kind: FieldKind | undefined, value: unknown): unknown {
  switch (kind?.kind) {
    case 'items':
      return (value as Record<string, unknown>[]).map((fields, index) => ({
        id: `item-${index}`,
        name: `Item ${index}`,
        fields: sentFields(kind.of, fields),
      }));
    case 'menu':
      return (value as WrittenEntry[]).map(sentEntry);
    case 'reference':
      return { value: JSON.stringify(value) };
    default:
      return { value };
  }
}

function sentEntry({ title, href, below = [] }: WrittenEntry, index: number): unknown {
  return {
    id: `entry-${index}`,
    name: title,
    fields: { Title: { value: title }, Href: { value: href ?? '' }, items: below.map(sentEntry) },
  };
}
