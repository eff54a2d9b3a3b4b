import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.ts';

const sources = [
  'src/**/*.{ts,tsx,js,css,json}',
  'public/**/*',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
];

/** Whether the last build is newer than everything it was made from. The platform is not part of it. */
export function isBuildFresh(distDir = process.env.NEXT_DIST_DIR ?? '.next'): boolean {
  const id = join(distDir, 'BUILD_ID');
  if (!existsSync(id)) return false;
  const built = statSync(id).mtimeMs;
  return sources
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !file.startsWith('src/platform/') && !/\.test\.tsx?$/.test(file))
    .every((file) => statSync(file).mtimeMs <= built);
}

/** Builds the site for production. Needs no running platform. */
export async function buildSite(env: Record<string, string> = {}): Promise<void> {
  await run(process.execPath, ['scripts/generate.ts']);
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    ...env,
  });
}
