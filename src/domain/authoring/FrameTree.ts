/** Kinds of field an editor changes, in the words of the editing protocol. */
export const FIELD_TYPES = [
  'Single-Line Text',
  'Multi-Line Text',
  'Rich Text',
  'Image',
  'General Link',
  'Datetime',
  'Number',
  'Checkbox',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** Which field of which item, in the page's language: what two people can be writing in. */
export interface FieldPlace {
  /** Lower-case GUID without braces. */
  itemId: string;
  name: string;
}

/** A field where it stands on the framed page. The same field may stand there more than once. */
export interface FrameField extends FieldPlace {
  type: FieldType;
  language: 'en' | 'es';
  version: number;
  /** Revision the page was made from. */
  revision: string;
  /** The storage form; what the page shows of it has been cleaned, so writing begins with this. */
  rawValue: string;
  /** uid of the rendering it stands in; '' for a field of the page itself. */
  owner: string;
}

/** A placed component. */
export interface FrameRendering {
  uid: string;
  /** Id of the slot it stands in. */
  slot: string;
}

/** A place for components. */
export interface FrameSlot {
  /** `<name>_<uid of its component>`, as the page's markers have it. */
  id: string;
  name: string;
  /** uid of the rendering that offers it; '' for the page. */
  owner: string;
}

/** What stands on the framed page, each list in document order. */
export interface FrameTree {
  slots: FrameSlot[];
  renderings: FrameRendering[];
  fields: FrameField[];
}

/** One name for a field's place, for maps and messages. */
export const fieldKey = ({ itemId, name }: FieldPlace): string => `${itemId}/${name}`;

/** Kinds of field that are written where they stand, as plain text. */
export const isWrittenOnPage = (type: FieldType | undefined): boolean =>
  type === 'Single-Line Text' || type === 'Multi-Line Text';
