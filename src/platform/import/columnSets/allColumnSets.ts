import { cmsHospitals } from './cmsHospitals.ts';
import { doctorsAndClinicians, physicianCompare } from './cmsClinicians.ts';
import type { ColumnSet } from './ColumnSet.ts';
import { Columns } from './Columns.ts';
import { datasfFacilities } from './datasfFacilities.ts';
import { hifldHospitals } from './hifldHospitals.ts';
import { hifldUrgentCare } from './hifldUrgentCare.ts';
import { npiFacilities } from './npiFacilities.ts';
import { nppesDeactivations, nppesPeople, nppesPlaces } from './nppes.ts';
import { syntheaHospitals, syntheaUrgentCare } from './syntheaFacilities.ts';

/** Every kind of CSV file the import knows. A new kind is one more mapping in this list. */
const allColumnSets: readonly ColumnSet[] = [
  syntheaHospitals,
  syntheaUrgentCare,
  npiFacilities,
  hifldHospitals,
  hifldUrgentCare,
  cmsHospitals,
  datasfFacilities,
  physicianCompare,
  doctorsAndClinicians,
  nppesPeople,
  nppesPlaces,
  nppesDeactivations,
];

/** The sets a header fits: those with the most columns in it, several when only a cell tells them apart. */
export function columnSetsFor(header: readonly string[], sets = allColumnSets): ColumnSet[] {
  const fitting = sets.filter((set) => new Columns(set, header).missing().length === 0);
  const most = Math.max(0, ...fitting.map((set) => set.columns.length));
  return fitting.filter((set) => set.columns.length === most);
}

/** The set a header has the largest part of, and what it lacks to be of that set. */
export interface NearestSet {
  set: ColumnSet;
  missing: string[];
  /** 0 to 1. */
  share: number;
}

export function nearestSet(header: readonly string[], sets = allColumnSets): NearestSet {
  return sets
    .map((set) => {
      const missing = new Columns(set, header).missing();
      return { set, missing, share: 1 - missing.length / set.columns.length };
    })
    .reduce((best, one) => (one.share > best.share ? one : best));
}
