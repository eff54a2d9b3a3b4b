// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
const stampIn = (root) => join(root, 'node_modules', '.installed-lock');
/**
 * @typedef {{ name: string, workspaces?: string[] } & Record<string, unknown>} Manifest
 * @type {(folder: string) => Manifest}
 */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
/** @param {string} root */
const workspacesOf = (root) => (manifestIn(root).workspaces ?? []).map((folder) => join(root, folder));

/**
 * What the lock file and the manifests of the repository and its workspaces ask for, as a mark.
 * @param {string} root
 */
function wantedIn(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of [root, ...workspacesOf(root)]) {
    const { name, dependencies, devDependencies, optionalDependencies, overrides } = manifestIn(folder);
    hash.update(JSON.stringify([name, dependencies, devDependencies, optionalDependencies, overrides]));
  }
  return hash.digest('hex');
}

/**
 * Whether npm, called by somebody else, has put what is locked in place: it notes what it put there. Packages for other
 * systems may be absent.
 * @param {string} root
 */
function isAsLocked(root) {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  /** @type {(file: string) => Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  const there = packagesIn(noted);
  /** @param {string} path */
  const lies = (path) => existsSync(join(root, path, 'package.json'));
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || (there[path]?.version === version && lies(path)),
  );
}

/**
 * Whether what is asked for was installed last, workspaces among it. A workspace is a link in `node_modules`, which an
 * install of older days lacks.
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = stampIn(root);
  const isNoted = existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedIn(root);
  if (!isNoted && !isAsLocked(root)) return false;
  return workspacesOf(root).every((folder) =>
    existsSync(join(root, 'node_modules', manifestIn(folder).name, 'package.json')),
  );
}

/**
 * Notes that what is asked for now has been installed.
 * @param {string} root
 */
export function noteInstalled(root) {
  writeFileSync(stampIn(root), wantedIn(root));
}
