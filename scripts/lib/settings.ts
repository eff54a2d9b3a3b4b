import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EnvProblem, isLocalHost, parseEnv, PLATFORM_PATHS } from '../../src/config/env.ts';
import { withVendorNames } from '../../src/config/vendorNames.ts';
import { loadDotEnv } from '../../src/platform/loadDotEnv.ts';
import { PlatformEnvProblem, readPlatformEnv } from '../../src/platform/platformEnv.ts';
import { isPortFree } from './processes.ts';

type Variables = Record<string, string | undefined>;

/** Where the two programs listen and keep their data, and which of them this start is for. */
export interface Settings {
  port: number;
  platformPort: number;
  data: string;
  /** Environment both programs are started with. */
  env: Record<string, string>;
  /** Whether any upstream of the site is the embedded platform on this machine. */
  needsPlatform: boolean;
  /** Whether content, directory and search are all the embedded platform's: only then is a new store a demo. */
  isDemo: boolean;
  /** What is to be said of names that were understood otherwise than they may have been meant. */
  notices: string[];
}

export interface ReadOptions {
  /** Stands for what is not set. */
  unlessSet?: Variables;
  /** Nothing is kept: secrets that are not there are good for this time only. */
  isVisit?: boolean;
}

/**
 * Reads the environment of a start: what is set is honoured, what is not gets a value that fits this machine, and the
 * shared secrets of this installation are made once (beside the data, readable by its owner only). Throws EnvProblem with
 * the problems of both programs in one list.
 */
export function readSettings(
  variables: Variables = process.env,
  { unlessSet = {}, isVisit = false }: ReadOptions = {},
): Settings {
  const problems: string[] = [];
  const { env: understood, notices } = withVendorNames(variables);
  const source = { ...unlessSet, ...withoutEmpty(understood) };
  const port = portFrom(source, 'PORT', 3000, problems);
  const platformPort = portFrom(source, 'PLATFORM_PORT', 4000, problems);
  const data = resolve(source['PLATFORM_DATA'] || join('data', 'platform.db'));
  const own = {
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    PLATFORM_DATA: data,
    ...ownAddresses({ ...source, PORT: String(port), PLATFORM_PORT: String(platformPort) }),
    REVALIDATE_URLS: source['REVALIDATE_URLS'] || `http://127.0.0.1:${port}/api/revalidate`,
  };
  const isHere = (name: keyof typeof PLATFORM_PATHS) =>
    isOwnPort(source[name] || own.PLATFORM_ORIGIN, platformPort);
  const needsPlatform = (Object.keys(PLATFORM_PATHS) as (keyof typeof PLATFORM_PATHS)[]).some(isHere);
  const isDemo = isHere('CONTENT_ENDPOINT') && isHere('DIRECTORY_ENDPOINT') && isHere('SEARCH_ENDPOINT');
  const isPublic = URL.canParse(own.SITE_ORIGIN) && !isLocalHost(new URL(own.SITE_ORIGIN).hostname);
  const metricsPort = metricsPortFrom(source);
  problems.push(
    ...portsTakenTwice({
      ...{ PORT: port, METRICS_PORT: Number(source['METRICS_PORT']) },
      ...(needsPlatform && { PLATFORM_PORT: platformPort, PLATFORM_METRICS_PORT: Number(metricsPort) }),
    }),
  );
  const secrets = readSecrets(join(dirname(data), 'secrets.json'), isVisit);
  const env: Record<string, string> = {
    ...saidOtherwise(variables, source),
    ...own,
    ...(needsPlatform && metricsPort && { PLATFORM_METRICS_PORT: metricsPort }),
    JSS_EDITING_SECRET: source['JSS_EDITING_SECRET'] || secrets.editing,
    REVALIDATE_SECRET: source['REVALIDATE_SECRET'] || secrets.revalidate,
    EDITING_KEY: source['EDITING_KEY'] || secrets.drafts,
    // The built-in keys are published with the source. A platform of this machine that serves a public site gets its own.
    ...(isPublic &&
      isHere('CONTENT_ENDPOINT') && { CONTENT_API_KEY: source['CONTENT_API_KEY'] || secrets.content }),
    ...(isPublic &&
      isHere('DIRECTORY_ENDPOINT') && {
        DIRECTORY_API_KEY: source['DIRECTORY_API_KEY'] || secrets.directory,
      }),
    ...(isPublic &&
      isHere('SEARCH_ENDPOINT') && { SEARCH_API_KEY: source['SEARCH_API_KEY'] || secrets.search }),
  };
  problems.push(...problemsOf({ ...source, ...env }, needsPlatform));
  if (problems.length > 0) throw new EnvProblem(problems);
  return { port, platformPort, data, env, needsPlatform, isDemo, notices };
}

/** Where the programs are as far as nothing else is said, by the ports they listen at. */
export function ownAddresses(source: Variables) {
  const [port, platformPort] = [source['PORT'] || '3000', source['PLATFORM_PORT'] || '4000'];
  return {
    PLATFORM_ORIGIN: source['PLATFORM_ORIGIN'] || `http://127.0.0.1:${platformPort}`,
    SITE_ORIGIN: source['SITE_ORIGIN'] || `http://localhost:${port}`,
    PLAN_SITE_ORIGIN: source['PLAN_SITE_ORIGIN'] || `http://plan.localhost:${port}`,
  };
}

