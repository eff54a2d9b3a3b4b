import type { FieldType } from '../FrameTree.ts';

/** What is looked for before a page goes live. */
export type GuardRule =
  | 'missing-alt'
  | 'empty-required'
  | 'two-h1'
  | 'link-nowhere'
  | 'example-text'
  | 'alt-file-name'
  | 'no-h1'
  | 'heading-jump'
  | 'low-contrast'
  | 'link-text'
  | 'dead-link'
  | 'long-title'
  | 'long-description'
  | 'stale-translation'
  | 'translation-behind'
  | 'reading-level'
  | 'review-past';

/** What stops a publication; the others are kept with it. */
export const BLOCKERS: ReadonlySet<GuardRule> = new Set<GuardRule>([
  'missing-alt',
  'empty-required',
  'two-h1',
  'link-nowhere',
  'example-text',
]);

/** Where something stands: the key of a field ('' for none) and the uid of its component ('' for the page). */
export interface GuardPlace {
  field: string;
  owner: string;
}

/** Something a visitor would meet. */
export interface Finding extends GuardPlace {
  rule: GuardRule;
  /** What its sentence is filled with. */
  fill: Readonly<Record<string, string | number>>;
}

/** A heading or link as the page shows it. */
export interface OutlineHeading extends GuardPlace {
  level: number;
  text: string;
}
export interface OutlineLink extends GuardPlace {
  href: string;
  text: string;
}

/** The text of a component that stands out least from its ground, where that is too little; ratios as WCAG has them. */
export interface FaintText extends GuardPlace {
  text: string;
  ratio: number;
  needed: number;
}

/** What a framed page tells of what it shows, in document order. */
export interface PageOutline {
  headings: OutlineHeading[];
  links: OutlineLink[];
  faint?: FaintText[];
}

/** A text of the page with what its component says of it. */
export interface GuardField extends GuardPlace {
  itemId: string;
  name: string;
  type: FieldType;
  raw: string;
  isRequired: boolean;
}

/** All that the rules look at. What is not known yet is left out, and its rules find nothing. */
export interface GuardedPage {
  language: 'en' | 'es';
  /** Texts of the page and of its own components, in the order of the page. */
  fields: readonly GuardField[];
  /** Components of the page's own: what stands around them is not mended here. */
  owners: ReadonlySet<string>;
  outline?: PageOutline;
  /** Addresses of this site that lead nowhere. */
  unknownPaths?: readonly string[];
  /** Items whose other language was changed after this one, and the other way round. */
  translation?: { older: readonly string[]; ahead: readonly string[] };
  /** The day until which somebody has looked after the page, and today: `2026-03-01`. */
  reviewBy?: string;
  today?: string;
}

export type Rule = (page: GuardedPage) => Finding[];
