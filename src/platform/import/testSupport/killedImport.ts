import { openStore } from '#src/platform/store/openStore.ts';
import { recordedImport } from '#src/platform/import/recordedImport.ts';

/** For the kill test: imports files and dies by SIGKILL in the middle of the transaction of the last. */
const [data = '', after = '1', ...files] = process.argv.slice(2);
const store = openStore(data, { pollMs: 0 });
await recordedImport(store, {
  id: `killed-${after}`,
  files,
  isDry: false,
  onProgress: (file, done) => {
    if (file === files.at(-1) && done === Number(after)) process.kill(process.pid, 'SIGKILL');
  },
});
