import type { Locale } from '#src/domain/entities/common.ts';
import type { PayorPlan } from '#src/domain/entities/healthPlans.ts';
import { createDirectoryClient } from './directoryClient.ts';
import type { DirectoryClientOptions } from './directoryClient.ts';
import { readFields } from './fields.ts';
import { payorPlan } from './healthPlansFromWire.ts';

/**
 * All plans of a payor by its uid, in the language where they have a profile in it, else in English (S-356). In the
 * directory's order. Rejects with UpstreamError.
 */
export async function fetchPlansOfPayor(
  uid: string,
  locale: Locale,
  options: DirectoryClientOptions,
): Promise<PayorPlan[]> {
  const { askAll } = createDirectoryClient(options);
  const inLocale = async (language: Locale) => {
    const documents = await askAll(
      'healthPlans',
      { 'c_payorRelationship.uid': uid, 'meta.locale': language },
      'plansOfPayor',
    );
    return documents.flatMap((document) => payorPlan(readFields(document, () => undefined)) ?? []);
  };
  const [plans, translated] = await Promise.all([inLocale('en'), locale === 'en' ? [] : inLocale(locale)]);
  const there = new Map(translated.map((plan) => [plan.id, plan]));
  return plans.map((plan) => there.get(plan.id) ?? plan);
}
