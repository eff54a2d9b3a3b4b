/** A package as the lock file tells of it. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Licences under which everybody may run and pass on this product with the package in it. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Licences allowed to some packages only, with the reason. */
const EXCEPTIONS: readonly { licence: string; packages: RegExp; reason: string }[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason: 'libvips, a library of its own that sharp loads when it runs, unchanged',
  },
];

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether an SPDX expression of ids, AND and OR (no nesting) is fulfilled by what is allowed; any other is not. */
export function isAllowed(expression: string, name: string): boolean {
  const allows = (id: string) =>
    ALLOWED.has(id) || EXCEPTIONS.some(({ licence, packages }) => licence === id && packages.test(name));
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allows(id.trim())));
}

/** The licence a package's manifest tells, in today's form or the one npm had before. */
export function licenceOfManifest(manifest: unknown): string | undefined {
  const { license, licenses } = manifest as { license?: unknown; licenses?: { type?: unknown }[] };
  if (typeof license === 'string') return license;
  const types = (licenses ?? []).map(({ type }) => type).filter((type) => typeof type === 'string');
  return types.length > 0 ? types.join(' OR ') : undefined;
}

/**
 * The packages of an install without development packages that come under other terms, a line each.
 * `licenceOf` reads the manifest of a package whose licence the lock file does not tell.
 */
export function licenceProblems(
  packages: Record<string, LockedPackage>,
  licenceOf: (path: string) => string | undefined,
): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, dev, link }]) => {
    if (path === '' || dev || link || !path.includes('node_modules/')) return [];
    const licence = license ?? licenceOf(path);
    if (licence !== undefined && isAllowed(licence, nameOf(path))) return [];
    return [`${nameOf(path)}@${version}: ${licence ?? 'no licence is told'}`];
  });
}