const withoutEmpty = (source: Variables): Variables =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value));

/** What the vendors' names say, by ours: the platform, and whoever compares builds, knows no others. */
function saidOtherwise(variables: Variables, understood: Variables): Record<string, string> {
  const others = Object.entries(understood).filter(([name, value]) => value && !variables[name]);
  return Object.fromEntries(others) as Record<string, string>;
}

/**
 * The same for a program of its own: says what is to be said, or ends it with the list when the environment is wrong.
 */
export function settingsOrExit(options?: ReadOptions): Settings {
  try {
    loadDotEnv();
    const settings = readSettings(process.env, options);
    for (const notice of settings.notices) console.error(`note: ${notice}`);
    return settings;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}

/** Problems of the site's environment, then those the platform alone has. */
function problemsOf(env: Variables, needsPlatform: boolean): string[] {
  const problems = listed(() => parseEnv(env));
  const isNew = (line: string) => !problems.some((known) => nameOf(known) === nameOf(line));
  return [...problems, ...(needsPlatform ? listed(() => readPlatformEnv(env)) : []).filter(isNew)];
}

const nameOf = (line: string) => /^\w+/.exec(line)?.[0];

function listed(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvProblem || error instanceof PlatformEnvProblem) return error.problems;
    throw error;
  }
}

function isOwnPort(address: string, platformPort: number): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, port } = new URL(address);
  return isLocalHost(hostname) && port === String(platformPort);
}

/** Where the platform's figures are told beside the site's: said, or the next port. */
function metricsPortFrom(source: Variables): string | undefined {
  const said = source['PLATFORM_METRICS_PORT'];
  const site = Number(source['METRICS_PORT']);
  return said || (Number.isInteger(site) && site > 0 ? String(site + 1) : undefined);
}

function portFrom(source: Variables, variable: string, fallback: number, problems: string[]): number {
  const text = source[variable];
  if (text === undefined || text === '') return fallback;
  const problem = portProblem(variable, text);
  if (problem === undefined) return Number(text);
  problems.push(problem);
  return fallback;
}

/** What is wrong with a port that is set; nothing with one that is not. */
export function portProblem(variable: string, text: string | undefined): string | undefined {
  const isPort = !text || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535);
  return isPort ? undefined : `${variable}: must be a port (1 to 65535)`;
}

/** Ports that two programs would listen at: the second would end when it is its turn. */
function portsTakenTwice(ports: Record<string, number>): string[] {
  const names = Object.keys(ports).filter((name) => ports[name]);
  return names.flatMap((name, at) => {
    const other = names.slice(0, at).find((earlier) => ports[earlier] === ports[name]);
    return other ? [`${name}: must be another port than ${other} (${ports[name]})`] : [];
  });
}

const SECRETS = ['editing', 'revalidate', 'drafts', 'content', 'directory', 'search'] as const;
type Secrets = Record<(typeof SECRETS)[number], string>;

/** Secrets of this installation; those that are missing are made and kept. */
function readSecrets(file: string, isVisit: boolean): Secrets {
  const kept = keptSecrets(file);
  const isWhole = SECRETS.every((name) => kept[name]);
  const secrets = Object.fromEntries(
    SECRETS.map((name) => [name, kept[name] ?? randomBytes(32).toString('base64url')]),
  ) as Secrets;
  if (!isWhole && !isVisit) {
    writable(file, () => {
      mkdirSync(dirname(file), { recursive: true });
      // Whole or not there, and nobody else's at any moment.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 });
      renameSync(unfinished, file);
    });
  }
  return secrets;
}

function keptSecrets(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {};
  const text = writable(file, () => readFileSync(file, 'utf8'));
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept === 'object' && kept !== null && !Array.isArray(kept)) return kept as Partial<Secrets>;
  } catch {
    // Half written, say.
  }
  throw new EnvProblem([
    `${file} is damaged: restore it from a backup, or delete it; new secrets are made then, and editors open their pages anew`,
  ]);
}

/** Does what needs the folder of the data; where that cannot be, the problem names the setting. */
function writable<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvProblem([`PLATFORM_DATA: cannot keep files in ${dirname(file)} (${reason})`]);
  }
}

/** Ends the program when a port is taken, naming the variable that changes it. */
export async function requireFreePorts(settings: Settings): Promise<void> {
  const { port, platformPort, needsPlatform, env } = settings;
  for (const [variable, wanted] of [
    ['PORT', port],
    ['PLATFORM_PORT', needsPlatform ? platformPort : undefined],
    ['METRICS_PORT', process.env['METRICS_PORT']],
    ['PLATFORM_METRICS_PORT', env['PLATFORM_METRICS_PORT']],
  ] as const) {
    if (!wanted || (await isPortFree(Number(wanted)))) continue;
    console.error(
      `Port ${wanted} is taken, perhaps by another start. Stop that program or set ${variable} to a free port.`,
    );
    process.exit(1);
  }
}
