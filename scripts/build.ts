/** `npm run build`: builds the site and the Studio for the environment, and notes which that was. */
import { buildSite, keysForBuilding } from './lib/buildSite.ts';
import { progress } from './lib/processes.ts';
import { settingsOrExit } from './lib/settings.ts';

// An image is built where nobody should know the keys.
const { env } = settingsOrExit({ unlessSet: keysForBuilding, isVisit: true });
progress('building the site …');
try {
  await buildSite(env);
  progress('site built');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
