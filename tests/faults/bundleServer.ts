/**
 * Writes a server of the kill tests, with all it loads, as one file: it is started a hundred times, and reading seven hundred
 * files takes most of each start. Arguments: the server's file, the folder the bundle is written to as `server.mjs`.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [entry = '', folder = ''] = process.argv.slice(2);
await build({
  configFile: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'where-it-stood',
      // Programs of its own, and data, are found beside the file that asks for them.
      transform: (code, id) =>
        code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    },
  ],
  ssr: { noExternal: true },
  build: {
    ...{ ssr: entry, outDir: folder, emptyOutDir: false, minify: false, target: 'node24' },
    rolldownOptions: { output: { entryFileNames: 'server.mjs', codeSplitting: false } },
  },
});
