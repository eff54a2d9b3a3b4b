import type { SharedOptions } from './openStore.ts';
import { StoreProblem } from './StoreProblem.ts';

/** Whether an address names a database of PostgreSQL on some host. */
export function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1
  );
}

/**
 * How a program beside the platform (import, seed) opens the store: shared where PLATFORM_DATABASE_URL is set. Throws
 * StoreProblem for an address that is none, without repeating it.
 */
export function sharedFromEnv(
  tell: SharedOptions['tell'] = () => undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): { shared?: SharedOptions } {
  const url = env['PLATFORM_DATABASE_URL']?.trim();
  if (!url) return {};
  if (!isDatabaseUrl(url))
    throw new StoreProblem(
      'PLATFORM_DATABASE_URL must be an address like postgres://user:password@host:5432/database',
    );
  return { shared: { log: url, tell } };
}
