/**
 * An identity provider for tests, a program of its own: `node identityProvider.ts REDIRECT_ADDRESS` prints its address and
 * then lets in whoever a request names in the header `x-person`, without asking for more.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Context } from 'oidc-provider';

const PEOPLE: Record<string, Record<string, unknown>> = {
  ana: { name: 'Ana Lopez', email: 'ana@meridian.example', email_verified: true, groups: ['web', 'all'] },
  ben: { name: 'Ben Wu', email: 'ben@meridian.example', email_verified: true, groups: ['all'] },
  cy: { name: 'Cy Hall', email: 'cy@meridian.example', email_verified: false, groups: ['es'] },
  dee: { name: 'Dee', groups: ['web'] },
};
const SCOPES = 'openid profile email groups';

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'studio',
        client_secret: 'secret-of-the-studio',
        redirect_uris: [process.argv[2]],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['for tests'] },
    scopes: SCOPES.split(' '),
    claims: { profile: ['name'], email: ['email', 'email_verified'], groups: ['groups'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/enter/${uid}` },
    findAccount: (_context: Context, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...PEOPLE[id] }),
    }),
    loadExistingGrant: async ({ oidc }: Context) => {
      const { clientId } = oidc.client;
      const known = oidc.session.grantIdFor(clientId);
      if (known) return oidc.provider.Grant.find(known);
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/enter/')) answer(request, response);
    else {
      const accountId = String(request.headers['x-person']);
      provider.interactionFinished(request, response, { login: { accountId } }).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    }
  });
  process.stdout.write(`listening ${issuer}\n`);
});
