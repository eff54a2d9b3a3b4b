import { dirname, join } from 'node:path';
import { createAccounts } from './accounts/createAccounts.ts';
import { requireArgon2 } from './accounts/passwords.ts';
import { platformModules } from './platformModules.ts';
import { readPlatformEnv } from './platformEnv.ts';
import { startPlatform } from './server.ts';
import { openStore } from './store/openStore.ts';

/** Starts the embedded platform from the environment and stops it cleanly on SIGINT or SIGTERM. */
async function main(): Promise<void> {
  // Who reads the log may go first: lines are lost then, the platform goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const env = readPlatformEnv(process.env);
  requireArgon2();
  const store = openStore(env.data);
  const log = (event: Record<string, unknown>) =>
    process.stdout.write(
      `${JSON.stringify({ time: new Date().toISOString(), program: 'platform', ...event })}\n`,
    );
  const { mediaFolder, revalidation, gallery, studio } = env;
  const accounts = createAccounts({ store, studioOrigin: studio.origin });
  const editing = { accounts, settings: studio, token: env.authoringToken };
  const importFolder = join(dirname(env.data), 'imports');
  const modules = platformModules({ mediaFolder, importFolder, revalidation, gallery, editing });
  const studioOrigin = studio.origin;
  const platform = await startPlatform({ ...env, studioOrigin, store, modules, log }).catch(
    (error: unknown) => {
      store.close();
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
        throw new Error(
          `Port ${env.port} on ${env.host} is taken by another program. ` +
            'Stop that program, or set PLATFORM_PORT to a free port.',
        );
      }
      throw error;
    },
  );
  log({ event: 'started', address: platform.origin, data: env.data });

  let stopping = false;
  const stop = (signal: string) => {
    // A second signal means that somebody does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    log({ event: 'stopping', signal });
    void platform.close().then(() => {
      store.close();
      log({ event: 'stopped' });
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
