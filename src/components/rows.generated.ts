// Written by `npm run generate`. Do not edit.

/** Every component an editor can place, by rendering name (S-012). */
export const rows = {
};
