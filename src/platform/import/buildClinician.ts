import { createHash } from 'node:crypto';
import { sourceRef } from './Candidate.ts';
import type { Candidate, Flag, SourceKey } from './Candidate.ts';
import { checkedPlace, present } from './buildFacility.ts';
import { makeSlug } from '#src/platform/import/repair/makeSlug.ts';
import { readCredentials } from '#src/platform/import/repair/credentials.ts';
import { cityKey, streetKey, suiteKey } from '#src/platform/import/repair/placeKeys.ts';
import { placeZone } from '#src/platform/placeZone.ts';

export interface ClinicianOffice {
  organization?: string | undefined;
  line1: string;
  line2?: string | undefined;
  city: string;
  region: string;
  postalCode?: string | undefined;
  phone?: string | undefined;
  fax?: string | undefined;
}

/** A clinician as a source gives it, each value already repaired on its own. */
export interface ClinicianRecord {
  row: number;
  source: string;
  keys: SourceKey[];
  id: string;
  firstName: string;
  middleName?: string | undefined;
  lastName: string;
  suffix?: string | undefined;
  gender?: string | undefined;
  credential?: string | undefined;
  school?: string | undefined;
  npi?: string | undefined;
  specialties: string[];
  organization?: { key: SourceKey; name: string } | undefined;
  offices: ClinicianOffice[];
  /** Hospitals by certification number; the name is missing in some rows. */
  hospitals: { ccn: string; name?: string | undefined }[];
  more?: Record<string, unknown>;
}

/** Eight characters that stand for a text; for ids of things that have no number of their own. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const base = { locale: 'en', support: true, matchPlace: false } as const;

/** A ce_specialty known by its name. */
export function specialtyCandidate(row: number, source: string, name: string): Candidate {
  const slug = makeSlug(name);
  return {
    ...base,
    row,
    source,
    type: 'ce_specialty',
    id: `specialty-${slug}`,
    keys: [{ source: 'specialty', key: slug }],
    body: { name, slug },
  };
}

/** The letters after a name as ce_providerTitle, and the members of a person that link to them. */
export function titlesOf(
  row: number,
  source: string,
  letters: readonly string[],
): { candidates: Candidate[]; members: Record<string, unknown> } {
  const keyOf = (title: string): SourceKey => ({ source: 'title', key: makeSlug(title) });
  const refs = letters.map((title) => sourceRef(keyOf(title)));
  return {
    candidates: letters.map((title) => ({
      ...base,
      row,
      source,
      type: 'ce_providerTitle',
      id: `title-${keyOf(title).key}`,
      keys: [keyOf(title)],
      body: { name: title, slug: keyOf(title).key, c_abbreviation: title },
    })),
    members: present({
      c_primaryTitle: refs.length > 0 ? refs.slice(0, 1) : undefined,
      c_secondaryTitles: refs.length > 1 ? refs.slice(1) : undefined,
    }),
  };
}

/** A ce_affiliate known by a key of its source. */
export function affiliateCandidate(
  row: number,
  source: string,
  key: SourceKey,
  name: string,
  orgType: 'Hospital' | 'Medical Group' | 'HMO Network' | 'Affiliate' | 'Other',
): Candidate {
  return {
    ...base,
    row,
    source,
    type: 'ce_affiliate',
    id: key.source.endsWith('affiliate') ? `${key.source}-${key.key}` : `affiliate-${key.source}-${key.key}`,
    keys: [key],
    body: { name, slug: makeSlug(name), c_affiliateOrgType: orgType },
  };
}

/** The place a clinician practises at, as a `location` of its own; the key is its address. */
function officeCandidate(
  record: ClinicianRecord,
  office: ClinicianOffice,
): { candidate: Candidate; flags: Flag[]; key: SourceKey } {
  const { row, source } = record;
  const { address, flags } = checkedPlace({ row, ...office });
  // Several groups practise at one address; the group's name stands with the office entry of each clinician.
  const name = `${String(address['line1'])}, ${office.city}`;
  const text = [
    streetKey(office.line1) || office.line1.toUpperCase(),
    suiteKey(String(address['line2'] ?? '')),
    cityKey(office.city),
    office.region,
  ].join('|');
  const key = { source: 'office', key: shortHash(text) };
  return {
    key,
    flags,
    candidate: {
      ...base,
      row,
      source,
      type: 'location',
      id: `office-${key.key}`,
      keys: [key],
      body: present({
        name,
        slug: makeSlug(name),
        address,
        mainPhone: office.phone,
        timezone: placeZone(undefined, address),
      }),
    },
  };
}

/**
 * A healthcareProfessional with what it links to: specialties, groups, hospitals, offices (detail 3.3). Whether
 * the clinician takes new patients, and specialty status, are in none of these sources and stay unset.
 */
export function buildClinician(record: ClinicianRecord): { candidates: Candidate[]; flags: Flag[] } {
  const { row, source } = record;
  const candidates: Candidate[] = [];
  const flags: Flag[] = [];
  const name = [record.firstName, record.middleName, record.lastName, record.suffix]
    .filter(Boolean)
    .join(' ');
  for (const specialty of record.specialties) candidates.push(specialtyCandidate(row, source, specialty));
  const affiliates: { $ref: string }[] = [];
  if (record.organization) {
    const { key, name: groupName } = record.organization;
    candidates.push(affiliateCandidate(row, source, key, groupName, 'Medical Group'));
    affiliates.push(sourceRef(key));
  }
  for (const hospital of record.hospitals) {
    const key = { source: 'ccn-affiliate', key: hospital.ccn };
    if (hospital.name) candidates.push(affiliateCandidate(row, source, key, hospital.name, 'Hospital'));
    affiliates.push(sourceRef(key));
  }
  const offices = record.offices.map((office) => {
    const built = officeCandidate(record, office);
    candidates.push(built.candidate);
    flags.push(...built.flags);
    return present({
      practiceName: office.organization,
      phoneNumber: office.phone,
      fAXNumber: office.fax,
      officeOrFacility: [sourceRef(built.key)],
    });
  });
  const { letters, isPhysician } = readCredentials(record.credential ? [record.credential] : []);
  const titles = titlesOf(row, source, letters);
  candidates.push(...titles.candidates);
  const body = present({
    name,
    firstName: record.firstName,
    lastName: record.lastName,
    slug: makeSlug(isPhysician ? `dr-${name}` : name),
    gender: record.gender,
    npi: record.npi,
    c_isPhysician: isPhysician,
    ...titles.members,
    c_medSchool: record.school && !/^other$/i.test(record.school) ? record.school : undefined,
    c_providerSpecialties:
      record.specialties.length > 0
        ? record.specialties.map((specialty) => ({
            specialty: sourceRef({ source: 'specialty', key: makeSlug(specialty) }),
          }))
        : undefined,
    c_affiliate: affiliates.length > 0 ? affiliates : undefined,
    c_offices: offices.length > 0 ? offices : undefined,
    ...record.more,
  });
  candidates.push({
    row,
    type: 'healthcareProfessional',
    locale: 'en',
    id: record.id,
    source,
    keys: record.keys,
    body,
    support: false,
    matchPlace: false,
  });
  return { candidates, flags };
}
