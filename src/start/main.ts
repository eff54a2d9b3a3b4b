import { start } from './start.ts';

/** What a build writes as the page's first script (`startEntry.js`). */
const own = document.currentScript?.dataset;
start(
  document.documentElement.dataset['editing'] !== undefined,
  own?.['wakes']?.split(' ').filter(Boolean) ?? [],
);
