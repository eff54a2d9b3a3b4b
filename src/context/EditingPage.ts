import type { EditedItem } from '#src/ports/AuthoringPort.ts';

/** A field the page's own panel changes, with what is stored in it. */
export interface EditedField {
  /** As the platform has it: what a save names. */
  name: string;
  /** As its declaration has it: what the panel calls it by. */
  declared: string;
  kind: 'text' | 'date' | 'image' | 'reference' | 'icon';
  /** The value in its stored form. Text to be shown, never markup to be set. */
  raw: string;
  /** Entity type ids that may be picked; none for any. */
  to?: readonly string[];
  /** How many may be picked; absent for any number. */
  most?: number;
  /** Of a picture: what is shown of it. */
  image?: { src: string; alt: string };
}

/** One item with the fields of it that are changed in the page. */
export interface EditedPart {
  item: EditedItem;
  fields: readonly EditedField[];
}

/** What the page's own panel and pickers need, on pages in edit mode alone. */
export interface EditingPage {
  /** Says what may be saved and lets the icon service be asked; absent where the site has no secret to sign with. */
  ticket?: string;
  /** Whether this site itself can save, beside a Studio that frames the page. */
  savesHere: boolean;
  page: EditedPart;
  /** Of placed components, by their part's id. */
  parts: Readonly<Record<string, EditedPart & { component: string }>>;
}
