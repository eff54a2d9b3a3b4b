import type { Bilingual } from '../bilingual.ts';
import {
  FELLOWSHIP_AFTER,
  FELLOWSHIP_BETWEEN,
  FELLOWSHIP_YEARS,
  RESIDENCY_OF,
  RESIDENCY_YEARS,
} from '../data/trainedFirst.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { teachingHospital } from '../text/providerText.ts';
import type { Provider, Specialty, World } from '../World.ts';

export interface Training {
  place: string;
  field: Bilingual;
  /** The year it began and the one it ended. */
  from: number;
  to: number;
  kind: 'Internship' | 'Residency' | 'Fellowship';
}

/** What somebody's residency was in: the field a subspecialty is a part of, or their own. */
const residencyOf = ({ key }: Specialty): string => FELLOWSHIP_AFTER[key] ?? RESIDENCY_OF[key] ?? key;

const residencyYears = (key: string): number => RESIDENCY_YEARS[key] ?? 3;
const fellowshipYears = (key: string): number => FELLOWSHIP_YEARS[key] ?? 1;

/** The fellowships that make somebody what they are, one after the other, by keys. */
const fellowshipsOf = ({ key }: Specialty): string[] =>
  key in FELLOWSHIP_AFTER ? [FELLOWSHIP_BETWEEN[key], key].filter((one) => one !== undefined) : [];

/** How many years after graduation a physician of a specialty is done with training. */
export const yearsInTraining = (specialty: Specialty): number =>
  [residencyYears(residencyOf(specialty)), ...fellowshipsOf(specialty).map(fellowshipYears)].reduce(
    (sum, years) => sum + years,
  );

/** Where a physician was trained, one after the other: a subspecialist first in the field it is a part of. */
export function training(
  world: World,
  { id, specialties }: Provider,
  random: Random,
  graduated: number,
): Training[] {
  const own = specialties[0]!;
  const isSubspecialist = own.key in FELLOWSHIP_AFTER;
  const named = (key: string) => world.specialties.find((one) => one.key === key) ?? own;
  const first = named(residencyOf(own));
  const trained: Training[] = [];
  let until = graduated;
  const train = (kind: Training['kind'], { name }: Specialty, from: Random, years: number) => {
    trained.push({ kind, field: name, place: teachingHospital(from), from: until, to: until + years });
    until += years;
  };
  train('Internship', first, random, 1);
  // Lengths are those of the field. They were drawn once, and are still, so that what follows stays as it was.
  random.int(2, 4);
  train('Residency', first, random, residencyYears(first.key) - 1);
  const from = random.chance(0.4) ? random : createRandom(`${id}-fellowship`);
  if (from === random || isSubspecialist) from.int(1, 3);
  // Nobody has a fellowship in what their residency was in: it is in the subspecialty, also where that comes second.
  const second = specialties.find(({ key }) => FELLOWSHIP_AFTER[key] === own.key);
  const further = isSubspecialist || own.key in RESIDENCY_OF ? own : second;
  if (further && (from === random || isSubspecialist)) {
    const between = FELLOWSHIP_BETWEEN[further.key];
    if (between)
      train('Fellowship', named(between), createRandom(`${id}-${between}`), fellowshipYears(between));
    train('Fellowship', further, from, fellowshipYears(further.key));
  }
  // Nobody tells of a training that is not over.
  return trained.filter(({ to }) => to <= Number(world.today.slice(0, 4)));
}
