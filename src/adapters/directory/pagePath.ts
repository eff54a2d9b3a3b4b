import { affiliatePath, payorPath, planPath } from '#src/domain/plans/planPaths.ts';
import { entityPath, hasDetailPage, studyPath } from '#src/domain/slug/entityRoutes.ts';
import { providerSlug, slugify } from '#src/domain/slug/slug.ts';
import type { FieldReader } from './fields.ts';
import { namedOf } from './namedOf.ts';
import type { Named } from './namedOf.ts';

/**
 * The one address of an entity's page, without locale, from its document or from what another one links of it; undefined
 * where its type has none or the document names nothing.
 */
export function pagePath(type: string, fields: FieldReader): string | undefined {
  const named = namedOf(fields);
  if (!named) return undefined;
  const { id, name, slug = slugify(name) } = named;
  const orgType = fields.text('c_affiliateOrgType');
  switch (type) {
    case 'healthcareProfessional':
      return entityPath(
        type,
        providerSlug({ slug: named.slug, name, isPhysician: fields.flag('c_isPhysician') }),
        id,
      );
    case 'ce_researchStudy':
      return studyPath(slug, id, fields.text('c_clinicalType'));
    case 'ce_affiliate':
      return affiliatePath({ ...named, ...(orgType && { orgType }) });
    case 'ce_healthPlanPayor':
      return payorPath(named);
    case 'ce_healthPlan':
      return planPath(named, payorOf(fields));
    default:
      return hasDetailPage(type) ? entityPath(type, slug, id) : undefined;
  }
}

/** The payor of a plan: the first c_payorRelationship, else c_payor (D-040). */
export function payorOf(plan: FieldReader): Named | undefined {
  for (const field of ['c_payorRelationship', 'c_payor']) {
    const [payor] = plan.records(field).flatMap((one) => namedOf(one) ?? []);
    if (payor) return payor;
  }
  return undefined;
}
