import type { Save } from '../outbox/Outbox.ts';
import { createStudioApi } from './createStudioApi.ts';
import { Refusal, SignedOut } from './StudioApi.ts';

interface Asked {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** An api whose requests are answered by hand, in order. */
function world(...answers: [status: number, body: unknown, headers?: Record<string, string>][]) {
  const asked: Asked[] = [];
  const api = createStudioApi((path, init) => {
    asked.push({
      path: String(path),
      headers: init?.headers as Record<string, string>,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const [status, body, headers] = answers.shift() ?? [500, null];
    return Promise.resolve(new Response(JSON.stringify(body), { status, ...(headers && { headers }) }));
  });
  return { api, asked };
}

const problem = (message: string, code: number) => ({ meta: { errors: [{ message, code }] }, response: {} });
const session = {
  person: { id: 'p1', name: 'Mara', email: 'm@x.example' },
  rights: ['write'],
  token: 't1',
  needsFirstAccount: false,
  oidc: null,
  editingHost: 'http://localhost:3000',
  sites: [{ name: 'main', homeId: 'home', origin: 'x', zone: 'America/Denver' }],
};
const save: Save = {
  itemId: 'i1',
  language: 'en',
  version: 2,
  revision: 'r1',
  fields: [{ name: 'Headline', value: 'New', originalValue: 'Old' }],
  idempotencyKey: 'k1',
};

it('keeps the token of the session and sends it with everything that changes something', async () => {
  const { api, asked } = world([200, session], [200, { url: 'http://localhost:3000/api/editing/render?x' }]);
  expect(await api.session()).toMatchObject({ person: { id: 'p1' }, needsSetup: false });
  await api.frameAddress({ id: 'i1', path: '/find/*', language: 'en' }, 'word');
  expect(asked[0]?.headers?.['x-studio-token']).toBeUndefined();
  expect(asked[1]).toMatchObject({
    path: '/studio/api/tickets',
    headers: { 'x-studio-token': 't1' },
    body: { itemId: 'i1', locale: 'en', mode: 'edit', channel: 'word', path: '/find/example' },
  });
});

it('tells a wrong password from having to wait, and both from no answer', async () => {
  const { api } = world(
    [401, problem('wrong', 401)],
    [429, problem('slow', 429), { 'retry-after': '8' }],
    [503, problem('gone', 503)],
  );
  expect(await api.signIn('a', 'b')).toEqual({ kind: 'wrong', waitSeconds: 0 });
  expect(await api.signIn('a', 'b')).toEqual({ kind: 'wrong', waitSeconds: 8 });
  await expect(api.signIn('a', 'b')).rejects.toBeInstanceOf(TypeError);
});

it('saves under the revision the writing stands on, and under its key', async () => {
  const { api, asked } = world([
    200,
    { data: { updateItem: { item: { meridianRevision: 'r2', version: 2 } } } },
  ]);
  expect(await api.save(save)).toEqual({ kind: 'saved', revision: 'r2', version: 2 });
  expect(asked[0]).toMatchObject({
    path: '/sitecore/api/authoring/graphql/v1/',
    headers: { 'if-match': '"r1"', 'idempotency-key': 'k1' },
    body: { variables: { input: { itemId: 'i1', language: 'en', fields: save.fields } } },
  });
});

it('hands over both texts of a clash', async () => {
  const clash = { name: 'Headline', base: 'Old', yours: 'New', theirs: 'Theirs' };
  const extensions = {
    code: 'CONFLICT',
    author: '1bb1',
    authorName: 'Ana',
    at: 'now',
    revision: 'r9',
    fields: [clash],
  };
  const { api } = world([200, { data: null, errors: [{ message: 'changed', extensions }] }]);
  expect(await api.save(save)).toEqual({
    kind: 'conflict',
    revision: 'r9',
    version: 2,
    fields: [{ ...clash, author: 'Ana', at: 'now' }],
  });
});

it.each([
  [
    'the platform’s words',
    200,
    { errors: [{ message: 'No', extensions: { code: 'UNSAFE_CONTENT' } }] },
    'No',
  ],
  ['a refusal before the graph', 403, problem('Not from the Studio', 403), 'Not from the Studio'],
])('a save is refused with %s', async (_, status, body, reason) => {
  expect(await world([status, body]).api.save(save)).toEqual({ kind: 'refused', reason });
});

it('a save nobody answered rejects, so that it is sent again; an ended session is its own kind', async () => {
  await expect(world([502, null]).api.save(save)).rejects.toBeInstanceOf(TypeError);
  await expect(world([200, { data: { updateItem: {} } }]).api.save(save)).rejects.toThrow();
  expect(await world([401, problem('Sign in first', 401)]).api.save(save)).toEqual({ kind: 'signed-out' });
  await expect(world([401, problem('Sign in first', 401)]).api.pages('main', 'en')).rejects.toBeInstanceOf(
    SignedOut,
  );
});

it('shows the layout as it stands when a slot was changed by two', async () => {
  const layout = { main: [{ uid: 'u', componentName: 'Hero', dataSource: '', params: {} }] };
  const { api, asked } = world(
    [200, { errors: [{ message: 'changed', extensions: { code: 'CONFLICT' } }] }],
    [200, { data: { meridianLayout: { placeholders: layout, revision: 'r7' } } }],
  );
  const page = { id: 'i1', layoutRevision: 'r1', hasOwnLayout: true, language: 'es' as const };
  expect(await api.saveLayout(page, {})).toEqual({ kind: 'conflict', layout, revision: 'r7' });
  expect(asked[0]?.body).toMatchObject({ variables: { input: { itemId: 'i1', language: 'es' } } });
});

it('says why something was not published or made', async () => {
  const no = [200, { errors: [{ message: 'You may not publish this' }] }] as [number, unknown];
  await expect(world(no).api.publish(['i1'], ['en'])).rejects.toEqual(
    new Refusal('You may not publish this', 200),
  );
  const made = { name: 'Hero', template: 'Hero', parent: 'i1', fields: [], languages: ['en', 'es'] as const };
  await expect(world(no).api.create(made)).rejects.toBeInstanceOf(Refusal);
});

describe('an upload', () => {
  const media = {
    ...{ id: 'm1', name: 'door', folder: '', kind: 'picture', bytes: 9, width: 40, height: 30 },
    ...{ focal: { x: 50, y: 50 }, alt: { en: '', es: '' }, isDecorative: false, owner: 'p1', reviewBy: '' },
    ...{ uploadedAt: '2026-11-23T00:00:00Z', uploadedByName: 'Mara', deletedAt: null, cares: ['no-alt'] },
    ...{ src: '/-/media/library/m1/40.jpg', picture: '/p', thumbnail: '/t' },
  };

  it('is sent as it is, with the token of the session, and kept', async () => {
    const { api, asked } = world([200, session], [201, { media, isNew: true }]);
    await api.session();
    const kept = await api.uploadMedia(new File(['x'], 'a door & more.jpg'), 'Places');
    expect(kept).toMatchObject({ kind: 'kept', isNew: true, media: { id: 'm1' } });
    expect(asked[1]).toMatchObject({
      path: '/studio/api/media?name=a+door+%26+more.jpg&folder=Places',
      headers: { 'content-type': 'application/octet-stream', 'x-studio-token': 't1' },
    });
  });

  it('that is not taken says why, and a refusal of another kind stays one', async () => {
    const { api } = world(
      [422, { ...problem('It is damaged.', 422), refused: 'damaged' }],
      [403, problem('Your account may not do this.', 403)],
    );
    const file = new File(['x'], 'a.jpg');
    expect(await api.uploadMedia(file, '')).toEqual({ kind: 'refused', why: 'damaged' });
    await expect(api.uploadMedia(file, '')).rejects.toThrow('Your account may not do this.');
  });

  it('that is too large is not sent at all', async () => {
    const { api, asked } = world();
    const file = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'a.jpg');
    expect(await api.uploadMedia(file, '')).toEqual({ kind: 'refused', why: 'too-large' });
    expect(asked).toEqual([]);
  });
});
