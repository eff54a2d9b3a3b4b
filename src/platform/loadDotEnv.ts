import { existsSync } from 'node:fs';

/**
 * What `.env` in the folder a program is started in says, where the environment does not: every program of an installation reads
 * it, so that none works on another store than the others.
 */
export function loadDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
