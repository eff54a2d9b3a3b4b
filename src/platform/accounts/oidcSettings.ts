import { z } from 'zod';
import { ROLES } from './roles.ts';
import type { GivenRole } from './roles.ts';

/** How the organisation's own sign-in is asked (OpenID Connect), and what its groups may do here. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  /** '' for a client without one. */
  clientSecret: string;
  /** What the button says: "Sign in with …". */
  name: string;
  scope: string;
  /** The claim that lists somebody's groups. */
  groupsClaim: string;
  /** Group → roles here. Whoever is in none of these groups is not let in. */
  roles: Record<string, GivenRole[]>;
}

const role = z.enum(ROLES as [GivenRole['role'], ...GivenRole['role'][]]);
const given = z.union([
  role.transform((one): GivenRole => ({ role: one, subtree: '', locale: '' })),
  z.strictObject({
    role,
    /** Id of the item below which it holds. */
    subtree: z.string().default(''),
    locale: z.enum(['', 'en', 'es']).default(''),
  }),
]);
const table = z.record(z.string(), z.array(given).min(1));

/** Reads `{"group": ["author", {"role": "translator", "locale": "es"}]}`; what is wrong goes to `problems`. */
export function readRoleTable(text: string, problems: string[]): Record<string, GivenRole[]> {
  const wrong = (why: string) => problems.push(`STUDIO_OIDC_ROLES ${why}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    wrong('must be JSON, like {"web-editors": ["author"]}');
    return {};
  }
  const read = table.safeParse(json);
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.join('.') ?? '';
  wrong(`must list roles by group (${ROLES.join(', ')}); wrong at "${place}"`);
  return {};
}

/** The roles of somebody's groups, each once. */
export function rolesOfGroups(groups: unknown, roles: OidcSettings['roles']): GivenRole[] {
  const names: unknown[] = Array.isArray(groups) ? groups : [groups];
  const all = names.flatMap((name) =>
    typeof name === 'string' && Object.hasOwn(roles, name) ? roles[name]! : [],
  );
  return [...new Map(all.map((one) => [`${one.role} ${one.subtree} ${one.locale}`, one])).values()];
}
