import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, 'main.ts');

export interface StartedImport {
  id: string;
  file: string;
  data: string;
  isDry: boolean;
  source: string;
}

/**
 * Runs the import command in a process of its own: a large file keeps nobody waiting, and what it breaks, the platform
 * survives. It writes its report itself; resolves when it has ended, whatever became of it.
 */
export function startImport({ id, file, data, isDry, source }: StartedImport): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        ...['--disable-warning=ExperimentalWarning', PROGRAM, file, '--data', data, '--run', id, '--json'],
        ...(isDry ? ['--dry-run'] : []),
        ...(source === '' ? [] : ['--source', source]),
      ],
      // None of the platform's secrets but where the store is.
      { stdio: 'ignore', env: storeAlone() },
    );
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
}

function storeAlone(): NodeJS.ProcessEnv {
  const { PLATFORM_DATABASE_URL: url } = process.env;
  return (url ? { PLATFORM_DATABASE_URL: url } : {}) as NodeJS.ProcessEnv;
}
