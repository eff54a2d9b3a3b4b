import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { ImageField, LinkField, NavItem } from './fields.ts';
import type { ChoiceKind, FieldKind, FieldKinds, ItemsKind, ParamKind, ParamKinds } from './kinds.ts';

/** A content field as a component receives it: read, and beside it what the platform sent, for the editor's marks. */
export interface Field<Value> {
  readonly value: Value;
  /** As sent, with its editing metadata; on the server only. */
  readonly raw?: unknown;
}

/** '' for none. */
export type TextField = Field<string>;
/** HTML; '' when nothing in it can be read or seen. */
export type RichTextField = Field<string>;

/** One child item of a datasource. */
export interface Item<Of extends FieldKinds> {
  readonly id: string;
  readonly name: string;
  readonly fields: FieldsOf<Of>;
}

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

/** The words of a choice. */
type WordOf<Kind> = Kind extends ChoiceKind<infer Word> ? Word : never;
/** The fields of each child item. */
type ItemFieldsOf<Kind> = Kind extends ItemsKind<infer Of> ? Of : never;

/** What a field of each kind holds: as components receive it, and as somebody writes it before a platform has it. */
interface Content<Kind> {
  text: { value: string; written: string };
  richText: { value: string; written: string };
  address: { value: string; written: string };
  icon: { value: string; written: string };
  date: { value: string; written: string };
  flag: { value: boolean; written: boolean };
  link: { value: LinkField | undefined; written: WrittenLink };
  image: { value: ImageField | undefined; written: WrittenImage };
  choice: { value: WordOf<Kind>; written: WordOf<Kind> };
  reference: { value: readonly StoredItem[]; written: readonly StoredItem[] };
  menu: { value: readonly NavItem[]; written: readonly WrittenEntry[] };
  items: {
    value: readonly Item<ItemFieldsOf<Kind>>[];
    written: readonly WrittenFields<ItemFieldsOf<Kind>>[];
  };
}

type ContentOf<Kind extends FieldKind> = Content<Kind>[Kind['kind']];

/** The fields a component receives, by its declaration: a misspelt one does not compile. */
export type FieldsOf<Kinds extends FieldKinds> = {
  readonly [Name in keyof Kinds]: Field<ContentOf<Kinds[Name]>['value']>;
};

/** Fields as somebody writes them, before a platform has them. */
export type WrittenFields<Kinds extends FieldKinds> = {
  readonly [Name in keyof Kinds]?: ContentOf<Kinds[Name]>['written'];
};

/** What a parameter of each kind holds. */
interface Setting<Kind> {
  text: string | undefined;
  flag: boolean;
  choice: WordOf<Kind>;
  number: number | undefined;
  styles: readonly string[];
  numbers: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)[];
}

type SettingOf<Kind extends ParamKind> = Setting<Kind>[Kind['kind']];

/** The parameters a component receives, by its declaration. A text is undefined when none is given. */
export type ParamsOf<Kinds extends ParamKinds> = { readonly [Name in keyof Kinds]: SettingOf<Kinds[Name]> };
