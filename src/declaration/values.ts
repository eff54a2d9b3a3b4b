import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { ImageField, LinkField, NavItem } from './fields.ts';
import type {
  AddressKind,
  ChoiceKind,
  DateKind,
  FieldKind,
  FieldKinds,
  FlagKind,
  IconKind,
  ImageKind,
  ItemsKind,
  LinkKind,
  MenuKind,
  NumberKind,
  NumbersKind,
  ParamKind,
  ParamKinds,
  ReferenceKind,
  RichTextKind,
  StylesKind,
  TextKind,
} from './kinds.ts';

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

type ValueOf<Kind extends FieldKind> = Kind extends
  TextKind | RichTextKind | AddressKind | IconKind | DateKind
  ? string
  : Kind extends LinkKind
    ? LinkField | undefined
    : Kind extends ImageKind
      ? ImageField | undefined
      : Kind extends FlagKind
        ? boolean
        : Kind extends ChoiceKind<infer Word>
          ? Word
          : Kind extends ReferenceKind
            ? readonly StoredItem[]
            : Kind extends MenuKind
              ? readonly NavItem[]
              : Kind extends ItemsKind<infer Of>
                ? readonly Item<Of>[]
                : never;

/** The fields a component receives, by its declaration: a misspelt one does not compile. */
export type FieldsOf<Kinds extends FieldKinds> = {
  readonly [Name in keyof Kinds]: Field<ValueOf<Kinds[Name]>>;
};

type ParamOf<Kind extends ParamKind> = Kind extends TextKind
  ? string | undefined
  : Kind extends FlagKind
    ? boolean
    : Kind extends ChoiceKind<infer Word>
      ? Word
      : Kind extends NumberKind
        ? number | undefined
        : Kind extends StylesKind
          ? readonly string[]
          : Kind extends NumbersKind
            ? readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)[]
            : never;

/** The parameters a component receives, by its declaration. A text is undefined when none is given. */
export type ParamsOf<Kinds extends ParamKinds> = { readonly [Name in keyof Kinds]: ParamOf<Kinds[Name]> };
