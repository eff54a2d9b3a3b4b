import { FELLOWSHIP_AFTER, RESIDENCY_OF } from '../data/trainedFirst.ts';
import type { Random } from '../random.ts';
import type { Named, Specialty } from '../World.ts';

const AGE_RANGES = [
  ['All Ages', 8],
  ['18 + years', 9],
  ['0-18 years', 0],
  ['Seniors Only', 1],
  ['Contact Physician Office', 1],
  ['Other Specify', 1],
] as const;

/** Fields in which nobody sees seniors alone. */
const OF_CHILDBIRTH = new Set([
  ...['obstetrics-gynecology', 'maternal-fetal-medicine', 'nurse-midwifery', 'reproductive-endocrinology'],
]);

/** Whether those of a specialty learned to treat adults alone. */
export const isForAdults = ({ key }: Specialty): boolean =>
  [key, FELLOWSHIP_AFTER[key], RESIDENCY_OF[key]].includes('internal-medicine');

/** Whether a specialty is one of children by its very name. */
const isNamedYoung = ({ key }: Specialty): boolean => /^(pediatric|child|adolescent)/.test(key);
const isForTheYoung = (specialty: Specialty): boolean =>
  isNamedYoung(specialty) || FELLOWSHIP_AFTER[specialty.key] === 'pediatrics';

/** The ages of those whom somebody sees; who practises a field of children and another one sees all. */
export function drawAge(specialties: readonly Specialty[], random: Random): string {
  const main = specialties[0]!;
  const drawn = isNamedYoung(main) ? 'All Ages' : random.weighted(AGE_RANGES);
  if (specialties.every(isForTheYoung)) return '0-18 years';
  if (specialties.some(isForTheYoung)) return 'All Ages';
  if (drawn === 'Seniors Only' && specialties.some(({ key }) => OF_CHILDBIRTH.has(key))) return '18 + years';
  if (main.key === 'geriatrics' && drawn !== 'Contact Physician Office') return 'Seniors Only';
  // Who learned to treat adults alone sees nobody younger.
  return drawn === 'All Ages' && isForAdults(main) ? '18 + years' : drawn;
}

/** Reasons to come of the young, by their English names, with the ages at which nobody comes for them. */
const OF_THE_YOUNG: Readonly<Record<string, readonly string[]>> = {
  'Sports physical': ['18 + years', 'Seniors Only'],
  'School physical': ['18 + years', 'Seniors Only'],
  'Return to play visit': ['Seniors Only'],
};

/** Those of some reasons to come for which people of an age do. */
export const reasonsAt = <Reason extends Pick<Named, 'name'>>(
  age: string,
  reasons: readonly Reason[],
): Reason[] => reasons.filter(({ name }) => !OF_THE_YOUNG[name.en]?.includes(age));
