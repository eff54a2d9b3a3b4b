/** EHR options that tell patients something; the fourth, No EHR Offered, is told by silence. */
export const CHART_APPS = ['myhealthonline', 'other-online-service', 'community-connect'] as const;

/** Online service options. */
export const ONLINE_SERVICES = [
  'proxy-access',
  'direct-scheduling',
  'mobile-access',
  'rx-refills',
  'appointment-requests',
  'health-questions',
  'non-health-questions',
  'test-results',
  'online-billing',
] as const;

/** Language proficiencies; Unknown is not told. */
export const PROFICIENCIES = [
  'basic',
  'conversational',
  'fluent',
  'interpreter-available',
  'limited',
  'medical',
  'office-staff-only',
] as const;

/** The option a stored text means, in whatever case and with spaces, hyphens or underscores; undefined for another. */
export function storedOption<Option extends string>(
  options: readonly Option[],
  stored: string | undefined,
): Option | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return stored === undefined ? undefined : options.find((option) => plain(option) === plain(stored));
}
