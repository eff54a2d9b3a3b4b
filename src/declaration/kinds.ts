/**
 * The kinds of content an editor can give a component, as plain data: the server reads a layout by them, the editor
 * and the platform offer and check by them, and the types of a component's props follow from them.
 */

interface Common {
  /** A component without it shows visitors nothing (E-070). */
  required?: true;
  /** One line for the editor, in the language he reads: what belongs here. */
  help?: { readonly en: string; readonly es: string };
}

/** Plain text of one line; `max` characters at most, for the editor to hold to. */
export interface TextKind extends Common {
  kind: 'text';
  max?: number;
}

/** HTML an editor wrote. */
export interface RichTextKind extends Common {
  kind: 'richText';
}

/** A link: address, words, window. */
export interface LinkKind extends Common {
  kind: 'link';
}

/** A picture of the media library, with its alternative text. */
export interface ImageKind extends Common {
  kind: 'image';
}

/** The id or address of a film, or an address alone; written as text or set as a link. */
export interface AddressKind extends Common {
  kind: 'address';
}

/** An icon of the free Font Awesome packs (E-055). */
export interface IconKind extends Common {
  kind: 'icon';
}

/** A date as the platform stores it. */
export interface DateKind extends Common {
  kind: 'date';
}

/** A ticked box. */
export interface FlagKind extends Common {
  kind: 'flag';
}

/** One of a few words; another word, or none, is the first of them. */
export interface ChoiceKind<Word extends string = string> extends Common {
  kind: 'choice';
  of: readonly Word[];
}

/** Entities picked from the directory, `most` of them at the utmost (E-038). */
export interface ReferenceKind extends Common {
  kind: 'reference';
  /** Entity type ids that may be picked. */
  to: readonly string[];
  most?: number;
}

/** Child items of the datasource, each with fields of its own. */
export interface ItemsKind<Of extends FieldKinds = FieldKinds> extends Common {
  kind: 'items';
  of: Of;
  most?: number;
}

/** The menu below the datasource, `levels` deep. */
export interface MenuKind extends Common {
  kind: 'menu';
  levels: number;
}

/** Kinds of what a content field holds. */
export type FieldKind =
  | TextKind
  | RichTextKind
  | LinkKind
  | ImageKind
  | AddressKind
  | IconKind
  | DateKind
  | FlagKind
  | ChoiceKind
  | ReferenceKind
  | ItemsKind
  | MenuKind;

/** Fields by the name the content platform has for them. */
export interface FieldKinds {
  readonly [name: string]: FieldKind;
}

/** A whole number within bounds; another one, or none, is absent. */
export interface NumberKind extends Common {
  kind: 'number';
  least?: number;
  greatest?: number;
}

/** Class names of the site's styles. */
export interface StylesKind extends Common {
  kind: 'styles';
}

/** Numbers of the parts in use, 1 to 8. */
export interface NumbersKind extends Common {
  kind: 'numbers';
}

/** Kinds of what a parameter of a rendering holds. */
export type ParamKind = TextKind | FlagKind | ChoiceKind | NumberKind | StylesKind | NumbersKind;

/** Parameters by the name the content platform has for them. */
export interface ParamKinds {
  readonly [name: string]: ParamKind;
}

export const text = (more: Omit<TextKind, 'kind'> = {}): TextKind => ({ kind: 'text', ...more });
export const richText = (more: Common = {}): RichTextKind => ({ kind: 'richText', ...more });
export const link = (more: Common = {}): LinkKind => ({ kind: 'link', ...more });
export const image = (more: Common = {}): ImageKind => ({ kind: 'image', ...more });
export const address = (more: Common = {}): AddressKind => ({ kind: 'address', ...more });
export const icon = (more: Common = {}): IconKind => ({ kind: 'icon', ...more });
export const date = (more: Common = {}): DateKind => ({ kind: 'date', ...more });
export const flag = (more: Common = {}): FlagKind => ({ kind: 'flag', ...more });
export const choice = <const Word extends string>(
  of: readonly [Word, ...Word[]],
  more: Common = {},
): ChoiceKind<Word> => ({ kind: 'choice', of, ...more });
export const reference = (
  to: readonly string[],
  more: Omit<ReferenceKind, 'kind' | 'to'> = {},
): ReferenceKind => ({
  kind: 'reference',
  to,
  ...more,
});
export const items = <const Of extends FieldKinds>(
  of: Of,
  more: Omit<ItemsKind, 'kind' | 'of'> = {},
): ItemsKind<Of> => ({ kind: 'items', of, ...more });
export const menu = (levels: number, more: Common = {}): MenuKind => ({ kind: 'menu', levels, ...more });
export const number = (more: Omit<NumberKind, 'kind'> = {}): NumberKind => ({ kind: 'number', ...more });
export const styles = (more: Common = {}): StylesKind => ({ kind: 'styles', ...more });
export const numbers = (more: Common = {}): NumbersKind => ({ kind: 'numbers', ...more });
