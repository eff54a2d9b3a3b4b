import { toldDistance, type ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import { isRecord } from './filters.ts';
import { matchedTexts } from './matchedPaths.ts';
import type { SearchResult } from './SearchAnswer.ts';
import type { SearchState } from './searchState.ts';
import { fold } from '#src/domain/text/fold.ts';

/** What the words may be found in beside a name. */
export type SubjectKind = 'specialty' | 'condition' | 'procedure' | 'reason' | 'service' | 'type' | 'topic';

/** Why a result is among those found, as far as result and search say so themselves. */
export type ResultReason =
  /** The words typed mean its name, which does not have them as they were typed. */
  | { kind: 'name' }
  /** They are in a specialty, service, kind or topic; `words` are those typed, where the name has not all of them. */
  | { kind: SubjectKind; name: string; words?: string }
  | { kind: 'distance'; distance: ToldDistance }
  /** Chosen as a filter, and the result has it. */
  | { kind: 'language' | 'plan'; name: string }
  | { kind: 'accepting' }
  | { kind: 'video' }
  | { kind: 'open' };

/** Most reasons told at once. */
export const MOST_REASONS = 3;

/** What a matched field says about its entity; the first that matched is told. */
const SUBJECTS: readonly (readonly [kind: SubjectKind, paths: readonly string[]])[] = [
  ['specialty', ['c_providerSpecialties.specialty.name', 'c_shpSpecialty.name', 'c_specialty.name']],
  ['condition', ['c_relatedConditions.name', 'c_servicePageService.c_relatedConditions.name']],
  ['procedure', ['c_relatedProcedures.name', 'c_servicePageService.c_relatedProcedures.name']],
  ['reason', ['c_relatedReasonsForVisit.name', 'c_servicePageService.c_relatedReasonsForVisit.name']],
  [
    'service',
    ['c_relatedServices.name', 'c_relatedServices.service.name', 'c_services.name', 'c_shpService'],
  ],
  ['type', ['c_locationType']],
  [
    'topic',
    [
      'c_healthTopics.name',
      'c_researchTopics.name',
      'c_researchPublicationsAndStudies.c_researchTopics.name',
    ],
  ],
];
const SUBJECT_PATHS = new Set(SUBJECTS.flatMap(([, paths]) => paths));

/** What the card of an entity says itself: nobody is told twice. */
const ON_CARD: Readonly<Record<string, readonly ResultReason['kind'][]>> = {
  healthcareProfessional: ['specialty', 'distance', 'language', 'accepting', 'video'],
  healthcareFacility: ['type', 'distance', 'open'],
  ce_shpProvider: ['specialty', 'distance', 'language', 'accepting'],
  ce_shpFacility: ['service', 'distance'],
};
/** Who treats and offers what it names; anything else is about it. */
const CARE: ReadonlySet<string> = new Set([...Object.keys(ON_CARD), 'ce_service']);
/** Longest words of a visitor that are told back. */
const LONGEST_WORDS = 40;

const LANGUAGE_FIELDS = ['c_additionalLanguages.language.name', 'c_shpLanguage'];
const PLAN_FIELDS = ['c_healthPlanFacet'];
const FLAG_FIELDS = ['acceptingNewPatients', 'c_offersVideoVisit'];

/** The texts at a path of an entity, lists on the way looked into. */
function textsAt(data: unknown, path: readonly string[]): string[] {
  if (Array.isArray(data)) return data.flatMap((member) => textsAt(member, path));
  const [first, ...rest] = path;
  if (first === undefined) return typeof data === 'string' ? [data] : [];
  return isRecord(data) && Object.hasOwn(data, first) ? textsAt(data[first], rest) : [];
}

const texts = (result: SearchResult, field: string) => textsAt(result.data, field.split('.'));

/** What the highlights of a result say for its reasons. */
export function matchOf(highlights: unknown): Pick<SearchResult, 'matched' | 'matchedNames'> {
  const texts = matchedTexts(highlights);
  const names = [...texts].flatMap(([path, [name]]) =>
    SUBJECT_PATHS.has(path) && name !== undefined ? [[path, name] as const] : [],
  );
  return {
    ...(texts.size > 0 && { matched: [...texts.keys()] }),
    ...(names.length > 0 && { matchedNames: Object.fromEntries(names) }),
  };
}

/** Whether a text has all the words, as they were typed. */
const hasAll = (text: string, words: string): boolean =>
  fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => fold(text).includes(word));

