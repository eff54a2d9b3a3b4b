/**
 * `npm run serve site` and `npm run serve platform`: one of the two programs alone, in production, from what is built. It
 * never builds, fills or installs anything, and refuses a build that was made for other settings. What it logs is what
 * `npm start` logs.
 */
import { withVendorNames } from '../src/config/vendorNames.ts';
import { loadDotEnv } from '../src/platform/loadDotEnv.ts';
import { isPortFree, Processes } from './lib/processes.ts';
import { platformArguments, siteArguments } from './lib/programArguments.ts';
import { ownAddresses, portProblem } from './lib/settings.ts';
import { toStandardOutput } from './lib/terminalLog.ts';

/** Ends the program with what is wrong. */
function end(problem: string): never {
  console.error(problem);
  return process.exit(1);
}

loadDotEnv();
const { env, notices } = withVendorNames(process.env);
for (const notice of notices) console.error(`note: ${notice}`);
for (const variable of ['PORT', 'PLATFORM_PORT']) {
  const problem = portProblem(variable, env[variable]);
  if (problem !== undefined) end(problem);
}
const production = {
  ...env,
  ...ownAddresses(env),
  PORT: env['PORT'] || '3000',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
};

/** What a site does without that has none of these. */
const WITHOUT: readonly (readonly [variable: string, means: string])[] = [
  ['JSS_EDITING_SECRET', 'no page can be edited in place'],
  ['EDITING_KEY', 'no draft can be seen'],
  ['REVALIDATE_SECRET', 'what is published shows when its page is as old as PAGE_LIFETIME_SECONDS says'],
];

/** What each is started with, when its environment and its build are right. The image of one lacks the other's files. */
const programs: Record<string, () => Promise<readonly string[]>> = {
  async site() {
    const { parseEnv } = await import('../src/config/env.ts');
    const { buildDiffers } = await import('./lib/buildSite.ts');
    parseEnv(production);
    for (const [variable, means] of WITHOUT)
      if (!env[variable]) console.error(`note: ${variable} is not set: ${means}`);
    const differs = buildDiffers(production) ?? end('There is no build here; npm run build makes one.');
    if (differs.length > 0)
      end(
        'The build was made for other settings. Build again, or set these as they were then:\n' +
          differs.map((name) => `  ${name}`).join('\n'),
      );
    const port = env['PORT'] || '3000';
    if (!(await isPortFree(Number(port))))
      end(`Port ${port} is taken. Stop that program or set PORT to a free port.`);
    return siteArguments(port);
  },
  async platform() {
    const { readPlatformEnv } = await import('../src/platform/platformEnv.ts');
    readPlatformEnv(production);
    return platformArguments;
  },
};

const name = process.argv[2] ?? '';
const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
const args = await (program?.() ?? end('Say which: npm run serve site, or npm run serve platform')).catch(
  (error: unknown) => end(error instanceof Error ? error.message : String(error)),
);
const processes = new Processes({ drainSeconds: Number(env['DRAIN_SECONDS']) || 0 });
processes.stopOnSignals({ isQuiet: true });
processes.start(name, process.execPath, args, production, toStandardOutput);
