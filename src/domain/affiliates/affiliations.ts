/** An affiliate as far as grouping needs it. */
export interface AffiliateLike {
  orgType?: string | null;
}

/** A provider's affiliations in the three groups of the provider page. */
export interface Affiliations<T> {
  hospitals: T[];
  medicalGroups: T[];
  others: T[];
}

const HOSPITAL = new Set(['hospital', 'campus']);
const MEDICAL_GROUP = new Set(['medical group', 'hmo network', 'foundation']);

/** The organisation type in lower case, its words apart; empty when nobody said. */
export function orgTypeOf(affiliate: AffiliateLike): string {
  return (affiliate.orgType ?? '')
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, ' ');
}

/**
 * Hospital, Campus → hospitals; Medical Group, HMO Network, Foundation → medical groups; every other type, and
 * none, → others.
 */
export function splitAffiliations<T extends AffiliateLike>(affiliates: readonly T[]): Affiliations<T> {
  const groups: Affiliations<T> = { hospitals: [], medicalGroups: [], others: [] };
  for (const affiliate of affiliates) {
    const orgType = orgTypeOf(affiliate);
    if (HOSPITAL.has(orgType)) groups.hospitals.push(affiliate);
    else if (MEDICAL_GROUP.has(orgType)) groups.medicalGroups.push(affiliate);
    else groups.others.push(affiliate);
  }
  return groups;
}

/** On a plan, only `Hospital` makes the hospital group; the rest are medical groups (D-038, D-039, A-43). */
export function splitPlanAffiliates<T extends AffiliateLike>(
  affiliates: readonly T[],
): { hospitals: T[]; medicalGroups: T[] } {
  return {
    hospitals: affiliates.filter((affiliate) => orgTypeOf(affiliate) === 'hospital'),
    medicalGroups: affiliates.filter((affiliate) => orgTypeOf(affiliate) !== 'hospital'),
  };
}
