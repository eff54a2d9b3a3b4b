import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from '../../src/config/env.ts';
import type { Env } from '../../src/config/env.ts';
import { shortHash } from '../../src/server/pageCache/pageFolder.ts';
import { refuseWhileUsed } from './builtInUse.ts';
import { run } from './processes.ts';
import { tracedPlatformFiles } from './tracedPlatformFiles.ts';

const sources = [
  'src/**/*.{ts,tsx,js,css,json}',
  'public/**/*',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Settings that a running site reads anew: a build with others of them serves just as well. Every other one may stand in
 * what is built (redirects, rewrites, the error page), so that a new setting belongs to the build until it is named here.
 */
const readWhenItRuns = new Set<keyof Env>([
  ...(['CONTENT_API_KEY', 'EDITING_KEY', 'DIRECTORY_API_KEY', 'SEARCH_API_KEY', 'MAPS_KEY'] as const),
  ...(['JSS_EDITING_SECRET', 'REVALIDATE_SECRET', 'ICON_KIT_TOKEN'] as const),
  ...(['AUTHORING_ENDPOINT', 'AUTHORING_TOKEN_ENDPOINT', 'AUTHORING_AUDIENCE'] as const),
  ...(['AUTHORING_CLIENT_ID', 'AUTHORING_CLIENT_SECRET'] as const),
  ...(['DIRECTORY_ENDPOINT', 'SEARCH_ENDPOINT', 'MAPS_ENDPOINT', 'WAITS_ENDPOINT'] as const),
  ...(['REPUTATION_ENDPOINT', 'ICONS_ENDPOINT', 'CACHING_PROXY', 'STUDIO_ORIGIN'] as const),
  ...(['CONTENT_SITE_MAIN', 'CONTENT_SITE_PLAN', 'SEARCH_API_VERSION', 'SEARCH_LOCALES'] as const),
  ...(['SEARCH_EXPERIENCE_KEY', 'SEARCH_RELATED_EXPERIENCE_KEY'] as const),
  ...(['PAGE_LIFETIME_SECONDS', 'PAGE_CACHE_MEMORY_MB', 'PAGE_CACHE_DISK_MB'] as const),
  ...(['PAGE_CACHE_REDIS_URL'] as const),
  ...(['BREAKER_OPEN_SECONDS', 'TRUSTED_PROXY_HOPS', 'DRAIN_SECONDS', 'BUSY_AFTER_MS'] as const),
  ...(['METRICS_PORT', 'METRICS_HOST'] as const),
]);

const NOT_NEEDED = 'not known while it is built';
/** Stand for keys that are not set: nothing that is built has any of them. */
export const keysForBuilding = {
  CONTENT_API_KEY: NOT_NEEDED,
  DIRECTORY_API_KEY: NOT_NEEDED,
  SEARCH_API_KEY: NOT_NEEDED,
};

const distDir = process.env.NEXT_DIST_DIR ?? '.next';
const stampFile = join(distDir, 'built-for.json');
type Variables = Record<string, string | undefined>;

/** What of an environment belongs to a build: marks of the values by name, as nobody need read these beside it. */
function stampOf(env: Variables): Record<string, string> {
  const settings = Object.entries(parseEnv({ ...process.env, ...env })).filter(
    ([name]) => !readWhenItRuns.has(name as keyof Env),
  );
  return Object.fromEntries(settings.map(([name, value]) => [name, shortHash(JSON.stringify(value) ?? '')]));
}

/**
 * The settings by which the last build differs from an environment, by name; undefined when nothing is built, or nobody
 * noted what for.
 */
export function buildDiffers(env: Variables): string[] | undefined {
  if (!existsSync(join(distDir, 'BUILD_ID')) || !existsSync(stampFile)) return undefined;
  const built = JSON.parse(readFileSync(stampFile, 'utf8')) as Record<string, string>;
  const asked = stampOf(env);
  return [...new Set([...Object.keys(built), ...Object.keys(asked)])].filter(
    (name) => built[name] !== asked[name],
  );
}

/**
 * Whether the last build is newer than everything it was made from and was made for the same settings.
 * Tests and the platform are no part of it.
 */
export function isBuildFresh(env: Variables): boolean {
  if (buildDiffers(env)?.length !== 0) return false;
  const built = statSync(join(distDir, 'BUILD_ID')).mtimeMs;
  return sources
    .flatMap((pattern) => globSync(pattern))
    .filter(
      (file) =>
        !/^src\/(?:platform|studio|canvas)\/|^public\/editor\/|\.test\.tsx?$|\.generated\.|\/testing\//.test(
          file,
        ),
    )
    .every((file) => statSync(file).mtimeMs <= built);
}

/** Whether the Studio, or the script of framed pages, is made from a file, named by its path below `src`. */
export const isStudioSource = (file: string): boolean =>
  file === 'components/catalogue.generated.json' ||
  (/^(?:studio|canvas|domain|styles)\//.test(file) &&
    !/\.test\.tsx?$|components\.generated\.css$/.test(file));

/** Whether the Studio and the script of framed pages are newer than what they were made from. */
export function isStudioFresh(): boolean {
  const made = ['.studio/index.html', 'public/editor/canvas.js'];
  if (!made.every((file) => existsSync(file))) return false;
  const built = Math.min(...made.map((file) => statSync(file).mtimeMs));
  return globSync(['{studio,canvas,domain,styles}/**/*', 'components/catalogue.generated.json'], {
    cwd: 'src',
  })
    .filter((file) => isStudioSource(file) && statSync(join('src', file)).isFile())
    .map((file) => join('src', file))
    .concat('package-lock.json')
    .every((file) => statSync(file).mtimeMs <= built);
}

/** Builds the Studio. */
export async function buildStudio(): Promise<void> {
  await run(process.execPath, ['scripts/buildStudio.ts']);
}

/**
 * Builds the Studio, and the site for production. Needs no running platform; rejects when a site runs from the build that is
 * there, and when a file of the platform came into the new one.
 */
export async function buildSite(env: Record<string, string>): Promise<void> {
  await refuseWhileUsed();
  // From here on what lies there is neither the one build nor the other.
  rmSync(stampFile, { force: true });
  await run(process.execPath, ['scripts/generate.ts']);
  await buildStudio();
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    ...env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
  const foreign = tracedPlatformFiles(distDir);
  if (foreign.length > 0)
    throw new Error(`The site's build has files of the platform:\n  ${foreign.join('\n  ')}`);
  writeFileSync(stampFile, JSON.stringify(stampOf(env), null, 2));
}
