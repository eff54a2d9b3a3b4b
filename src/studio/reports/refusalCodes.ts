/** Why the platform refuses records of an import: what the Studio has words for. */
export const REFUSAL_CODES = [
  'no-key',
  'no-npi',
  'no-name',
  'no-full-name',
  'no-service-name',
  'no-address',
  'no-name-or-address',
  'no-street',
  'unknown-kind',
  'unlisted-kind',
  'unknown-type',
  'not-shown',
  'no-type',
  'closed',
  'closed-elsewhere',
  'inactive-organization',
  'inactive-service',
  'inactive-affiliation',
  'inactive-role',
  'inactive-practitioner',
  'inactive-number',
  'retired-plan',
  'ties-nothing',
  'no-practitioner',
  'unknown-practitioner',
  'error-body',
  'shape',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export const isRefusalCode = (code: string): code is RefusalCode =>
  (REFUSAL_CODES as readonly string[]).includes(code);
