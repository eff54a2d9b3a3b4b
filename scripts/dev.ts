/** `npm run dev`: both programs with hot reload; the store is created and filled when there is none. */
import { existsSync, watch } from 'node:fs';
import { fillStore, refreshPhrases } from './lib/fillStore.ts';
import { followStudio } from './lib/followStudio.ts';
import { Processes, progress, run, waitUntilAnswers } from './lib/processes.ts';
import { settingsOrExit, requireFreePorts } from './lib/settings.ts';

// What components look like, at /_gallery. Set but empty there is none.
const gallery = (process.env['PLATFORM_GALLERY'] ??= 'data/gallery');
const settings = settingsOrExit();
await requireFreePorts(settings);
await generate();
// Beside all else: nobody waits for it who does not open it.
if (settings.needsPlatform) followStudio();
if (settings.isDemo && !existsSync(settings.data)) {
  progress('filling the store with the demo network …');
  await fillStore(settings);
} else await refreshPhrases(settings);
const processes = new Processes();
processes.stopOnSignals();
if (settings.needsPlatform) {
  processes.start(
    'platform',
    process.execPath,
    ['--watch', '--watch-preserve-output', 'src/platform/main.ts'],
    settings.env,
  );
  await waitUntilAnswers(`http://127.0.0.1:${settings.platformPort}/readyz`, 60_000);
}
processes.start(
  'site',
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '--webpack', '-p', String(settings.port)],
  { ...settings.env, NEXT_TELEMETRY_DISABLED: '1' },
);

// What is generated follows its sources: style sheets, declarations, loaders and groups of strings; the gallery, too.
const GENERATED_FROM = /\.(?:css|declaration\.ts|data\.ts)$|i18n.en./;
let regenerating: NodeJS.Timeout | undefined;
watch('src', { recursive: true }, (_, file) => {
  if (!file || file.includes('.generated.') || !GENERATED_FROM.test(file)) return;
  clearTimeout(regenerating);
  regenerating = setTimeout(() => {
    generate().catch((error: Error) => console.error(error.message));
  }, 100);
});

/** In a program of its own each time: one that has read a declaration does not read it again. */
async function generate(): Promise<void> {
  await run(process.execPath, ['scripts/generate.ts']);
  if (gallery) await run(process.execPath, ['scripts/gallery.ts', gallery]);
}
