import { parseEnv } from '#src/config/env.ts';
import type { SaveAnswer, SaveRequest } from '#src/ports/AuthoringPort.ts';
import { writeTicket } from '#src/server/savingTicket.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { authoringApi } from './authoringApi.ts';
import type { EditingServices } from './editingCalls.ts';
import { iconsApi } from './iconsApi.ts';

const now = new Date('2026-01-05T10:00:00Z');
const secret = 'editing-secret';
const env = parseEnv({ SITE_ORIGIN: 'http://localhost:3000', JSS_EDITING_SECRET: secret });
const ticket = writeTicket(
  { site: 'main', itemId: 'page', language: 'en', version: 2, datasources: ['source'] },
  secret,
  now,
);
const request = {
  itemId: 'page',
  language: 'en',
  version: 2,
  revision: 'r1',
  fields: [{ name: 'Meta Title', value: 'New', originalValue: 'Old' }],
};
const headers = {
  origin: 'http://localhost:3000',
  'content-type': 'application/json',
  'x-saving-ticket': ticket,
};

function world(more: Partial<EditingServices> = {}) {
  const saved: SaveRequest[] = [];
  const logged: Record<string, unknown>[] = [];
  const services: EditingServices = {
    env,
    log: (entry) => void logged.push(entry),
    icons: { find: async () => [] },
    authoring: {
      async saveFields(asked): Promise<SaveAnswer> {
        saved.push(asked);
        return { kind: 'saved', revision: 'r2' };
      },
    },
    ...more,
  };
  return { saved, logged, services: () => services };
}
const save = (services: () => EditingServices, more: Parameters<typeof callApi>[1] = {}, at = now) =>
  callApi(
    authoringApi(services, () => at),
    { method: 'POST', headers, body: request, ...more },
  );

describe('POST /api/editing/authoring', () => {
  it('saves what the ticket is for, and nobody keeps the answer', async () => {
    const { services, saved } = world();
    const answer = await save(services);
    expect([answer.status, answer.json()]).toEqual([200, { kind: 'saved', revision: 'r2' }]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(saved).toEqual([request]);
    expect((await save(services, { body: { ...request, itemId: 'source', version: 7 } })).status).toBe(200);
  });

  it('does not exist without credentials for the platform', async () => {
    const { services, logged } = world();
    const { authoring, ...without } = services();
    void authoring;
    expect((await save(() => without)).status).toBe(404);
    expect(logged).toEqual([]);
  });

  it.each<[string, Parameters<typeof callApi>[1], number]>([
    ['no ticket', { headers: { ...headers, 'x-saving-ticket': '' } }, 401],
    ['a guessed ticket', { headers: { ...headers, 'x-saving-ticket': `${ticket.slice(0, -2)}xx` } }, 401],
    ['another site', { headers: { ...headers, origin: 'https://evil.example' } }, 403],
    ['no origin', { headers: { ...headers, origin: '' } }, 403],
    ['the origin of nothing', { headers: { ...headers, origin: 'null' } }, 403],
    ['a page of another site', { headers: { ...headers, 'sec-fetch-site': 'same-site' } }, 403],
    ['a form', { headers: { ...headers, 'content-type': 'text/plain' } }, 415],
    ['another item', { body: { ...request, itemId: 'other' } }, 403],
    ['another version', { body: { ...request, version: 3 } }, 403],
    ['another language', { body: { ...request, language: 'es' } }, 403],
    ['the layout', { body: { ...request, fields: [{ ...request.fields[0], name: '__Renderings' }] } }, 400],
    ['another operation', { body: { ...request, query: 'mutation { deleteItem }' } }, 400],
    ['an id that is none', { body: { ...request, itemId: 'a" }' } }, 400],
    ['no fields', { body: { ...request, fields: [] } }, 400],
    [
      'a text without end',
      { body: { ...request, fields: [{ ...request.fields[0], value: 'x'.repeat(70_000) }] } },
      400,
    ],
    ['a GET', { method: 'GET' }, 405],
  ])('refuses %s, and saves nothing', async (_, more, status) => {
    const { services, saved } = world();
    expect((await save(services, more)).status).toBe(status);
    expect(saved).toEqual([]);
  });

  it('refuses a ticket whose half hour is over', async () => {
    const { services, saved } = world();
    expect((await save(services, {}, new Date('2026-01-05T10:31:00Z'))).status).toBe(401);
    expect(saved).toEqual([]);
  });
});

describe('GET /api/editing/icons', () => {
  const ask = (services: () => EditingServices, more: Parameters<typeof callApi>[1] = {}) =>
    callApi(
      iconsApi(services, () => now),
      { url: '/api/editing/icons?query=heart', query: { query: 'heart' }, headers, ...more },
    );
  const heart = { prefix: 'fas', name: 'heart', width: 1, height: 1, path: 'M0 0' };

  it('[S-317, E-056] answers the icons of the service, to pages in edit mode alone', async () => {
    const { services } = world({ icons: { find: async () => [heart] } });
    expect((await ask(services)).json()).toEqual({ icons: [heart] });
    expect((await ask(services, { headers: {} })).status).toBe(401);
  });

  it.each([
    ['[X-012]', 'bad query', 400],
    ['[X-013]', 'missing icon kit token', 502],
  ])('%s says so in the log: %s', async (_, message, status) => {
    const { services, logged } = world({
      icons: {
        find: async () => {
          throw new Error(message);
        },
      },
    });
    expect((await ask(services)).status).toBe(status);
    expect(logged).toContainEqual({ event: 'icons', message });
  });

  it('does not exist where nobody edits', async () => {
    const { services } = world({ env: parseEnv({}) });
    expect((await ask(services)).status).toBe(404);
  });
});
