import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { copiesOf, readDockerfile, wordsOf } from '../../scripts/lib/containers/readDockerfile.ts';
import type { Line } from '../../scripts/lib/containers/readDockerfile.ts';

/*
 * Dockerfile and compose.yaml by the rules a linter of either has, and against each other and the code. Whether what they
 * put together runs is tried in `npm test`, by the same steps without containers.
 */

const stages = readDockerfile('Dockerfile');
const stage = (name: string) => stages.find((one) => one.name === name)!;
const PROGRAMS = ['platform', 'site'] as const;
const only = (lines: readonly Line[], keyword: string) => lines.filter((line) => line.keyword === keyword);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};

describe('Dockerfile', () => {
  it('stands on the Node this repository is pinned to, and on stages of its own', () => {
    const names = stages.map(({ name }) => name);
    expect(stages.length).toBeGreaterThan(3);
    stages.forEach(({ from }, at) => {
      if (!names.slice(0, at).includes(from))
        expect(from).toBe(`node:${manifest.devDependencies['node']}-bookworm-slim`);
    });
    expect(new Set(names).size).toBe(names.length);
  });

  it('copies what is there, from stages before', () => {
    stages.forEach(({ lines, name }, at) => {
      const before = stages.slice(0, at).map((one) => one.name);
      for (const { from, sources } of copiesOf({ lines, name, from: '' })) {
        if (from === undefined) expect(sources.filter((path) => !existsSync(path))).toEqual([]);
        else expect(before).toContain(from);
      }
    });
  });

  it('installs before it copies sources, so that a change of these installs nothing anew', () => {
    const { lines } = stage('build');
    const install = lines.findIndex(({ text }) => text.includes('npm install'));
    const all = lines.findIndex(({ keyword, args }) => keyword === 'COPY' && args[0] === '.');
    expect(install).toBeGreaterThan(-1);
    expect(all).toBeGreaterThan(install);
    const packages = stage('packages').lines.find(({ text }) => text.includes('npm install'));
    expect(packages?.text).toContain('--omit=dev');
  });

  it('no stage has secrets in a variable, fetches from elsewhere, or is anybody’s but its own', () => {
    const lines = stages.flatMap((one) => one.lines);
    for (const { keyword, text } of lines) {
      expect(keyword).not.toBe('ADD');
      expect(keyword).not.toBe('MAINTAINER');
      if (keyword === 'ENV' || keyword === 'ARG') expect(text).not.toMatch(/KEY|SECRET|TOKEN|PASSWORD/);
      if (keyword === 'RUN') expect(text).not.toMatch(/\bsudo\b|curl|wget|chmod 777/);
      if (keyword === 'WORKDIR') expect(text).toMatch(/^\//);
    }
    const settings = only(stage('build').lines, 'RUN').find(({ text }) => text.includes('npm run build'));
    expect(settings?.flags['mount']).toMatch(/^type=secret,id=settings,/);
  });

  it.each(PROGRAMS)('%s: nobody’s root, says how it is, hears signals', (name) => {
    const { lines, from } = stage(name);
    expect(from).toBe('base');
    const users = only(lines, 'USER');
    expect(users.map(({ text }) => text)).toEqual(['node']);
    const after = lines.slice(lines.indexOf(users[0]!));
    expect(after.some(({ keyword }) => keyword === 'COPY' || keyword === 'RUN')).toBe(false);
    const [health] = only(lines, 'HEALTHCHECK');
    expect(wordsOf(health?.text ?? '')?.join(' ')).toContain('/healthz');
    // In this form no shell stands between the program and its signals.
    const words = wordsOf(only(lines, 'CMD')[0]?.text ?? '');
    expect(words?.slice(-2)).toEqual(['scripts/serve.ts', name]);
    expect(only(lines, 'STOPSIGNAL').map(({ text }) => text)).toEqual(['SIGTERM']);
    expect(lines.some(({ text }) => text.includes('/app/.next '))).toBe(name === 'site');
  });

  it('what is built before it is copied leaves secrets and other builds behind', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const path of ['.git', 'node_modules', 'data', '.env', 'site.env', '.next*'])
      expect(ignored).toContain(path);
  });
});

interface Service {
  image: string;
  build: { target: string; args: Record<string, string>; secrets: string[] };
  environment: Record<string, string>;
  env_file: string;
  read_only: boolean;
  tmpfs: string;
  cap_drop: string[];
  security_opt: string[];
  restart: string;
  stop_grace_period: string;
  ports: string[];
  volumes: string[];
  profiles?: string[];
  networks?: { default: { aliases: string[] } };
  mem_limit: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  privileged?: boolean;
  user?: string;
}

