// Written by `npm run generate`. Do not edit.

/** Implementations by rendering name; the server draws all of them, the browser none (see islands). */
export const components = {
};
