/** Why records are refused, in the words of the command; the Studio has its own for each. `{about}`: what the record says. */
const SENTENCES = {
  'no-key': 'no usable {about}',
  'no-npi': 'no NPI',
  'no-name': 'no name',
  'no-full-name': 'no full name',
  'no-service-name': 'neither category nor specialty has a name to show',
  'no-address': 'no complete address',
  'no-name-or-address': 'no name or no practice address',
  'no-street': 'no street address: an area, not a place to go to',
  'unknown-kind': 'a kind of place this list is not known to have',
  'unlisted-kind': "'{about}' is not a type of location the site lists",
  'unknown-type': "'{about}' is not an entity type of the directory",
  'not-shown': 'the site shows nothing of a {about}',
  'no-type': 'the site shows nothing of a resource without type',
  closed: 'the place is closed',
  'closed-elsewhere': 'closed, according to {about}',
  'inactive-organization': 'the organization is not active',
  'inactive-service': 'the service is not active',
  'inactive-affiliation': 'the affiliation is not active',
  'inactive-role': 'the role is not active',
  'inactive-practitioner': 'the practitioner is not active',
  'inactive-number': 'the number is deactivated',
  'retired-plan': 'the plan is retired',
  'ties-nothing': 'it ties no known location to a hospital or group',
  'no-practitioner': 'the role names no practitioner',
  'unknown-practitioner': "the role's practitioner {about} is not in the file",
  'error-body': 'an error body, not data: {about}',
  shape: '{about}',
} as const;

export type RefusalCode = keyof typeof SENTENCES;

export const REFUSAL_CODES = Object.keys(SENTENCES) as RefusalCode[];

/** Why a record was refused. */
export interface Refusal {
  code: RefusalCode;
  /** What the sentence names; '' for nothing. */
  about: string;
  /** The sentence, in English. */
  reason: string;
}

export const refusal = (code: RefusalCode, about = ''): Refusal => ({
  ...{ code, about },
  reason: SENTENCES[code].replace('{about}', () => about),
});
