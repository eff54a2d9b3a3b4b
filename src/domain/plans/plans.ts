/** A health plan as far as listing needs it. */
export interface PlanLike {
  name: string;
  payorName?: string | null;
}

/** The plans of one payor. `payorName` is empty when the directory names none. */
export interface PayorPlans<T> {
  payorName: string;
  plans: T[];
}

function collate(a: string, b: string): number {
  return a.trim().localeCompare(b.trim(), 'en', { sensitivity: 'base', numeric: true });
}

function keyOf(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** True for two spellings of one plan of one payor. */
export const isSamePlan = (a: PlanLike, b: PlanLike): boolean =>
  keyOf(a.name) === keyOf(b.name) && keyOf(a.payorName ?? '') === keyOf(b.payorName ?? '');

/** Each plan once per payor and plan name, the first kept, in alphabetical order. */
export function distinctPlans<T extends PlanLike>(plans: readonly T[]): T[] {
  const byKey = new Map<string, T>();
  for (const plan of plans) {
    const key = JSON.stringify([keyOf(plan.payorName ?? ''), keyOf(plan.name)]);
    if (!byKey.has(key)) byKey.set(key, plan);
  }
  return [...byKey.values()].sort(
    (a, b) => collate(a.name, b.name) || collate(a.payorName ?? '', b.payorName ?? ''),
  );
}

/** Distinct plans under their payors, both in alphabetical order (D-033). */
export function plansByPayor<T extends PlanLike>(plans: readonly T[]): PayorPlans<T>[] {
  const groups = new Map<string, PayorPlans<T>>();
  for (const plan of distinctPlans(plans)) {
    const payorName = (plan.payorName ?? '').trim();
    const group = groups.get(keyOf(payorName));
    if (group) group.plans.push(plan);
    else groups.set(keyOf(payorName), { payorName, plans: [plan] });
  }
  return [...groups.values()].sort((a, b) => collate(a.payorName, b.payorName));
}
