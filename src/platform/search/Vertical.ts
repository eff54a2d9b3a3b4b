import type { IndexConfig } from './engine/IndexConfig.ts';

export interface Labels {
  en: string;
  es: string;
}

/** A field offered for narrowing. */
export interface FacetConfig {
  field: string;
  label: Labels;
  /** Ranges of a number field, both ends included, in the order shown. Absent: one option for each value. */
  ranges?: readonly { label: string; from: number; to: number }[];
}

/** One searchable kind of thing: what is searched, what may be narrowed, and what comes back. */
export interface Vertical {
  key: string;
  label: Labels;
  index: IndexConfig;
  /** What the vertical always asks for, in the filter grammar. */
  fixed?: Readonly<Record<string, unknown>>;
  facets: readonly FacetConfig[];
  /** Members of the entity that come back, besides id, uid, type, name, slug and website. */
  result: readonly string[];
  /** Paths of plain texts in which found words are marked, whether or not they come back themselves. */
  highlight: readonly string[];
  /** Fields whose values are proposed while typing. */
  prompts: readonly string[];
  /** Words that say nothing here. */
  noise: readonly string[];
  /** Paths of linked places that carry their own distances. */
  places: readonly string[];
  /**
   * With an entity in the request's context: the field that must name it, whatever its type or by its type. Without
   * one for it the entity itself is left out.
   */
  relatedBy?: string | Readonly<Record<string, string>>;
  /** Whether what people want to get done leads to something here by its name (`intents/`). */
  doesTasks?: boolean;
  /** Whether it is who gives care, or the care that is given: shown for a part of the words where nothing else answers. */
  isCare?: boolean;
  /** Whether it is told beside care (stories, news): having all the words somewhere, it answers no question by that. */
  isAside?: boolean;
  /** Whether it is places people go to. */
  arePlaces?: boolean;
  /** Whether a search over everything includes it. */
  isUniversal: boolean;
}

/** The field by which the people of a vertical are asked for the hours of their offices; undefined for any other vertical. */
export const officeHoursField = ({ index: { offices } }: Vertical): string | undefined =>
  offices && `${offices.entries}.${offices.places}.builtin.hours`;