/** The name, where it was meant and not typed: a card says its name itself. */
function nameReason({ matched, data }: SearchResult, words: string): ResultReason[] {
  const isMeant = matched?.includes('name') && !hasAll(String(data['name'] ?? ''), words);
  return isMeant ? [{ kind: 'name' }] : [];
}

/** The first subject whose words matched and that the card does not name. */
function subjectReason(result: SearchResult, words: string, isOnCard: IsOnCard): ResultReason[] {
  const { matchedNames = {} } = result;
  for (const [kind, paths] of SUBJECTS) {
    const path = paths.find((one) => Object.hasOwn(matchedNames, one));
    if (path === undefined || isOnCard(kind)) continue;
    const name = matchedNames[path] ?? '';
    const isOther = words.length <= LONGEST_WORDS && !hasAll(name, words);
    const isAbout = kind !== 'type' && !CARE.has(typeOf(result));
    return [{ kind: isAbout ? 'topic' : kind, name, ...(isOther && { words }) }];
  }
  return [];
}

const typeOf = ({ entityType, data }: SearchResult): string => entityType ?? String(data['type'] ?? '');

type IsOnCard = (kind: ResultReason['kind']) => boolean;

/** Paths of the fields of a result that its reasons are read from. */
export function reasonFields(state: SearchState): string[] {
  const chosen = new Set(state.facets.map(({ fieldId }) => fieldId));
  return [...LANGUAGE_FIELDS, ...PLAN_FIELDS, ...FLAG_FIELDS].filter((field) => chosen.has(field));
}

/** The values chosen of a facet that the result really has. */
function chosenAndHad(state: SearchState, result: SearchResult, fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const had = new Set(texts(result, field));
    const facet = state.facets.find(({ fieldId }) => fieldId === field);
    return (facet?.values ?? []).filter((value): value is string => had.has(value as string));
  });
}

function isChosenAndTrue(state: SearchState, result: SearchResult, field: string): boolean {
  const facet = state.facets.find(({ fieldId }) => fieldId === field);
  return (
    result.data[field] === true && (facet?.values ?? []).some((value) => value === true || value === 'true')
  );
}

/**
 * Up to three reasons for a result, in a fixed order: name, specialty or the like, distance, language, plan, new
 * patients, video visits, open now. Only what the answer itself says is told: words are matched by the service, what
 * was chosen must stand in the result, a distance is the service's or none and says from where. `words` are
 * those typed without what was read out of them as a filter. What the card says itself is left out.
 */
export function resultReasons(
  result: SearchResult,
  state: SearchState,
  words = state.query.trim(),
): ResultReason[] {
  const isAsked = words !== '';
  const onCard = ON_CARD[typeOf(result)] ?? [];
  const isOnCard: IsOnCard = (kind) => onCard.includes(kind);
  const reasons: ResultReason[] = [
    ...(isAsked ? [...nameReason(result, words), ...subjectReason(result, words, isOnCard)] : []),
    ...(result.distance ? [{ kind: 'distance' as const, distance: toldDistance(result.distance) }] : []),
    ...chosenAndHad(state, result, LANGUAGE_FIELDS).map((name) => ({ kind: 'language' as const, name })),
    ...chosenAndHad(state, result, PLAN_FIELDS).map((name) => ({ kind: 'plan' as const, name })),
    ...(isChosenAndTrue(state, result, 'acceptingNewPatients') ? [{ kind: 'accepting' } as const] : []),
    ...(isChosenAndTrue(state, result, 'c_offersVideoVisit') ? [{ kind: 'video' } as const] : []),
    ...(state.staticFilters.some((filter) => filter.kind === 'fieldValue' && filter.matcher === '$openAt')
      ? [{ kind: 'open' } as const]
      : []),
  ];
  return reasons.filter(({ kind }) => !isOnCard(kind)).slice(0, MOST_REASONS);
}
