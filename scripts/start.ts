/**
 * `npm start`: builds what is out of date, starts the embedded platform where the site has an upstream on it (with the
 * demo network in a new store, where nobody else answers for a part of it), starts the site, prints the addresses, and
 * stops both on Ctrl-C or SIGTERM. What both log goes to standard output, JSON, an entry a line; at a terminal to a file
 * beside the store, and what is amiss to the terminal.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { useBuild } from './lib/builtInUse.ts';
import { buildSite, buildStudio, isBuildFresh, isStudioFresh } from './lib/buildSite.ts';
import { fillStore, refreshPhrases } from './lib/fillStore.ts';
import { writeGallery } from './lib/gallery/writeGallery.ts';
import { oneBuilder } from './lib/oneBuilder.ts';
import { Processes, progress, waitUntilAnswers } from './lib/processes.ts';
import { platformArguments, siteArguments } from './lib/programArguments.ts';
import { readPlatformEnv } from '../src/platform/platformEnv.ts';
import { refuseEmptyFile } from '../src/platform/store/refuseEmptyFile.ts';
import { settingsOrExit, requireFreePorts } from './lib/settings.ts';
import { storeMark } from './lib/storeMark.ts';
import { terminalLog } from './lib/terminalLog.ts';

const settings = settingsOrExit();
await requireFreePorts(settings);

if (settings.needsPlatform) {
  try {
    refuseEmptyFile(settings.data);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

const isNew = settings.needsPlatform && !existsSync(settings.data);
// Another start, or a build, in this folder writes the same files.
const failures = await oneBuilder(prepare, {
  waits: (by) => progress(`process ${by} is building here: waiting for it …`),
});
if (failures.length > 0) {
  for (const failure of failures)
    console.error(String(failure.reason instanceof Error ? failure.reason.message : failure.reason));
  process.exit(1);
}
// It may have taken them while this one waited.
await requireFreePorts(settings);

const drainSeconds = Number(process.env['DRAIN_SECONDS']) || 0;
const processes = new Processes({ drainSeconds });
const log = terminalLog(join(dirname(settings.data), 'start.log'));
processes.stopOnSignals();
try {
  if (settings.needsPlatform) {
    progress('starting the platform …');
    processes.start(
      'platform',
      process.execPath,
      platformArguments,
      // Nobody but the site sends it requests, and that has stopped by then.
      { NODE_ENV: 'production', ...settings.env, DRAIN_SECONDS: '0' },
      log.write,
    );
    await waitUntilAnswers(`http://127.0.0.1:${settings.platformPort}/readyz`, 60_000);
  }
  progress('starting the site …');
  processes.start(
    'site',
    process.execPath,
    siteArguments(settings.port),
    {
      ...settings.env,
      ...(settings.needsPlatform && { PAGES_FROM: storeMark(settings.data) }),
      ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
    log.write,
  );
  await waitUntilAnswers(`http://127.0.0.1:${settings.port}/healthz`, 60_000);
  // What stands at addresses that lead nowhere is made now: it is then kept for when the platform does not answer.
  for (const path of ['/_warm/none', '/es/_warm/none']) {
    await fetch(`http://127.0.0.1:${settings.port}${path}`).catch(() => undefined);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  // What has started would otherwise go on alone and hold its port.
  await processes.stop(1);
}
progress('ready');
log.ready();
const { SITE_ORIGIN, PLAN_SITE_ORIGIN } = settings.env;
const studio = settings.needsPlatform && readPlatformEnv({ ...process.env, ...settings.env }).studio.origin;
const firstAccount = log.firstAccount();
const isElsewhere = SITE_ORIGIN !== `http://localhost:${settings.port}`;
console.log(
  [
    '',
    `  main site    ${SITE_ORIGIN}`,
    `  health plan  ${PLAN_SITE_ORIGIN}`,
    ...(isElsewhere ? [`  listening    http://localhost:${settings.port}`] : []),
    settings.needsPlatform
      ? `  platform     http://localhost:${settings.platformPort}`
      : '  platform     none: every source is elsewhere',
    ...(studio ? [`  studio       ${studio}/studio`] : []),
    ...(firstAccount ? [`  first account, within 15 minutes:  ${firstAccount}`] : []),
    ...(log.file ? [`  log          ${log.file}; what is amiss is told here too`] : []),
    ...(isNew && !settings.isDemo
      ? ['', '  The new store is empty, because a part of its sources is elsewhere: npm run import fills it.']
      : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n'),
);

/** Builds what is out of date and fills a new store; what of it failed. */
async function prepare(): Promise<PromiseRejectedResult[]> {
  const work: Promise<void>[] = [];
  if (!isBuildFresh(settings.env)) {
    progress('building the site …');
    work.push(buildSite(settings.env).then(() => progress('site built')));
  } else if (!isStudioFresh()) work.push(buildStudio().then(() => progress('studio built')));
  if (settings.needsPlatform && settings.isDemo && !existsSync(settings.data)) {
    progress(`creating the store and filling it with the demo network (${settings.data}) …`);
    work.push(fillStore(settings).then(() => progress('demo network stored')));
  } else work.push(refreshPhrases(settings));
  if (process.env['PLATFORM_GALLERY']) work.push(writeGallery(process.env['PLATFORM_GALLERY']));
  const ended = await Promise.allSettled(work);
  // Before anybody else may build here.
  useBuild(settings.port);
  return ended.filter((result) => result.status === 'rejected');
}
