import { existsSync } from 'node:fs';
import { createAccounts } from './accounts/createAccounts.ts';
import { requireArgon2 } from './accounts/passwords.ts';
import { keepFilesPrivate } from './keepFilesPrivate.ts';
import { loadDotEnv } from './loadDotEnv.ts';
import { createPlatformMetrics } from './platformMetrics.ts';
import { platformModules } from './platformModules.ts';
import { readPlatformEnv } from './platformEnv.ts';
import { startPlatform } from './server.ts';
import { createStoreProbe } from './store/createStoreProbe.ts';
import { createWriteGate } from './store/createWriteGate.ts';
import { keepLogShort } from './store/keepLogShort.ts';
import { openStore } from './store/openStore.ts';
import { refuseEmptyFile } from './store/refuseEmptyFile.ts';

/** How long a write waits for another program's with the thread kept, ms: while it starts, and once it runs. */
const STARTING_WRITE_MS = 10_000;
const RUNNING_WRITE_MS = 50;

/** Starts the embedded platform from the environment and stops it cleanly on SIGINT or SIGTERM. */
async function main(): Promise<void> {
  // Who reads the log may go first: lines are lost then, the platform goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  loadDotEnv();
  keepFilesPrivate();
  const env = readPlatformEnv(process.env);
  requireArgon2();
  refuseEmptyFile(env.data);
  const isNew = !existsSync(env.data);
  const metrics = env.metrics && createPlatformMetrics(env.data);
  const log = (event: Record<string, unknown>) => {
    metrics?.count(event);
    process.stdout.write(
      `${JSON.stringify({ time: new Date().toISOString(), program: 'platform', ...event })}\n`,
    );
  };
  const { databaseUrl } = env;
  // Once it runs, who wants to write waits at the gate, and nobody for them.
  let isRunning = false;
  const store = openStore(env.data, {
    writeMs: () => (isRunning ? RUNNING_WRITE_MS : STARTING_WRITE_MS),
    shared: databaseUrl ? { log: databaseUrl, tell: log } : undefined,
  });
  const gate = createWriteGate(env.data);
  const { mediaFolder, importFolder, revalidation, gallery, studio } = env;
  const writable = () => gate.open();
  const accounts = createAccounts({ store, studioOrigin: studio.origin, writable });
  const editing = { accounts, settings: studio, token: env.authoringToken };
  const modules = platformModules({
    ...{ mediaFolder, importFolder, revalidation, gallery, editing },
    searchFile: env.data,
  });
  const probe = createStoreProbe(env.data);
  const platform = await startPlatform({
    ...{ ...env, studioOrigin: studio.origin, store, modules, log, storeProblem: probe.problem },
    writable,
    ...(metrics && { onMeasure: metrics.onMeasure }),
  }).catch((error: unknown) => {
    gate.close();
    store.close();
    throw portProblem(error, env.port, env.host, 'PLATFORM_PORT');
  });
  const endKeeping = keepLogShort(env.data, store, log);
  isRunning = true;
  if (metrics && env.metrics) {
    const { port, host } = env.metrics;
    await metrics.listen(port, host).catch(async (error: unknown) => {
      await platform.close();
      await endKeeping();
      gate.close();
      store.close();
      throw portProblem(error, port, host, 'PLATFORM_METRICS_PORT');
    });
  }
  let stopping = false;
  const stop = (signal: string) => {
    // A second signal means that somebody does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    log({ event: 'stopping', signal, drainSeconds: env.drainSeconds });
    platform.drain();
    const close = async () => {
      await platform.close();
      await endKeeping();
      probe.close();
      gate.close();
      store.close();
      log({ event: 'stopped' });
    };
    if (env.drainSeconds > 0) setTimeout(() => void close(), env.drainSeconds * 1000);
    else void close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A path with a slip in it, or a disk that is not there, looks like this, too.
  if (isNew && !databaseUrl)
    log({ event: 'new-store', data: env.data, message: 'There was no store here: an empty one was made' });
  // Whoever reads this may stop it at once.
  log({ event: 'started', address: platform.origin, data: env.data });
}

/** A port that is taken, with what to do about it; any other problem as it is. */
function portProblem(error: unknown, port: number, host: string, variable: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} on ${host} is taken by another program. ` +
      `Stop that program, or set ${variable} to a free port.`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
