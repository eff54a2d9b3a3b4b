import { AFFILIATE_ORG_TYPES } from '#src/domain/enumerations.ts';
import { splitAffiliations, splitPlanAffiliates } from './affiliations.ts';

const ALL = [...AFFILIATE_ORG_TYPES.map((orgType) => ({ orgType })), { orgType: undefined }];
const types = (list: { orgType?: string }[]) => list.map((affiliate) => affiliate.orgType);

describe('affiliations', () => {
  it('[R-121] three groups on a provider', () => {
    const { hospitals, medicalGroups, others } = splitAffiliations(ALL);
    expect(types(hospitals)).toEqual(['Hospital', 'Campus']);
    expect(types(medicalGroups)).toEqual(['HMO Network', 'Medical Group', 'Foundation']);
    expect(types(others)).toEqual(['IPA', 'Affiliate', 'Other', undefined]);
  });

  it('[D-038, D-039] on a plan, hospitals and the rest', () => {
    const { hospitals, medicalGroups } = splitPlanAffiliates(ALL);
    expect(types(hospitals)).toEqual(['Hospital']);
    expect(medicalGroups).toEqual(ALL.filter(({ orgType }) => orgType !== 'Hospital'));
  });

  it('[R-121] takes the directory’s capitals', () => {
    expect(splitAffiliations([{ orgType: 'MEDICAL_GROUP' }]).medicalGroups).toHaveLength(1);
  });
});
