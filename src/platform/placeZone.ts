/** States, the district and territories that keep one time throughout, by zone. */
const REGIONS: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA WA',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
};

/**
 * The zone of a place: its own, else that of its region where the whole region keeps one time; undefined when neither
 * says it. Arizona and the states that two zones share are left to what the document says.
 */
export function placeZone(timezone: unknown, region: unknown): string | undefined {
  if (typeof timezone === 'string' && timezone !== '') return timezone;
  return Object.keys(REGIONS).find(
    (zone) => typeof region === 'string' && REGIONS[zone]?.split(' ').includes(region),
  );
}
