// Written by `npm run generate`. Do not edit.
import { facilityRows } from '#src/components/registry/facility.ts';

/** Every component an editor can place, by rendering name (S-012). */
export const rows = {
  ...facilityRows,
};
