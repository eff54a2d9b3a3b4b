import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isPortFree } from './processes.ts';

/** Where the two programs listen and keep their data; each from its environment variable. */
export interface Settings {
  port: number;
  platformPort: number;
  data: string;
  /** Environment both programs are started with. */
  env: Record<string, string>;
}

/**
 * Reads PORT, PLATFORM_PORT and PLATFORM_DATA, and makes the shared secrets of this installation once
 * (beside the data, readable by its owner only) unless the environment names them.
 */
export function readSettings(): Settings {
  const port = portFrom('PORT', 3000);
  const platformPort = portFrom('PLATFORM_PORT', 4000);
  const data = resolve(process.env.PLATFORM_DATA ?? join('data', 'platform.db'));
  const secrets = readSecrets(join(dirname(data), 'secrets.json'));
  const platform = `http://127.0.0.1:${platformPort}`;
  const site = `http://localhost:${port}`;
  const plan = `http://plan.localhost:${port}`;
  return {
    port,
    platformPort,
    data,
    env: {
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      PLATFORM_DATA: data,
      PLATFORM_ORIGIN: platform,
      SITE_ORIGIN: site,
      PLAN_SITE_ORIGIN: plan,
      REVALIDATE_URLS: process.env.REVALIDATE_URLS ?? `http://127.0.0.1:${port}/api/revalidate`,
      JSS_EDITING_SECRET: process.env.JSS_EDITING_SECRET ?? secrets.editing,
      REVALIDATE_SECRET: process.env.REVALIDATE_SECRET ?? secrets.revalidate,
      EDITING_KEY: process.env.EDITING_KEY ?? secrets.drafts,
    },
  };
}

function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`${variable}=${text} is not a port (1 to 65535).`);
    process.exit(1);
  }
  return port;
}

function readSecrets(file: string): { editing: string; revalidate: string; drafts: string } {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readSecrets>;
  const fresh = () => randomBytes(32).toString('base64url');
  const secrets = { editing: fresh(), revalidate: fresh(), drafts: fresh() };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2));
  chmodSync(file, 0o600);
  return secrets;
}

/** Ends the program when a port is taken, naming the variable that changes it. */
export async function requireFreePorts({ port, platformPort }: Settings): Promise<void> {
  for (const [variable, wanted] of [
    ['PORT', port],
    ['PLATFORM_PORT', platformPort],
  ] as const) {
    if (await isPortFree(wanted)) continue;
    console.error(
      `Port ${wanted} is taken, perhaps by another start. Stop that program or set ${variable} to a free port.`,
    );
    process.exit(1);
  }
}
