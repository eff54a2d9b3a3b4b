import { z } from 'zod';
import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import { priceFiles } from './prices.ts';

const amount = z.number().positive();
/** What the federal schema of version 3.0.0 requires, as far as our files use it. */
const shape = z.strictObject({
  hospital_name: z.string().min(1),
  last_updated_on: z.iso.date(),
  version: z.literal('3.0.0'),
  location_name: z.array(z.string().min(1)).min(1),
  hospital_address: z.array(z.string().min(10)).min(1),
  license_information: z.strictObject({ license_number: z.string().min(1), state: z.literal('CA') }),
  attestation: z.strictObject({
    attestation: z.string().startsWith('To the best of its knowledge and belief, this hospital'),
    confirm_attestation: z.literal(false),
    attester_name: z.string().includes('fictional'),
  }),
  type_2_npi: z.array(z.string().regex(/^\d{10}$/)).min(1),
  standard_charge_information: z
    .array(
      z.strictObject({
        description: z.string().min(1),
        code_information: z
          .array(z.strictObject({ code: z.string().min(1), type: z.enum(['MS-DRG', 'HCPCS', 'RC']) }))
          .min(1),
        standard_charges: z
          .array(
            z.strictObject({
              setting: z.enum(['inpatient', 'outpatient']),
              gross_charge: amount,
              discounted_cash: amount,
              minimum: amount,
              maximum: amount,
              payers_information: z
                .array(
                  z.strictObject({
                    payer_name: z.string().min(1),
                    plan_name: z.string().min(1),
                    standard_charge_dollar: amount,
                    methodology: z.enum(['case rate', 'fee schedule']),
                  }),
                )
                .min(1),
              additional_generic_notes: z.string().includes('Invented'),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

it('every hospital has a file in the federal template that says its prices are invented', () => {
  const world = emptyWorld('2026-11-21', 0.005);
  expect([...demoEntities(world)].length).toBeGreaterThan(0);
  const files = priceFiles(world);
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
  for (const { file, body } of files) {
    expect(file).toMatch(/^\d{9}_[a-z0-9-]+_standardcharges\.json$/);
    for (const { standard_charges: charges } of shape.parse(body).standard_charge_information)
      for (const { minimum, maximum, payers_information: payers, gross_charge: gross } of charges) {
        const dollars = payers.map((payer) => payer.standard_charge_dollar);
        expect([minimum, maximum]).toEqual([Math.min(...dollars), Math.max(...dollars)]);
        expect(maximum).toBeLessThan(gross);
      }
  }
});
