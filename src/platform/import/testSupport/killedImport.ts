import { openStore } from '#src/platform/store/openStore.ts';
import { importFiles } from '#src/platform/import/importFiles.ts';

/** For the kill test: imports a file and dies by SIGKILL in the middle of the transaction. */
const [data = '', file = '', after = '1'] = process.argv.slice(2);
const store = openStore(data, { pollMs: 0 });
await importFiles(store, [file], {
  onProgress: (_, done) => {
    if (done === Number(after)) process.kill(process.pid, 'SIGKILL');
  },
});