describe('compose.yaml', () => {
  const file = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
    secrets: Record<string, { file: string }>;
  };

  it('has the two programs, with what they share', () => {
    const usual = Object.entries(file.services).filter(([, { profiles }]) => !profiles);
    expect(usual.map(([name]) => name)).toEqual([...PROGRAMS]);
    expect(Object.keys(file.secrets)).toEqual(['settings']);
  });

  it.each(PROGRAMS)(
    '%s: its own stage, nothing written but to its volume, no rights, an end in time',
    (name) => {
      const service = file.services[name]!;
      expect(service.build).toMatchObject({ target: name, secrets: ['settings'] });
      expect(service.env_file).toBe(file.secrets['settings']?.file);
      expect(service).toMatchObject({
        ...{ read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'], restart: 'unless-stopped' },
        security_opt: ['no-new-privileges:true'],
      });
      expect([service.privileged, service.user]).toEqual([undefined, undefined]);
      expect(parseInt(service.stop_grace_period, 10)).toBeGreaterThan(10);
      expect(service.mem_limit).toMatch(/^\dg$/);
      // Only what runs on this machine reaches it: TLS is a proxy's.
      for (const port of service.ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
      const volumes = only(stage(name).lines, 'VOLUME').map(({ text }) => text);
      const mounted = service.volumes.map((volume) => volume.split(':'));
      expect(mounted.map(([, path]) => path)).toEqual(volumes);
      for (const [volume] of mounted) expect(Object.keys(file.volumes)).toContain(volume);
    },
  );

  it('sets only what the programs read, and the same addresses for both and for the build', () => {
    const read = ['src/config/env.ts', 'src/platform/platformEnv.ts']
      .map((path) => readFileSync(path, 'utf8'))
      .join();
    const ours = Object.entries(file.services).filter(([name]) => name !== 'database');
    for (const [, { environment }] of ours)
      for (const name of Object.keys(environment)) expect(read).toContain(name);
    const origins = ours.map(([, { environment }]) => environment['PLATFORM_ORIGIN']);
    const [built] = only(stage('build').lines, 'ARG').filter(({ text }) =>
      text.startsWith('PLATFORM_ORIGIN='),
    );
    expect(new Set([...origins, built?.text.split('=')[1]])).toEqual(new Set(['http://platform:4000']));
  });

  it('starts the site when the platform is ready', () => {
    expect(file.services['site']?.depends_on).toEqual({ platform: { condition: 'service_healthy' } });
    expect(file.services['platform']?.healthcheck?.test.join(' ')).toContain('/readyz');
  });

  it('shares a store between two platforms where it is asked to, each with a copy of its own', () => {
    const { platform, 'platform-2': second, database } = file.services;
    expect([second?.profiles, database?.profiles]).toEqual([['shared'], ['shared']]);
    // One image, one way to run, one name: whoever asks for the platform gets either.
    for (const name of ['image', 'build', 'read_only', 'cap_drop', 'healthcheck'] as const)
      expect(second?.[name]).toEqual(platform?.[name]);
    expect(second?.networks?.default.aliases).toEqual(['platform']);
    expect(second?.ports).toEqual([]);
    const copyOf = (service: Service | undefined) =>
      service?.volumes.find((volume) => volume.endsWith(':/data'))?.split(':')[0];
    expect(copyOf(second)).not.toBe(copyOf(platform));
    const [, shared = 'none'] =
      second?.volumes.map((one) => one.split(':')).find(([from]) => from === copyOf(platform)) ?? [];
    for (const [name, folder] of [
      ['PLATFORM_MEDIA', 'media'],
      ['PLATFORM_IMPORTS', 'imports'],
    ] as const)
      expect(second?.environment[name]).toBe(`${shared}/${folder}`);
    expect(second?.depends_on).toEqual({ platform: { condition: 'service_healthy' } });
    expect(platform?.depends_on).toEqual({ database: { condition: 'service_healthy', required: false } });
    expect(database).toMatchObject({ user: 'postgres', read_only: true, cap_drop: ['ALL'] });
    expect(database?.ports).toBeUndefined();
    expect(database?.image).toMatch(/^postgres:\d+-\w+$/);
    expect(Object.keys(database?.environment ?? {}).join()).not.toMatch(/PASSWORD/);
    for (const volume of [...(second?.volumes ?? []), ...(database?.volumes ?? [])])
      expect(Object.keys(file.volumes)).toContain(volume.split(':')[0]);
  });
});
