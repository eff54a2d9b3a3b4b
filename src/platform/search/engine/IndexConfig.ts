/** What is indexed of the entities of some types. Paths are dotted and go through lists and links. */
export interface IndexConfig {
  /** Name of the tables, `[a-z_]`. */
  key: string;
  types: readonly string[];
  /** Where the words are, by weight: name 5, topics 4, place 2, body 1. */
  text: {
    name: readonly string[];
    topics: readonly string[];
    place: readonly string[];
    body: readonly string[];
  };
  /** Fields that can be filtered, counted and sorted by, besides those every index has. */
  fields: readonly string[];
  /** Fields whose values are paths such as `A > B`: every ancestor counts as a value too. */
  hierarchical?: readonly string[];
  /** Paths of coordinates (`{latitude, longitude}`). Where one is missing, the ZIP area of the `address` beside it stands in for finding. */
  points: readonly string[];
  /**
   * Order among equals: a spread that favours nobody, by name, by a field, or by who has most values of a field; what is equal in
   * that, or has no value, goes by name. With `first`, who has one of those values stands before all others.
   */
  restOrder:
    | 'fair'
    | 'name'
    | {
        field: string;
        direction: 'ASC' | 'DESC';
        first?: { field: string; values: readonly string[] };
      }
    | { mostOf: string };
  /** A document with a true value here comes a little before its equals. */
  preferred?: string;
  /** How much a preferred document's score counts more, as a share of it; default 0.05. */
  preference?: number;
  /** Field with the days until somebody's next appointments, where they are known. */
  soonest?: string;
  /** Field with the day somebody begins: who has not begun yet comes after their equals. */
  begins?: string;
  /** The site whose published content pages stand in the index beside the entities. */
  pagesOf?: 'main' | 'plan';
  /** Fields of what is treated, and the field of who treats it: specialists for a thing come before others who treat it. */
  treated?: { things: readonly string[]; by: string };
  /**
   * Of people: the member with the entries of their offices, and the member of an entry with its places. Their hours are those of
   * the offices: an entry's own, else its places'.
   */
  offices?: { entries: string; places: string };
  /**
   * Entries that do not count: those of a member of the entity that have one of some values, in whatever case and with spaces,
   * hyphens or underscores. What else they have stands in no field and in no text.
   */
  without?: { entries: string; member: string; values: readonly string[] };
  /** Date-time fields; once the last of them has passed, the document is not found any more. */
  endsAt?: readonly string[];
}

/** Fields every index has. */
export const COMMON_FIELDS: readonly string[] = [
  'builtin.entityType',
  'builtin.region',
  'id',
  'uid',
  'name',
  'address.city',
  'address.region',
  'address.postalCode',
  'address.countryCode',
];

/** Changed whenever what the tables hold for the same configuration changes: they are then built anew. */
export const INDEX_FORMAT = 8;
