import { z } from 'zod/mini';
import type { Http } from './http.ts';
import type { StudioApi } from './StudioApi.ts';

export const ROLES = [
  'author',
  'translator',
  'reviewer',
  'publisher',
  'media',
  'directory',
  'admin',
  'auditor',
] as const;
export type Role = (typeof ROLES)[number];

const givenShape = z.object({
  role: z.enum(ROLES),
  /** Id of the page at the top of a part of the site; '' for all of it. */
  subtree: z.string(),
  locale: z.enum(['', 'en', 'es']),
});
const personShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isLocked: z.boolean(),
  roles: z.array(givenShape),
  hasPassword: z.boolean(),
  isFromElsewhere: z.boolean(),
});
const invitationShape = z.object({ link: z.string(), expiresAt: z.string() });
const auditShape = z.object({
  rows: z.array(
    z.object({
      seq: z.number(),
      at: z.string(),
      actor: z.string(),
      actorName: z.nullable(z.string()),
      act: z.string(),
      itemId: z.optional(z.string()),
      locale: z.optional(z.string()),
      detail: z.optional(z.record(z.string(), z.unknown())),
      /** The page it happened on, as it is called today; null where there is none any more. */
      page: z.nullable(z.object({ name: z.string(), path: z.string() })),
      /** What the item itself is called, and people and pages whose ids stand in the detail. */
      names: z.record(z.string(), z.string()),
    }),
  ),
  before: z.nullable(z.number()),
});
const checkShape = z.object({ firstBroken: z.nullable(z.object({ seq: z.number(), problem: z.string() })) });

const kindShape = z.object({
  name: z.string(),
  template: z.string(),
  below: z.optional(z.string()),
  needsApproval: z.boolean(),
  reviewDays: z.optional(z.number()),
});

/** A kind of page, and what its publication takes. */
export interface PageKind {
  name: string;
  template: string;
  below?: string | undefined;
  needsApproval: boolean;
  reviewDays?: number | undefined;
}
export type GivenRole = z.infer<typeof givenShape>;
export type Person = z.infer<typeof personShape>;
/** A link that lets somebody in, to be handed over by people. */
export type InvitationLink = z.infer<typeof invitationShape>;
export type AuditPage = z.infer<typeof auditShape>;
export interface AuditFilter {
  actor?: string;
  act?: string;
  item?: string;
  before?: number;
}

type Calls = Pick<
  StudioApi,
  | 'people'
  | 'invite'
  | 'changePerson'
  | 'newLink'
  | 'signPersonOut'
  | 'kinds'
  | 'saveKinds'
  | 'audit'
  | 'auditCheck'
>;

/** Who has an account and what they may do; and what was done. */
export function peopleCalls(http: Http): Calls {
  const at = (id: string) => `/studio/api/people/${encodeURIComponent(id)}`;
  return {
    people: async () =>
      z.object({ people: z.array(personShape) }).parse(await http.get('/studio/api/people')).people,
    invite: async (person) =>
      z.object({ invitation: invitationShape }).parse(await http.post('/studio/api/people', person))
        .invitation,
    async changePerson(id, changes) {
      await http.put(at(id), changes);
    },
    newLink: async (id) =>
      z.object({ invitation: invitationShape }).parse(await http.post(`${at(id)}/invitation`, {})).invitation,
    kinds: async () =>
      z.object({ kinds: z.array(kindShape) }).parse(await http.get('/studio/api/kinds')).kinds,
    async saveKinds(kinds) {
      await http.put('/studio/api/kinds', { kinds });
    },
    async signPersonOut(id) {
      await http.post(`${at(id)}/sign-out`, {});
    },
    audit: async (filter) => {
      const asked = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
      const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
      return auditShape.parse(await http.get(`/studio/api/audit?${query}`));
    },
    auditCheck: async () => checkShape.parse(await http.get('/studio/api/audit/check')).firstBroken,
  };
}
