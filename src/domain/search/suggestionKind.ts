/** What a suggestion is, as visitors tell such things apart. */
export type SuggestionKind =
  | 'specialty'
  | 'condition'
  | 'service'
  | 'type'
  | 'city'
  | 'topic'
  | 'provider'
  | 'location'
  | 'event'
  | 'research'
  | 'article'
  | 'page';

/** By the field whose value is suggested. */
const BY_FIELD: Readonly<Record<string, SuggestionKind>> = {
  'c_providerSpecialties.specialty.name': 'specialty',
  'c_shpSpecialty.name': 'specialty',
  'c_relatedConditions.name': 'condition',
  'c_servicePageService.c_relatedConditions.name': 'condition',
  'c_relatedServices.name': 'service',
  c_shpService: 'service',
  c_locationType: 'type',
  'address.city': 'city',
  'c_healthTopics.name': 'topic',
  'c_researchTopics.name': 'topic',
  c_eventType: 'event',
};

/** By the vertical that knows something of that name. */
const BY_VERTICAL: Readonly<Record<string, SuggestionKind>> = {
  healthcare_professionals: 'provider',
  'shp-providers': 'provider',
  healthcare_facilities: 'location',
  'shp-facilities': 'location',
  services: 'service',
  service: 'service',
  events: 'event',
  research: 'research',
  clinical_trial: 'research',
  research_study: 'research',
  research_publication: 'research',
  'health-and-wellness': 'article',
  articles: 'article',
  ask_an_expert: 'article',
  patient_story: 'article',
  post: 'article',
  pages: 'page',
  'shp-pages': 'page',
};

/** The kind of a suggestion by its field and the verticals that make it; undefined where the service tells neither. */
export function suggestionKind(
  field: string | undefined,
  verticals: readonly string[],
): SuggestionKind | undefined {
  const own = (table: Readonly<Record<string, SuggestionKind>>, key: string | undefined) =>
    key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
  return own(BY_FIELD, field) ?? (field === 'name' ? own(BY_VERTICAL, verticals[0]) : undefined);
}

/** Those of a kind beside each other, kinds and what is in them in the order they came. */
export function groupedByKind<T extends { kind?: SuggestionKind | undefined }>(
  suggestions: readonly T[],
): T[] {
  const kinds = suggestions.map(({ kind }) => kind);
  return [...suggestions].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
