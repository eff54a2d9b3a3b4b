/** The columns of the monthly file of numbers, all 330 of them, as the registry publishes them. */
export function nppesHeader(): string[] {
  const address = (kind: string) => [
    `Provider First Line Business ${kind} Address`,
    `Provider Second Line Business ${kind} Address`,
    ...[
      'City Name',
      'State Name',
      'Postal Code',
      'Country Code (If outside U.S.)',
      'Telephone Number',
      'Fax Number',
    ].map((part) => `Provider Business ${kind} Address ${part}`),
  ];
  const numbered = (count: number, ...names: string[]) =>
    Array.from({ length: count }, (_, index) => names.map((name) => `${name}_${index + 1}`)).flat();
  const names = (of: string, end = '') =>
    ['Last Name', 'First Name', 'Middle Name', 'Name Prefix Text', 'Name Suffix Text', 'Credential Text'].map(
      (part) => `Provider ${of}${part}${part === 'Last Name' ? end : ''}`,
    );
  return [
    ...['NPI', 'Entity Type Code', 'Replacement NPI', 'Employer Identification Number (EIN)'],
    'Provider Organization Name (Legal Business Name)',
    ...names('', ' (Legal Name)'),
    ...['Provider Other Organization Name', 'Provider Other Organization Name Type Code'],
    ...names('Other '),
    'Provider Other Last Name Type Code',
    ...address('Mailing'),
    ...address('Practice Location'),
    ...['Provider Enumeration Date', 'Last Update Date', 'NPI Deactivation Reason Code'],
    ...['NPI Deactivation Date', 'NPI Reactivation Date', 'Provider Sex Code'],
    ...['Last Name', 'First Name', 'Middle Name', 'Title or Position', 'Telephone Number'].map(
      (part) => `Authorized Official ${part}`,
    ),
    ...numbered(
      15,
      ...[
        'Healthcare Provider Taxonomy Code',
        'Provider License Number',
        'Provider License Number State Code',
      ],
      'Healthcare Provider Primary Taxonomy Switch',
    ),
    ...numbered(
      50,
      ...['Other Provider Identifier', 'Other Provider Identifier Type Code'],
      ...['Other Provider Identifier State', 'Other Provider Identifier Issuer'],
    ),
    ...[
      'Is Sole Proprietor',
      'Is Organization Subpart',
      'Parent Organization LBN',
      'Parent Organization TIN',
    ],
    ...['Name Prefix Text', 'Name Suffix Text', 'Credential Text'].map(
      (part) => `Authorized Official ${part}`,
    ),
    ...numbered(15, 'Healthcare Provider Taxonomy Group'),
    'Certification Date',
  ];
}

const PLACE = 'Provider Business Practice Location Address';

/** Cells of a number by their columns; what is not said is empty. */
export const nppesAddress = (line1: string, city: string, state: string, zip: string) => ({
  'Provider First Line Business Practice Location Address': line1,
  [`${PLACE} City Name`]: city,
  [`${PLACE} State Name`]: state,
  [`${PLACE} Postal Code`]: zip,
  [`${PLACE} Country Code (If outside U.S.)`]: 'US',
});

/** A file of numbers; `header` may lack columns of the registry's. */
export const nppesFile = (
  rows: readonly Readonly<Record<string, string>>[],
  header: readonly string[] = nppesHeader(),
): string =>
  [header, ...rows.map((row) => header.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((text) => `"${text}"`).join(','))
    .join('\n') + '\n';
