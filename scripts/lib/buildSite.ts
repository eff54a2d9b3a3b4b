import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.ts';
import { tracedPlatformFiles } from './tracedPlatformFiles.ts';

const sources = [
  'src/**/*.{ts,tsx,js,css,json}',
  'public/**/*',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
];

/** Variables that redirects, rewrites and headers are made from: Next fixes those when it builds. */
const bakedIn = [
  'PLATFORM_ORIGIN',
  'CONTENT_ENDPOINT',
  'DIRECTORY_ENDPOINT',
  'SITE_ORIGIN',
  'PLAN_SITE_ORIGIN',
  'OTHER_DOMAIN_HOSTS',
  'WAIT_TIME_HOST',
  'PATIENT_PORTAL_ERROR_URL',
  'MOBILE_PORTAL_URL',
  'PRICE_FILE_URL',
  'IMAGE_ORIGINS',
  'JSS_ALLOWED_ORIGINS',
  'IMAGE_CDN_HOSTS',
  'IMAGE_DYNAMIC_HOST',
  'FRAME_ORIGINS',
  'YOUTUBE_PLAYER_URL',
  'BRIGHTCOVE_PLAYERS_URL',
  'BRIGHTCOVE_ACCOUNT',
  'SCHEDULING_WIDGET_SCRIPT_URL',
  'CHAT_WIDGET_SCRIPT_URL',
  'REVIEWS_WIDGET_SCRIPT_URL',
  'WIDGET_ORIGINS',
  'SITE_NOINDEX',
];
const distDir = process.env.NEXT_DIST_DIR ?? '.next';
const stampFile = join(distDir, 'built-for.json');
const stampOf = (env: Record<string, string>) =>
  JSON.stringify(Object.fromEntries(bakedIn.map((name) => [name, env[name] ?? process.env[name] ?? ''])));

/**
 * Whether the last build is newer than everything it was made from and was made for the same addresses.
 * Tests and the platform are no part of it.
 */
export function isBuildFresh(env: Record<string, string>): boolean {
  const id = join(distDir, 'BUILD_ID');
  if (!existsSync(id) || !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stampOf(env))
    return false;
  const built = statSync(id).mtimeMs;
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

/** Builds the Studio, and the site for production. Needs no running platform, and rejects when a file of it came into the build. */
export async function buildSite(env: Record<string, string>): Promise<void> {
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
  writeFileSync(stampFile, stampOf(env));
}
