import { toldDistance, type ToldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import { isRecord } from './filters.ts';
import type { SearchResult } from './SearchAnswer.ts';
import type { SearchState } from './searchState.ts';

/** Why a result is among those found, as far as result and search say so themselves. */
export type ResultReason =
  /** The words typed are in its name. */
  | { kind: 'name' }
  /** They are in a specialty, service, kind or topic; `name` says which when only one can be meant. */
  | { kind: 'specialty' | 'service' | 'type' | 'topic'; name?: string }
  | { kind: 'distance'; distance: ToldDistance }
  /** Chosen as a filter, and the result has it. */
  | { kind: 'language' | 'plan'; name: string }
  | { kind: 'accepting' }
  | { kind: 'video' }
  | { kind: 'open' };

/** Most reasons told at once. */
export const MOST_REASONS = 3;

/** What a matched field says about its entity; the first that matched is told. */
const SUBJECTS: readonly (readonly [
  kind: 'specialty' | 'service' | 'type' | 'topic',
  paths: readonly string[],
])[] = [
  ['specialty', ['c_providerSpecialties.specialty.name', 'c_shpSpecialty.name', 'c_specialty.name']],
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

/** The first subject whose words matched, and the one name that can be meant, when there is but one. */
function matchedSubject(result: SearchResult) {
  const matched = new Set(result.matched);
  for (const [kind, paths] of SUBJECTS) {
    const path = paths.find((one) => matched.has(one));
    if (path === undefined) continue;
    const names = new Set(texts(result, path));
    const [only] = names;
    return { kind, path, name: names.size === 1 ? only : undefined };
  }
  return undefined;
}

function subjectReason(result: SearchResult): ResultReason[] {
  const subject = matchedSubject(result);
  if (!subject) return [];
  const { kind, name } = subject;
  return [{ kind, ...(name !== undefined && { name }) }];
}

/** Paths of the fields of a result that its reasons are read from. */
export function reasonFields(result: SearchResult, state: SearchState): string[] {
  const subject = matchedSubject(result);
  const chosen = new Set(state.facets.map(({ fieldId }) => fieldId));
  return [
    ...(subject?.name === undefined ? [] : [subject.path]),
    ...[...LANGUAGE_FIELDS, ...PLAN_FIELDS, ...FLAG_FIELDS].filter((field) => chosen.has(field)),
  ];
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
 * was chosen must stand in the result, a distance is the service's or none and says from where.
 */
export function resultReasons(result: SearchResult, state: SearchState): ResultReason[] {
  const isAsked = state.query.trim() !== '';
  const reasons: ResultReason[] = [
    ...(isAsked && result.matched?.includes('name') ? [{ kind: 'name' } as const] : []),
    ...(isAsked ? subjectReason(result) : []),
    ...(result.distance ? [{ kind: 'distance' as const, distance: toldDistance(result.distance) }] : []),
    ...chosenAndHad(state, result, LANGUAGE_FIELDS).map((name) => ({ kind: 'language' as const, name })),
    ...chosenAndHad(state, result, PLAN_FIELDS).map((name) => ({ kind: 'plan' as const, name })),
    ...(isChosenAndTrue(state, result, 'acceptingNewPatients') ? [{ kind: 'accepting' } as const] : []),
    ...(isChosenAndTrue(state, result, 'c_offersVideoVisit') ? [{ kind: 'video' } as const] : []),
    ...(state.staticFilters.some((filter) => filter.kind === 'fieldValue' && filter.matcher === '$openAt')
      ? [{ kind: 'open' } as const]
      : []),
  ];
  return reasons.slice(0, MOST_REASONS);
}
