/** Where the build says which files the first script, and what it may bring, are in. */
export const START_MANIFEST = 'start-manifest.json';

/** The page's first script, and the files of the named parts it may bring (`startEntry.js`), by address. */
export interface StartManifest {
  start: string;
  parts: Record<string, string[]>;
}
