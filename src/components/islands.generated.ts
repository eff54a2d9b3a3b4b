// Written by `npm run generate`. Do not edit.
/** Lazily loaded code of the components that wake in the browser. */
export const islands = {
};
