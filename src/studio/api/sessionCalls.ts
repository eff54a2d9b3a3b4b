import { z } from 'zod/mini';
import type { Http } from './http.ts';
import { Refusal, SignedOut } from './StudioApi.ts';
import type { StudioApi } from './StudioApi.ts';

const sessionShape = z.object({
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
  rights: z.array(z.string()),
  token: z.nullable(z.string()),
  needsFirstAccount: z.boolean(),
  oidc: z.nullable(z.object({ name: z.string(), address: z.string() })),
  editingHost: z.string(),
  sites: z.array(z.object({ name: z.string(), homeId: z.string(), zone: z.string() })),
});
const invitationShape = z.union([
  z.object({ kind: z.literal('first'), shortestPassword: z.number() }),
  z.object({
    kind: z.literal('invitation'),
    name: z.string(),
    email: z.string(),
    shortestPassword: z.number(),
  }),
]);
const ticketShape = z.object({ url: z.string() });

type Calls = Pick<StudioApi, 'session' | 'signIn' | 'invitation' | 'setUp' | 'signOut' | 'frameAddress'>;

/** Who is signed in, the ways in and out, and tickets for frames. */
export function sessionCalls(http: Http): Calls {
  return {
    async session() {
      const { person, rights, token, needsFirstAccount, oidc, editingHost, sites } = sessionShape.parse(
        await http.get('/studio/api/session'),
      );
      http.setToken(token);
      return {
        ...(person && { person }),
        rights,
        editingHost,
        sites,
        ...(oidc && { singleSignOn: oidc }),
        needsSetup: needsFirstAccount,
      };
    },
    async signIn(email, password) {
      try {
        await http.post('/studio/api/sign-in', { email, password });
        return { kind: 'signed-in' };
      } catch (error) {
        if (error instanceof SignedOut) return { kind: 'wrong', waitSeconds: 0 };
        if (error instanceof Refusal && error.status === 429)
          return { kind: 'wrong', waitSeconds: error.waitSeconds };
        throw error;
      }
    },
    invitation: async (token) => invitationShape.parse(await http.post('/studio/api/setup', { token })),
    async setUp(token, person) {
      await http.post('/studio/api/setup', { token, ...person });
    },
    async signOut() {
      await http.post('/studio/api/sign-out', {});
      http.setToken(null);
    },
    async frameAddress({ id, path, language, moment }, nonce) {
      const body = { itemId: id, locale: language, mode: 'edit', channel: nonce, ...(moment && { moment }) };
      // A page that stands for many addresses shows the entity its draft names as an example, at any of them.
      const shown = path.replaceAll('*', 'example');
      return ticketShape.parse(await http.post('/studio/api/tickets', { ...body, path: shown })).url;
    },
  };
}
