/** `npm run build`: builds the site and the Studio for the environment, and notes which that was. */
import { buildSite, keysForBuilding } from './lib/buildSite.ts';
import { oneBuilder } from './lib/oneBuilder.ts';
import { progress } from './lib/processes.ts';
import { settingsOrExit } from './lib/settings.ts';

// An image is built where nobody should know the keys.
const { env } = settingsOrExit({ unlessSet: keysForBuilding, isVisit: true });
progress('building the site …');
try {
  await oneBuilder(() => buildSite(env), {
    waits: (by) => progress(`process ${by} is building here: waiting for it …`),
  });
  progress('site built');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
