// Written by `npm run generate`. Do not edit.

/** Server-side data of components by rendering name. */
export const dataLoaders = {
};
