import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type {
  ChoiceKind,
  FieldKind,
  FieldKinds,
  FlagKind,
  ImageKind,
  ItemsKind,
  LinkKind,
  MenuKind,
  ReferenceKind,
} from './kinds.ts';

/** A link as somebody writes it. */
export interface WrittenLink {
  href: string;
  text: string;
  target?: '_blank';
}

/** A picture as somebody writes it; sizes in px. */
export interface WrittenImage {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

/** An entry of a menu as somebody writes it. */
export interface WrittenEntry {
  title: string;
  href?: string;
  below?: readonly WrittenEntry[];
}

type Written<Kind extends FieldKind> = Kind extends LinkKind
  ? WrittenLink
  : Kind extends ImageKind
    ? WrittenImage
    : Kind extends FlagKind
      ? boolean
      : Kind extends ChoiceKind<infer Word>
        ? Word
        : Kind extends ReferenceKind
          ? readonly StoredItem[]
          : Kind extends MenuKind
            ? readonly WrittenEntry[]
            : Kind extends ItemsKind<infer Of>
              ? readonly WrittenFields<Of>[]
              : string;

/** Fields as somebody writes them, before a platform has them. */
export type WrittenFields<Kinds extends FieldKinds> = {
  readonly [Name in keyof Kinds]?: Written<Kinds[Name]>;
};

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
