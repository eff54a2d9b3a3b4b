import { z } from 'zod';
import type { OidcSettings } from './accounts/oidcSettings.ts';
import { readRoleTable } from './accounts/oidcSettings.ts';
import { isSameSite } from './isSameSite.ts';

/** What the Studio needs to know of its surroundings. */
export interface StudioSettings {
  /** Its public origin; undefined where there is no Studio. */
  origin: string | undefined;
  /** Why there is none although nobody turned it off. */
  reason?: string;
  /** Public origin of the site that is framed. */
  editingHost: string;
  /** Folder of the built Studio. */
  folder: string;
  oidc: OidcSettings | undefined;
  trustedProxyHops: number;
}

const text = (fallback: string) =>
  z
    .string()
    .trim()
    .optional()
    .transform((value) => value || fallback);
const isAddress = (value: string) => URL.canParse(value) && /^https?:/.test(value);

/** The Studio's part of the environment. */
export const studioShape = {
  STUDIO_ORIGIN: text('').refine(
    (value) => value === '' || value === 'off' || isAddress(value),
    'must be an address like https://studio.example.org, or off',
  ),
  STUDIO_FOLDER: text('.studio'),
  EDITING_HOST_ORIGIN: text('').refine(
    (value) => value === '' || isAddress(value),
    'must be an address like https://www.example.org',
  ),
  STUDIO_OIDC_ISSUER: text(''),
  STUDIO_OIDC_CLIENT_ID: text(''),
  STUDIO_OIDC_CLIENT_SECRET: text(''),
  STUDIO_OIDC_NAME: text('your organisation'),
  STUDIO_OIDC_SCOPE: text('openid profile email'),
  STUDIO_OIDC_GROUPS_CLAIM: text('groups'),
  STUDIO_OIDC_ROLES: text(''),
  TRUSTED_PROXY_HOPS: text('0')
    .refine((value) => /^[0-5]$/.test(value), 'must be a number from 0 to 5')
    .transform(Number),
};
type Values = z.output<z.ZodObject<typeof studioShape>>;

/** The name a machine has in the links people open: cookies of `localhost` are not those of `127.0.0.1`. */
const named = (origin: string) =>
  origin.replace('//127.0.0.1', '//localhost').replace('//[::1]', '//localhost');

/**
 * Reads the Studio's settings; what is wrong goes to `problems`. Where nothing is said of it the Studio is at the
 * platform's own address, if a browser would take that for the same site as the one it frames; else there is none.
 */
export function readStudioSettings(
  values: Values,
  { platform, site }: { platform: string | undefined; site: string },
  problems: string[],
): StudioSettings {
  const editingHost = new URL(values.EDITING_HOST_ORIGIN || site).origin;
  const rest = {
    editingHost,
    folder: values.STUDIO_FOLDER,
    oidc: readOidc(values, problems),
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
  };
  if (values.STUDIO_ORIGIN === 'off') return { origin: undefined, ...rest };
  const isSaid = values.STUDIO_ORIGIN !== '';
  const origin = isSaid ? new URL(values.STUDIO_ORIGIN).origin : platform && named(new URL(platform).origin);
  if (origin === undefined) return { origin, ...rest };
  if (isSameSite(origin, editingHost)) return { origin, ...rest };
  const reason =
    `STUDIO_ORIGIN ${origin} and the framed site ${editingHost} (EDITING_HOST_ORIGIN) are different sites to a browser, ` +
    'which would leave the frame without its cookies: give both names below one domain, and one scheme';
  if (isSaid) problems.push(reason);
  return { origin: undefined, reason, ...rest };
}

function readOidc(values: Values, problems: string[]): OidcSettings | undefined {
  const { STUDIO_OIDC_ISSUER: issuer, STUDIO_OIDC_CLIENT_ID: clientId, STUDIO_OIDC_ROLES: roles } = values;
  if (issuer === '') {
    for (const name of ['STUDIO_OIDC_CLIENT_ID', 'STUDIO_OIDC_CLIENT_SECRET', 'STUDIO_OIDC_ROLES'] as const)
      if (values[name] !== '') problems.push(`${name} is set, but STUDIO_OIDC_ISSUER is not`);
    return undefined;
  }
  if (!isAddress(issuer))
    problems.push('STUDIO_OIDC_ISSUER must be an address like https://login.example.org');
  else if (issuer.startsWith('http:') && !/^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(issuer))
    problems.push('STUDIO_OIDC_ISSUER must be https where it is not this machine');
  if (clientId === '') problems.push('STUDIO_OIDC_CLIENT_ID must be set where STUDIO_OIDC_ISSUER is');
  if (roles === '') problems.push('STUDIO_OIDC_ROLES must say which groups have which roles, as JSON');
  return {
    ...{ issuer, clientId, clientSecret: values.STUDIO_OIDC_CLIENT_SECRET, name: values.STUDIO_OIDC_NAME },
    ...{ scope: values.STUDIO_OIDC_SCOPE, groupsClaim: values.STUDIO_OIDC_GROUPS_CLAIM },
    roles: roles === '' ? {} : readRoleTable(roles, problems),
  };
}
