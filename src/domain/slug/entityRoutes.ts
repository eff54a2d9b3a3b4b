import { decodeText, encodeText } from '#src/domain/text/encodeText.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import { lowerCasePath } from '#src/domain/links/addressSpelling.ts';
import { isClinical } from '#src/domain/research/studyStatus.ts';
import { parseEntityPath, printEntityPath } from './entityPath.ts';

/** One detail prefix (S-120): addresses below it name an entity of a type. */
export interface EntityRoute {
  /** Without slashes at its ends. */
  prefix: string;
  entityTypeId: string;
  /** False for a second prefix whose pages name another address as canonical. */
  isCanonical: boolean;
  /** The one site that has these pages; without it, both. */
  variant?: SiteVariant;
  /** True when a segment of its own stands between prefix and entity: a plan is below its payor. */
  isBelow?: boolean;
}

const route = (
  prefix: string,
  entityTypeId: string,
  more: Partial<Omit<EntityRoute, 'prefix' | 'entityTypeId'>> = {},
): EntityRoute => ({ prefix, entityTypeId, isCanonical: true, ...more });

/**
 * The detail prefixes (S-121–S-132, S-138). The longest matching one decides, then the site's own. Where a type has
 * several, an entity's own address says which is its; without one it is the first.
 */
export const ENTITY_ROUTES: readonly EntityRoute[] = [
  route('ask-an-expert/answers', 'ce_askAnExpert'),
  route('find-provider', 'healthcareProfessional'),
  route('provider-details', 'healthcareProfessional', { isCanonical: false }),
  // The plan's site finds the providers of the plan under the same addresses (S-086).
  route('find-provider', 'ce_shpProvider', { variant: 'plan' }),
  route('provider-details', 'ce_shpProvider', { variant: 'plan', isCanonical: false }),
  route('find-location/facility', 'healthcareFacility'),
  route('patient-stories', 'ce_patientStory'),
  route('research/publications', 'ce_researchPublication'),
  route('research/studies', 'ce_researchStudy'),
  // A trial is a clinical study; its prefix selects the layout.
  route('research/clinical-trials', 'ce_researchStudy'),
  route('research/investigators', 'ce_investigator'),
  route('health-plan/plan', 'ce_healthPlanPayor'),
  route('health-plan/plan', 'ce_healthPlan', { isBelow: true }),
  route('health-plan/med-group', 'ce_affiliate'),
  route('health-plan/hospital', 'ce_affiliate'),
  route('volunteering/opportunities', 'ce_volunteerOpportunity'),
];

/** An address below a detail prefix, read. */
export interface EntityAddress {
  route: EntityRoute;
  slug: string;
  id: string;
}

/** How many segments stand before the entity's own. */
const depthOf = ({ prefix, isBelow }: EntityRoute): number => prefix.split('/').length + (isBelow ? 1 : 0);

/**
 * Reads a path of a site without locale, e.g. `/find-location/facility/harbor-street-12`, its prefix in any letter case;
 * undefined outside every prefix.
 */
export function matchEntityRoute(path: string, variant: SiteVariant = 'main'): EntityAddress | undefined {
  const segments = path.split('/').filter(Boolean);
  const literals = segments.map(lowerCasePath);
  const matches = ENTITY_ROUTES.filter(
    (row) =>
      (row.variant ?? variant) === variant &&
      depthOf(row) < segments.length &&
      row.prefix.split('/').every((part, index) => part === literals[index]),
  );
  const best = matches.sort(
    (a, b) => depthOf(b) - depthOf(a) || Number(b.variant === variant) - Number(a.variant === variant),
  )[0];
  if (!best) return undefined;
  const address = parseEntityPath(segments.slice(depthOf(best)).map(decodeText));
  return address && { route: best, ...address };
}

/** Which of the addresses a type may have: below another prefix of its type, or below the segment of a parent. */
export interface EntityPlace {
  prefix?: string;
  parent?: string;
}

/** The canonical page address of an entity, without locale; throws for a type that has no detail page. */
export function entityPath(
  entityTypeId: string,
  slug: string,
  id: string,
  { prefix, parent = 'detail' }: EntityPlace = {},
): string {
  const own = ENTITY_ROUTES.find(
    (row) => row.entityTypeId === entityTypeId && row.isCanonical && (prefix ?? row.prefix) === row.prefix,
  );
  if (!own) throw new Error(`${entityTypeId} has no detail page`);
  const above = own.isBelow ? `${encodeText(parent)}/` : '';
  return `/${own.prefix}/${above}${printEntityPath(slug, id)}`;
}

/** The site that has the pages of a type. */
export function siteOfType(entityTypeId: string): SiteVariant {
  return ENTITY_ROUTES.find((row) => row.entityTypeId === entityTypeId)?.variant ?? 'main';
}

/** Every address an entity of the type may have when nothing more is known of it, without locale. */
export function entityPaths(entityTypeId: string, slug: string, id: string): string[] {
  return ENTITY_ROUTES.filter((row) => row.entityTypeId === entityTypeId && row.isCanonical).map(
    ({ prefix }) => entityPath(entityTypeId, slug, id, { prefix }),
  );
}

/** The page address of a study: that of a trial is below the prefix of trials (A-37, D-242). */
export function studyPath(slug: string, id: string, clinicalType: string | undefined): string {
  const prefix = isClinical(clinicalType) ? 'research/clinical-trials' : 'research/studies';
  return entityPath('ce_researchStudy', slug, id, { prefix });
}

/** True when entities of the type have a page of their own. */
export function hasDetailPage(entityTypeId: string): boolean {
  return ENTITY_ROUTES.some((row) => row.entityTypeId === entityTypeId && row.isCanonical);
}

/** Entity types the site can read and show; a new kind of detail page adds its own. */
const READABLE_TYPES: ReadonlySet<string> = new Set([
  'healthcareFacility',
  'healthcareProfessional',
  'ce_patientStory',
  'ce_askAnExpert',
  'ce_volunteerOpportunity',
  'ce_researchPublication',
  'ce_researchStudy',
  'ce_investigator',
  'ce_shpProvider',
  'ce_healthPlan',
  'ce_healthPlanPayor',
  'ce_affiliate',
]);

/** True when detail pages of the type show an entity. Others have none. */
export function isReadableType(entityTypeId: string): boolean {
  return READABLE_TYPES.has(entityTypeId);
}
