// @ts-check
import { continueUnderNode24, ensureInstalled } from './lib/ensureInstalled.mjs';

ensureInstalled();
continueUnderNode24('scripts/test.ts', process.argv.slice(2));
