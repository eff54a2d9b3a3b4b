// @ts-check
// Every npm script begins here, under whatever Node is at hand (20 or newer): `node scripts/run.mjs FILE ARGUMENTS`.
import { continueUnderNode24, ensureInstalled } from './lib/ensureInstalled.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Say which file is to be run: node scripts/run.mjs FILE ARGUMENTS');
  process.exit(1);
}
ensureInstalled();
continueUnderNode24(file, args);
