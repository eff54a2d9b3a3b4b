import { splitPlanAffiliates } from '#src/domain/affiliates/affiliations.ts';
import { printEntityPath } from '#src/domain/slug/entityPath.ts';
import { entityPath } from '#src/domain/slug/entityRoutes.ts';
import { slugify } from '#src/domain/slug/slug.ts';

/** What an address is printed from. */
interface Named {
  id: string;
  uid: string;
  name: string;
  slug?: string;
}

const slugOf = ({ slug, name }: Named): string => slug ?? slugify(name);
/** A payor has one segment: an id with a hyphen could not be read back from it, its uid can. */
const payorKey = ({ id, uid }: Named): string => (id.includes('-') ? uid : id);

/** The page of a payor, without locale (S-130). */
export function payorPath(payor: Named): string {
  return entityPath('ce_healthPlanPayor', slugOf(payor), payorKey(payor));
}

/** The page of a plan below its payor's, without locale (S-130, A-33). */
export function planPath(plan: Named, payor: Named | undefined): string {
  const parent = payor && decodeURIComponent(printEntityPath(slugOf(payor), payorKey(payor)));
  return entityPath('ce_healthPlan', slugOf(plan), plan.id, parent ? { parent } : {});
}

/** The page of an affiliate: a hospital's has a prefix of its own (S-131, S-132, A-43). */
export function affiliatePath(affiliate: Named & { orgType?: string }): string {
  const isHospital = splitPlanAffiliates([affiliate]).hospitals.length > 0;
  return entityPath('ce_affiliate', slugOf(affiliate), affiliate.id, {
    prefix: isHospital ? 'health-plan/hospital' : 'health-plan/med-group',
  });
}
