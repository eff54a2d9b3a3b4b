import { isAllowed } from './licences.ts';
import type { LockedPackage } from './licences.ts';

/** A package as the lock file tells of it, with what its part of a bill of materials needs. */
export interface LockedPart extends LockedPackage {
  /** Only where it is called otherwise than its folder. */
  name?: string;
  integrity?: string;
  optional?: boolean;
  devOptional?: boolean;
  /** Where the files of a link are. */
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A part of the product, or the product itself, as CycloneDX has it. */
export interface BomComponent {
  'bom-ref': string;
  type: 'application' | 'library';
  name: string;
  version: string;
  scope: 'required' | 'optional';
  purl: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: ({ license: { id: string } } | { expression: string })[];
}

/** A bill of materials, CycloneDX 1.6. */
export interface Bom {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { lifecycles: { phase: 'pre-build' }[]; component: BomComponent };
  components: BomComponent[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const MODULES = 'node_modules/';

/** The order of code points, which no machine's language changes. */
const byRef = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The licence of a component as one SPDX expression. */
export function licenceTold({ licenses = [] }: BomComponent): string | undefined {
  const [told] = licenses;
  if (!told) return undefined;
  return 'expression' in told ? told.expression : told.license.id;
}

/** The path at which a package standing at a path finds another, as Node looks for it: beside it, then further up. */
function pathOf(packages: Record<string, LockedPart>, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const path = `${folder === '' ? '' : `${folder}/`}${MODULES}${name}`;
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf(`/${MODULES}`);
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

function componentOf(
  path: string,
  { name, version = '', integrity, license, optional }: LockedPart,
  licenceOf: (path: string) => string | undefined,
): BomComponent {
  const called = name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length);
  const licence = license ?? licenceOf(path);
  const hash = integrity?.startsWith('sha512-') && integrity.slice('sha512-'.length);
  return {
    'bom-ref': `${called}@${version}`,
    type: path.includes(MODULES) ? 'library' : 'application',
    ...{ name: called, version, scope: optional ? 'optional' : 'required' },
    purl: `pkg:npm/${called.replace('@', '%40')}@${version}`,
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    ...(licence !== undefined && {
      licenses: [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
    }),
  };
}

/**
 * What a production install of a lock file is made of, each package once with version, licence and hash, and what each depends
 * on. The same lock file gives the same bill on every machine and day: it has no number and no moment of its own. `licenceOf`
 * reads the manifest of a package whose licence the lock file does not tell.
 *
 * npm's own `npm sbom` refuses this lock file, because a library of the vendor's wants an older React than there is, and with
 * `--legacy-peer-deps` leaves out whatever comes as a peer.
 */
export function billOfMaterials(
  packages: Record<string, LockedPart>,
  licenceOf: (path: string) => string | undefined,
): Bom {
  const parts = Object.entries(packages).filter(([, { dev, link }]) => !dev && !link);
  const refs = new Map<string, string>();
  const components = new Map<string, BomComponent>();
  for (const [path, locked] of parts) {
    const component = componentOf(path, locked, licenceOf);
    refs.set(path, component['bom-ref']);
    components.set(component['bom-ref'], component);
  }
  const dependsOn = new Map<string, Set<string>>();
  for (const [path, { dependencies, optionalDependencies, peerDependencies }] of parts) {
    const ref = refs.get(path) ?? '';
    const known = dependsOn.get(ref) ?? new Set<string>();
    dependsOn.set(ref, known);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = pathOf(packages, path, name);
      const other = found === undefined ? undefined : refs.get(found);
      if (other !== undefined) known.add(other);
    }
  }
  const own = refs.get('') ?? '';
  const product = components.get(own);
  if (!product) throw new Error('The lock file does not say what it is the lock file of');
  components.delete(own);
  for (const [path, { link, resolved }] of Object.entries(packages))
    // Workspaces belong to the product, though nothing of it imports them.
    if (link && !path.includes(`/${MODULES}`) && resolved !== undefined)
      dependsOn.get(own)?.add(refs.get(resolved) ?? own);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: { lifecycles: [{ phase: 'pre-build' }], component: product },
    components: [...components.values()].sort((a, b) => byRef(a['bom-ref'], b['bom-ref'])),
    dependencies: [...dependsOn]
      .map(([ref, others]) => ({ ref, dependsOn: [...others].sort(byRef) }))
      .sort((a, b) => byRef(a.ref, b.ref)),
  };
}

/** What is wrong with a bill of materials, a line each: a licence that is not on the list, a package nobody could check. */
export function billProblems({ metadata, components }: Bom): string[] {
  return [metadata.component, ...components].flatMap((component) => {
    const { type, name, hashes, 'bom-ref': ref } = component;
    const licence = licenceTold(component);
    const isFine = licence !== undefined && isAllowed(licence, name);
    return [
      ...(isFine ? [] : [`${ref}: ${licence ?? 'no licence is told'}`]),
      ...(type === 'application' || hashes ? [] : [`${ref}: no integrity hash`]),
    ];
  });
}
