import { openStore } from '#src/platform/store/openStore.ts';
import { recordedImport } from '#src/platform/import/recordedImport.ts';

/**
 * For the kill tests: imports files and dies by SIGKILL in the middle of a transaction of the last: at the record `after`
 * of its piece `piece`, from 0. After a second colon: of how many rows pieces are.
 */
const [data = '', place = '0:1', ...files] = process.argv.slice(2);
const [piece, after, rowsAPiece] = place.split(':').map(Number);
const store = openStore(data, { pollMs: 0 });
let stored = 0;
await recordedImport(store, {
  id: `killed-${place}`,
  files,
  isDry: false,
  rowsAPiece,
  onPiece: ({ file, of }) => {
    if (file === files.at(-1) && of > 0) stored += 1;
  },
  onProgress: (file, done) => {
    if (file === files.at(-1) && stored === piece && done === after) process.kill(process.pid, 'SIGKILL');
  },
});
