import { createRandom } from '../random.ts';
import { slugOf } from '../bilingual.ts';
import type { Site, World } from '../World.ts';

/** What a hospital charges, in words and codes that anybody may use; the amount is where its prices lie about. */
const ITEMS: readonly {
  description: string;
  codes: readonly (readonly [type: string, code: string])[];
  setting: 'inpatient' | 'outpatient';
  about: number;
}[] = [
  {
    description: 'Major hip and knee joint replacement or reattachment of lower extremity without MCC',
    codes: [['MS-DRG', '470']],
    setting: 'inpatient',
    about: 62_000,
  },
  {
    description: 'Vaginal delivery without sterilization or D&C without CC/MCC',
    codes: [['MS-DRG', '807']],
    setting: 'inpatient',
    about: 24_000,
  },
  {
    description: 'Heart failure and shock with MCC',
    codes: [['MS-DRG', '291']],
    setting: 'inpatient',
    about: 38_000,
  },
  {
    description: 'Septicemia or severe sepsis without MV >96 hours with MCC',
    codes: [['MS-DRG', '871']],
    setting: 'inpatient',
    about: 54_000,
  },
  {
    description: 'Room and board, semi-private, general',
    codes: [['RC', '120']],
    setting: 'inpatient',
    about: 4_800,
  },
  { description: 'Emergency room, general', codes: [['RC', '450']], setting: 'outpatient', about: 2_600 },
  {
    description: 'Hospital outpatient clinic visit for assessment and management of a patient',
    codes: [
      ['HCPCS', 'G0463'],
      ['RC', '510'],
    ],
    setting: 'outpatient',
    about: 420,
  },
  {
    description: 'Colorectal cancer screening; colonoscopy on individual not meeting criteria for high risk',
    codes: [['HCPCS', 'G0121']],
    setting: 'outpatient',
    about: 3_900,
  },
];

/** The words the federal template asks for; a fictional hospital attests to nothing. */
const ATTESTATION =
  'To the best of its knowledge and belief, this hospital has included all applicable standard charge information in accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the date in the file. This hospital has included all payer-specific negotiated charges in dollars that can be expressed as a dollar amount. For payer-specific negotiated charges that cannot be expressed as a dollar amount in the machine-readable file or not knowable in advance, the hospital attests that the payer-specific negotiated charge is based on a contractual algorithm, percentage or formula that precludes the provision of a dollar amount and has provided all necessary information available to the hospital for the public to be able to derive the dollar amount, including, but not limited to, the specific fee schedule or components referenced in such percentage, algorithm or formula.';

/** A file of standard charges: its name as the federal rule forms it, the hospital, and what is in it. */
export interface PriceFile {
  file: string;
  hospital: string;
  body: Record<string, unknown>;
}

/**
 * The standard charges of every hospital of the demo network, in the federal template for JSON, version 3.0.0. The amounts are
 * invented and each file says so.
 */
export function priceFiles(world: World): PriceFile[] {
  const payors = world.payors.filter(({ plans }) => plans.length > 0).slice(0, 4);
  return world.facilities
    .filter((site) => site.types.includes('Hospital'))
    .map((site) => ({
      file: `000000000_${slugOf(site.name)}_standardcharges.json`,
      hospital: site.name,
      body: {
        hospital_name: site.name,
        last_updated_on: `${world.today.slice(0, 4)}-01-01`,
        version: '3.0.0',
        location_name: [site.name],
        hospital_address: [addressOf(site)],
        license_information: { license_number: `FICTIONAL-${site.id}`, state: 'CA' },
        attestation: {
          attestation: ATTESTATION,
          confirm_attestation: false,
          attester_name: 'Nobody: a fictional hospital with invented prices',
        },
        type_2_npi: ['0000000000'],
        standard_charge_information: ITEMS.map((item) => {
          const random = createRandom(`${site.id}-${item.description}`);
          const cents = (amount: number) => Math.round(amount * 100) / 100;
          const gross = Math.round((item.about * (80 + random.int(0, 40))) / 100);
          const negotiated = payors.map((payor) => ({
            payer_name: payor.name.en,
            plan_name: payor.plans[0]?.name.en ?? payor.name.en,
            standard_charge_dollar: cents(gross * (0.35 + random.int(0, 30) / 100)),
            methodology: item.setting === 'inpatient' ? 'case rate' : 'fee schedule',
          }));
          const dollars = negotiated.map(({ standard_charge_dollar: amount }) => amount);
          return {
            description: item.description,
            code_information: item.codes.map(([type, code]) => ({ code, type })),
            standard_charges: [
              {
                setting: item.setting,
                gross_charge: gross,
                discounted_cash: cents(gross * 0.6),
                minimum: Math.min(...dollars),
                maximum: Math.max(...dollars),
                payers_information: negotiated,
                additional_generic_notes: 'Invented for a demonstration; no hospital charges this.',
              },
            ],
          };
        }),
      },
    }));
}

const addressOf = ({ address }: Site): string =>
  `${address['line1'] ?? ''}, ${address['city'] ?? ''}, ${address['region'] ?? 'CA'} ${address['postalCode'] ?? ''}`;
