import { cmsHospitals } from './cmsHospitals.ts';
import { doctorsAndClinicians, physicianCompare } from './cmsClinicians.ts';
import type { ColumnSet } from './ColumnSet.ts';
import { datasfFacilities } from './datasfFacilities.ts';
import { hifldHospitals } from './hifldHospitals.ts';
import { hifldUrgentCare } from './hifldUrgentCare.ts';
import { npiFacilities } from './npiFacilities.ts';
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
];

/** The sets a header fits: those with the most columns in it, several when only a cell tells them apart. */
export function columnSetsFor(header: readonly string[], sets = allColumnSets): ColumnSet[] {
  const present = new Set(header.map((column) => column.toLowerCase()));
  const fitting = sets.filter((set) => set.columns.every((column) => present.has(column.toLowerCase())));
  const most = Math.max(0, ...fitting.map((set) => set.columns.length));
  return fitting.filter((set) => set.columns.length === most);
}
