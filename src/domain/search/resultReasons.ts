import { readText } from '#src/domain/text/readText.ts';
import { toldDistance, type ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import { isSpokenEntry } from '#src/domain/provider/spokenLanguages.ts';
import { isRecord } from './filters.ts';
import { matchedTexts, tellingWords } from './matchedPaths.ts';
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

const OTHER_LANGUAGES = 'c_additionalLanguages';
const LANGUAGE_FIELDS = [`${OTHER_LANGUAGES}.language.name`, 'c_shpLanguage'];
const PLAN_FIELDS = ['c_healthPlanFacet'];
const FLAG_FIELDS = ['acceptingNewPatients', 'c_offersVideoVisit'];

/** The texts at a path of an entity, lists on the way looked into. */
function textsAt(data: unknown, path: readonly string[]): string[] {
  if (Array.isArray(data)) return data.flatMap((member) => textsAt(member, path));
  const [first, ...rest] = path;
  if (first === undefined) return typeof data === 'string' ? [data] : [];
  return isRecord(data) && Object.hasOwn(data, first) ? textsAt(data[first], rest) : [];
}

/** The texts of a field of a result; of languages those that are spoken, not those spoken by others for a doctor. */
function texts({ data }: SearchResult, field: string): string[] {
  const [member = '', ...inside] = field.split('.');
  const value = Object.hasOwn(data, member) ? data[member] : undefined;
  const entries = Array.isArray(value) ? (value as unknown[]) : [value];
  return textsAt(member === OTHER_LANGUAGES ? entries.filter(isSpokenEntry) : entries, inside);
}

/** What the highlights of a result say for its reasons. */
export function matchOf(
  highlights: unknown,
): Pick<SearchResult, 'matched' | 'matchedNames' | 'matchedParts' | 'matchedOfName'> {
  const texts = matchedTexts(highlights);
  const named = (isWhole: boolean) =>
    Object.fromEntries(
      [...texts].flatMap(([path, some]) => {
        const whole = some.find((one) => one.isWhole);
        const one = isWhole ? whole : whole ? undefined : some[0];
        return SUBJECT_PATHS.has(path) && one ? [[path, one.text] as const] : [];
      }),
    );
  const [names, parts] = [named(true), named(false)];
  const { matchedSubstrings: ofName } =
    isRecord(highlights) && isRecord(highlights.name) ? highlights.name : {};
  return {
    ...(texts.size > 0 && { matched: [...texts.keys()] }),
    ...(Object.keys(names).length > 0 && { matchedNames: names }),
    ...(Object.keys(parts).length > 0 && { matchedParts: parts }),
    ...(Array.isArray(ofName) && ofName.length > 0 && { matchedOfName: ofName.length }),
  };
}

/** What of the words typed says what is looked for; all of them where none does. */
function soughtIn(words: string): string[] {
  const telling = tellingWords(words).map(({ word }) => word);
  return telling.length > 0
    ? telling
    : fold(words)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
}

/** How many of the words looked for stand in a text, or begin one of its words. */
function countIn(text: string, sought: readonly string[]): number {
  const own = fold(text).split(/[^\p{L}\p{N}]+/u);
  return sought.filter((word) => own.some((one) => one.startsWith(word))).length;
}

/** The name, where it was meant and not typed, and all that was typed was meant by it: a card says its name itself. */
function nameReason({ matched, matchedOfName = 1, data }: SearchResult, words: string): ResultReason[] {
  const sought = soughtIn(words);
  const isTyped = countIn(readText(data['name']) ?? '', sought) === sought.length;
  const isMeant = matched?.includes('name') && !isTyped && matchedOfName >= sought.length;
  return isMeant ? [{ kind: 'name' }] : [];
}

/**
 * The first subject that the words mean and that the card does not name: one with all of them, or one that matched wholly, by what
 * they mean. Sharing a word with them is no reason.
 */
function subjectReason(result: SearchResult, words: string, isOnCard: IsOnCard): ResultReason[] {
  const { matchedNames = {}, matchedParts = {} } = result;
  const sought = soughtIn(words);
  const nameAt = (path: string): string | undefined => {
    const part = Object.hasOwn(matchedParts, path) ? matchedParts[path] : undefined;
    if (Object.hasOwn(matchedNames, path)) return matchedNames[path];
    return part !== undefined && countIn(part, sought) === sought.length ? part : undefined;
  };
  for (const [kind, paths] of SUBJECTS) {
    const name = paths.map(nameAt).find((one) => one !== undefined);
    if (name === undefined || isOnCard(kind)) continue;
    // Who typed a part of it is not told that all that was typed means it.
    const isOther = words.length <= LONGEST_WORDS && countIn(name, sought) === 0;
    const isAbout = kind !== 'type' && !CARE.has(typeOf(result));
    return [{ kind: isAbout ? 'topic' : kind, name, ...(isOther && { words }) }];
  }
  return [];
}

const typeOf = ({ entityType, data }: SearchResult): string => entityType ?? readText(data['type']) ?? '';

type IsOnCard = (kind: ResultReason['kind']) => boolean;

/** Paths of the fields of a result that its reasons are read from. */
export function reasonFields(state: SearchState): string[] {
  const chosen = new Set(state.facets.map(({ fieldId }) => fieldId));
  const fields = [...LANGUAGE_FIELDS, ...PLAN_FIELDS, ...FLAG_FIELDS].filter((field) => chosen.has(field));
  const isOfOthers = fields.some((field) => field.startsWith(`${OTHER_LANGUAGES}.`));
  return isOfOthers ? [...fields, `${OTHER_LANGUAGES}.availability`] : fields;
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
