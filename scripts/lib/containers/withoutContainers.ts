/**
 * What the Dockerfile's last stages put together, put together in a folder: the same files, the packages of an install
 * without development packages, and no others.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copiesOf, readDockerfile, wordsOf } from './readDockerfile.ts';

/** As many files as a command line takes. */
const AT_ONCE = 2000;

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** Folders of packages that a production install has, the outermost of each. */
export function productionPackages(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) =>
        path.startsWith('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path]) => path);
}

/** Copies by hard links where that can be done: half a gigabyte of packages is not written again. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  if (status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** Each package of a production install, without those that lie in its folder: they are listed themselves. */
function linkPackages(root: string, to: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const run = (program: string, args: string[]) =>
    spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const files = productionPackages(packages).flatMap((path) =>
    // What is for another system is not there.
    run('find', [path, '-type', 'f', '-not', '-path', `${path}/node_modules/*`])
      .stdout.split('\n')
      .filter(Boolean),
  );
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = ['--parents', '-t', to, '--', ...files.slice(at, at + AT_ONCE)];
    if (run('cp', ['-l', ...some]).status !== 0 && run('cp', some).status !== 0)
      throw new Error('The packages could not be copied');
  }
}

/** Puts the files of a stage into a folder. Answers what the image is started with. */
export function layOut(stageName: string, root: string, folder: string): string[] {
  const stage = readDockerfile(join(root, 'Dockerfile')).find(({ name }) => name === stageName);
  if (!stage) throw new Error(`The Dockerfile has no stage ${stageName}`);
  mkdirSync(folder, { recursive: true });
  for (const { sources, target } of copiesOf(stage)) {
    for (const source of sources) {
      const path = source.replace(/^\/app\//, '');
      if (path === 'node_modules') linkPackages(root, folder);
      else
        link(
          join(root, path),
          target.endsWith('/') ? join(folder, target, basename(path)) : join(folder, target),
        );
    }
  }
  // The build's own files of pages: an image has none.
  rmSync(join(folder, '.next', 'cache'), { recursive: true, force: true });
  const command = stage.lines.findLast(({ keyword }) => keyword === 'CMD');
  const words = wordsOf(command?.text ?? '');
  if (!words) throw new Error(`The stage ${stageName} does not say what it is started with`);
  return words;
}
