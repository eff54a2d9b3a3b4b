import { parseEntityPath, printEntityPath } from './entityPath.ts';

/** One detail prefix (S-120): addresses below it name an entity of a type. */
export interface EntityRoute {
  /** Without slashes at its ends. */
  prefix: string;
  entityTypeId: string;
  /** False for a second prefix whose pages name another address as canonical. */
  isCanonical: boolean;
}

const route = (prefix: string, entityTypeId: string, isCanonical = true): EntityRoute => ({
  prefix,
  entityTypeId,
  isCanonical,
});

/** The detail prefixes (S-121–S-132, S-138). The longest matching one decides. */
export const ENTITY_ROUTES: readonly EntityRoute[] = [
  route('ask-an-expert/answers', 'ce_askAnExpert'),
  route('find-provider', 'healthcareProfessional'),
  route('provider-details', 'healthcareProfessional', false),
  route('find-location/facility', 'healthcareFacility'),
  route('patient-stories', 'ce_patientStory'),
  route('research/publications', 'ce_researchPublication'),
  route('research/studies', 'ce_researchStudy'),
  // A trial is a clinical study; the prefix only selects its layout.
  route('research/clinical-trials', 'ce_researchStudy', false),
  route('research/investigators', 'ce_investigator'),
  route('health-plan/plan', 'ce_healthPlan'),
  route('health-plan/med-group', 'ce_affiliate'),
  route('health-plan/hospital', 'ce_affiliate', false),
  route('volunteering/opportunities', 'ce_volunteerOpportunity'),
];

/** An address below a detail prefix, read. */
export interface EntityAddress {
  route: EntityRoute;
  slug: string;
  id: string;
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Reads a path without locale, e.g. `/find-location/facility/harbor-street-12`; undefined outside every prefix. */
export function matchEntityRoute(path: string): EntityAddress | undefined {
  const segments = path.split('/').filter(Boolean);
  const matches = ENTITY_ROUTES.filter(({ prefix }) => {
    const parts = prefix.split('/');
    return parts.length < segments.length && parts.every((part, index) => part === segments[index]);
  });
  const best = matches.sort((a, b) => b.prefix.length - a.prefix.length)[0];
  if (!best) return undefined;
  const tail = segments.slice(best.prefix.split('/').length).map(decoded);
  const address = parseEntityPath(tail);
  return address && { route: best, ...address };
}

/** The canonical page address of an entity, without locale; throws for a type that has no detail page. */
export function entityPath(entityTypeId: string, slug: string, id: string): string {
  const own = ENTITY_ROUTES.find((row) => row.entityTypeId === entityTypeId && row.isCanonical);
  if (!own) throw new Error(`${entityTypeId} has no detail page`);
  return `/${own.prefix}/${printEntityPath(slug, id)}`;
}

/** True when entities of the type have a page of their own. */
export function hasDetailPage(entityTypeId: string): boolean {
  return ENTITY_ROUTES.some((row) => row.entityTypeId === entityTypeId && row.isCanonical);
}

/** Entity types the site can read and show; a new kind of detail page adds its own. */
const READABLE_TYPES: ReadonlySet<string> = new Set(['healthcareFacility']);

/** True when detail pages of the type show an entity. Others show their wildcard page without one. */
export function isReadableType(entityTypeId: string): boolean {
  return READABLE_TYPES.has(entityTypeId);
}
