import { pageId } from '../content/putPage.ts';
import { stableId } from '../content/stableId.ts';
import { authoringWorld, person, token } from './testing/authoringWorld.ts';
import type { AuthoringWorld, Loose } from './testing/authoringWorld.ts';

const about = pageId('main', '/about');
const UPDATE = `mutation($input: UpdateItemInput!) { updateItem(input: $input) {
  item { itemId displayName meridianRevision version title: field(name: "Title") { value } } } }`;
const LAYOUT = `mutation($input: MeridianSaveLayoutInput!) { meridianSaveLayout(input: $input) { placeholders revision } }`;
const PUBLISH = `mutation($ids: [ID!]) { publishItem(input: { rootItemIds: $ids, languages: ["en", "es"],
  targetDatabases: ["experienceedge"], publishItemMode: SMART, publishSubItems: true }) { operationId } }`;
const field = (name: string, value: string, originalValue?: string) => ({
  ...{ name, value },
  ...(originalValue === undefined ? {} : { originalValue }),
});

let world: AuthoringWorld;
beforeEach(async () => {
  world = await authoringWorld();
});
afterEach(() => world.close());

const head = () => world.store.content.version(about, 'en', 'draft')!;
const live = (path: string) => world.store.content.itemByPath('main', path, 'published')?.id;
const save = (fields: object[], headers: Record<string, string> = {}, more: object = {}) =>
  world.ask(UPDATE, { input: { itemId: about, language: 'en', fields, ...more } }, headers);
const code = (answer: { errors?: { extensions?: Record<string, Loose> }[] }) =>
  answer.errors?.[0]?.extensions?.['code'] as unknown;

describe('who is answered', () => {
  it('nobody without a session or the token', async () => {
    world.actor = undefined;
    const query = '{ item(where: { path: "/sitecore/content/main/about" }) { name } }';
    expect((await world.ask(query)).status).toBe(401);
    expect((await world.ask(query, {}, { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await world.ask(query, {}, { authorization: `Bearer ${token}` })).data).toEqual({
      item: { name: 'About' },
    });
  });

  it('no page of another origin, no form, and nobody gets a header that would let one read', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000']) {
      const answer = await world.ask('{ __typename }', {}, { origin });
      expect([origin, answer.status]).toEqual([origin, 403]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await world.ask('{ __typename }', {}, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await world.ask('{ __typename }', {}, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('asks for the right of each operation, at its item and in its language', async () => {
    const asked: string[] = [];
    world.actor = person('tom', (right, where) => {
      asked.push([right, where?.locale ?? '', where?.itemId === about].join(' '));
      return false;
    });
    const mutations: [string, string][] = [
      [`updateItem(input: { itemId: "${about}", language: "es" }) { item { name } }`, 'write es true'],
      [
        `createItem(input: { name: "x", templateId: "Page", parent: "${about}" }) { item { name } }`,
        'structure en true',
      ],
      [`deleteItem(input: { itemId: "${about}" }) { successful }`, 'structure  true'],
      [
        `moveItem(input: { itemId: "${about}", targetParentPath: "/sitecore/content/main" }) { item { name } }`,
        'structure  true',
      ],
      [
        `copyItem(input: { itemId: "${about}", targetParentPath: "/sitecore/content/main" }) { item { name } }`,
        'read  true',
      ],
      [`renameItem(input: { itemId: "${about}", newName: "x" }) { item { name } }`, 'structure  true'],
      [`addItemVersion(input: { itemId: "${about}", language: "en" }) { item { name } }`, 'write en true'],
      [
        `publishItem(input: { rootItemIds: ["${about}"], languages: ["es"] }) { operationId }`,
        'publish es true',
      ],
      [`meridianUnpublish(input: { itemIds: ["${about}"] }) { operationId }`, 'publish en true'],
      [`meridianSaveLayout(input: { itemId: "${about}", placeholders: {} }) { revision }`, 'structure  true'],
      [
        `meridianRestore(input: { itemId: "${about}", language: "en", revision: "x" }) { item { name } }`,
        'write en true',
      ],
      [`meridianUndelete(itemId: "${about}") { item { name } }`, 'structure  true'],
      [
        `meridianCreatePage(input: { parent: "${about}", name: "x", segment: "x", template: "Page", languages: ["es"] }) { item { name } }`,
        'structure es true',
      ],
      [
        `meridianCopyPage(input: { itemId: "${about}", name: "x", segment: "x", language: "en", withBelow: true }) { item { name } }`,
        'read  true',
      ],
      [
        `meridianPlacePage(input: { itemId: "${about}", address: "/x" }) { item { name } }`,
        'structure  true',
      ],
      [
        `meridianRestorePage(input: { itemId: "${about}", language: "en", moment: "draft" }) { item { name } }`,
        'write en true',
      ],
    ];
    const before = world.store.sequence();
    for (const [mutation, right] of mutations) {
      asked.length = 0;
      const answer = await world.ask(`mutation { ${mutation} }`);
      expect([mutation, code(answer), asked[0]]).toEqual([mutation, 'FORBIDDEN', right]);
    }
    const queries = [
      `item(where: { itemId: "${about}" }) { name }`,
      `meridianRevisions(itemId: "${about}") { seq }`,
      `meridianUsages(itemId: "${about}") { kind }`,
      `meridianLinks(itemId: "${about}") { kind }`,
      `meridianLayout(itemId: "${about}") { revision }`,
    ];
    for (const query of queries) expect(code(await world.ask(`{ ${query} }`))).toBe('FORBIDDEN');
    expect([world.store.sequence(), world.audited]).toEqual([before, []]);
  });

  it('has limits of depth and size, and does one mutation at a time', async () => {
    const deep = `{ item(where: { itemId: "${about}" }) { ${'parent { '.repeat(14)}name${' }'.repeat(14)} } }`;
    expect((await world.ask(deep)).errors?.[0]?.message).toMatch(/nested deeper/);
    const rename = (name: string, as: string) =>
      `${as}: renameItem(input: { itemId: "${about}", newName: "${name}" }) { item { name } }`;
    const two = await world.ask(`mutation { ${rename('a', 'one')} ${rename('b', 'two')} }`);
    expect([code(two), world.store.content.item(about)?.name]).toEqual(['BAD_USER_INPUT', 'About']);
  });
});

describe('reading', () => {
  it('tells an item in the words of the vendor', async () => {
    const { data } =
      await world.ask(`{ item(where: { path: "/sitecore/content/main/about", language: "en" }) {
      itemId dashed: itemId(format: "D") name path version hasChildren database { name } language { name }
      template { name templateId(format: "D") } parent { name } children { nodes { name meridianPath } }
      versions { version } fields(ownFields: true) { nodes { name value templateField { type } } }
      revision: field(name: "__Revision") { value } meridianLivePath meridianLiveLanguages meridianPending } }`);
    expect(data?.['item']).toMatchObject({
      ...{ itemId: about.replaceAll('-', ''), dashed: about, name: 'About', version: 1, hasChildren: true },
      ...{ path: '/sitecore/content/main/about', parent: { name: 'Home' } },
      template: { name: 'Page', templateId: stableId('template', 'Page') },
      children: { nodes: [{ name: 'People', meridianPath: '/about/people' }] },
      fields: { nodes: [{ name: 'Title', value: 'About', templateField: { type: 'Single-Line Text' } }] },
      revision: { value: head().revision },
      ...{ meridianLivePath: '/about', meridianLiveLanguages: ['en', 'es'], meridianPending: false },
    });
  });

  it('answers null for what is not there', async () => {
    expect(
      (await world.ask('{ item(where: { path: "/sitecore/content/main/none" }) { name } }')).data,
    ).toEqual({
      item: null,
    });
  });
});

describe('saving texts', () => {
  it('writes the draft, the history and the audit log, and leaves visitors what they have', async () => {
    const before = head();
    const { data } = await save([field('Title', 'About us')], { 'if-match': `"${before.revision}"` });
    expect(data?.['updateItem'].item).toMatchObject({ title: { value: 'About us' }, version: 2 });
    expect(head().revision).toBe(data?.['updateItem'].item.meridianRevision);
    expect(world.store.content.version(about, 'en', 'published')?.fields['Title']).toMatchObject({
      value: 'About',
    });
    expect(world.store.content.revisions(about, 'en', 1)[0]).toMatchObject({
      ...{ author: 'ana', kind: 'save', parent: before.revision },
    });
    expect(world.audited).toEqual([
      expect.objectContaining({ actor: 'ana', act: 'save', itemId: about, locale: 'en' }),
    ]);
  });

  it('merges what two editors changed in different fields', async () => {
    const began = { 'if-match': head().revision };
    await save([field('Title', 'A')], began);
    world.actor = person('ben');
    const second = await save([field('Description', 'B', '')], began);
    expect(second.errors).toBeUndefined();
    expect(head().fields).toMatchObject({ Title: { value: 'A' }, Description: { value: 'B' } });
  });

  it('shows both texts where two changed one, writes neither over the other, and keeps the one not taken', async () => {
    const began = { 'if-match': head().revision };
    await save([field('Title', 'A')], began);
    const saved = head();
    world.actor = person('ben');
    const second = await save([field('Title', 'B'), field('Description', 'also mine')], began);
    expect(second.status).toBe(200);
    expect(second.errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'CONFLICT', base: 'About', yours: 'B', theirs: 'A', author: 'ana', at: saved.updatedAt },
      authorName: 'ana',
      ...{ revision: saved.revision, fields: [{ name: 'Title', base: 'About', yours: 'B', theirs: 'A' }] },
    });
    expect(head()).toEqual(saved);
    const [kept] = world.store.content.revisions(about, 'en', 1);
    expect(kept).toMatchObject({
      ...{ kind: 'conflict', author: 'ben' },
      fields: { Title: { value: 'B' }, Description: { value: 'also mine' } },
    });
  });

  it('does the same once however often it is sent with one key', async () => {
    const headers = { 'if-match': head().revision, 'idempotency-key': 'k1' };
    const first = await save([field('Title', 'once')], headers);
    const rows = () => world.store.content.revisions(about, 'en', 99).length;
    const count = rows();
    await save([field('Title', 'meanwhile')]);
    const again = await save([field('Title', 'once')], headers);
    expect(again.data).toEqual(first.data);
    expect([rows(), head().fields['Title']]).toMatchObject([count + 1, { value: 'meanwhile' }]);
    const other = await save([field('Title', 'other')], { 'idempotency-key': 'k1' });
    expect(other.errors?.[0]?.message).toMatch(/used for another request/);
    world.actor = person('ben');
    expect((await save([field('Title', 'bens')], { 'idempotency-key': 'k1' })).errors).toBeUndefined();
  });

  it('keeps one text of a conflict that is sent twice, and answers the same', async () => {
    const began = head().revision;
    await save([field('Title', 'A')]);
    const headers = { 'if-match': began, 'idempotency-key': 'k2' };
    const first = await save([field('Title', 'B')], headers);
    const again = await save([field('Title', 'B')], headers);
    const said = ({ errors }: typeof first) =>
      errors?.map(({ message, extensions }) => ({ message, extensions }));
    expect(said(again)).toEqual(said(first));
    expect(
      world.store.content.revisions(about, 'en', 99).filter(({ kind }) => kind === 'conflict'),
    ).toHaveLength(1);
  });

  it('stores values alone: no ready-made markup, no script, no unsafe address', async () => {
    world.store.content.saveDraft({
      ...{ itemId: about, locale: 'en', displayName: 'About' },
      fields: { Title: { value: 'x', editable: '<p onclick="alert(1)">x</p>' } },
    });
    await save([field('Description', 'y')]);
    expect(head().fields['Title']).toEqual({ value: 'x' });
    const before = head();
    for (const bad of [
      field('Text', '<p>ok</p><script>alert(1)</script>'),
      field('Link', '<link href="javascript:alert(1)" />'),
    ]) {
      expect(code(await save([bad]))).toBe('UNSAFE_CONTENT');
    }
    expect(head()).toEqual(before);
  });

  it('refuses another version than the latest and a language that is none', async () => {
    expect(code(await save([field('Title', 'x')], {}, { version: 7 }))).toBe('BAD_USER_INPUT');
    expect(code(await save([field('Title', 'x')], {}, { language: 'fr' }))).toBe('BAD_USER_INPUT');
    expect(code(await save([field('__Renderings', 'x')]))).toBe('BAD_USER_INPUT');
  });
});

describe('saving layouts', () => {
  const part = (uid: string, componentName = 'RichText') => ({
    ...{ uid, componentName, dataSource: '', params: {} },
  });
  const saveLayout = (placeholders: unknown, headers: Record<string, string> = {}) =>
    world.ask(LAYOUT, { input: { itemId: about, placeholders } }, headers);
  const layout = () => world.store.content.layout(about, 'draft')!;

  it('merges different slots and refuses to choose in one slot', async () => {
    const began = { 'if-match': layout().revision };
    const { main } = layout().placeholders;
    expect((await saveLayout({ main, bottom: [part('one')] }, began)).errors).toBeUndefined();
    expect((await saveLayout({ main: [...main!, part('two')] }, began)).errors).toBeUndefined();
    expect(layout().placeholders).toMatchObject({ bottom: [{ uid: 'one' }] });
    expect(layout().placeholders['main']).toHaveLength(2);
    const third = await saveLayout({ main: [part('three')] }, began);
    expect(third.errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'CONFLICT', author: 'ana', slots: [{ holder: '', slot: 'main' }] },
      yours: { main: [{ uid: 'three' }] },
    });
    expect(world.store.content.revisions(about, '', 1)[0]).toMatchObject({
      ...{ kind: 'conflict', placeholders: { main: [{ uid: 'three' }] } },
    });
  });

  it('refuses a component where it may not stand, with words for the editor', async () => {
    const answer = await saveLayout({ main: [part('x', 'AccordionItem')] });
    expect([code(answer), answer.errors?.[0]?.message]).toEqual([
      'NOT_ALLOWED_HERE',
      '"Accordion item" may not stand in "Main" of the page. It may stand in "Accordion items".',
    ]);
  });

  it.each([
    [{ main: [part('a'), part('a')] }, /Two components/],
    [{ main: [{ ...part('a'), dataSource: 'nobody' }] }, /no item/],
    [{ main: [{ ...part('a'), fields: { Text: { value: 'x' } } }] }, /not understood/],
    [{ main: 'x' }, /not understood/],
  ])('refuses %j', async (placeholders, message) => {
    expect((await saveLayout(placeholders)).errors?.[0]?.message).toMatch(message);
  });
});

describe('the tree', () => {
  const create = (name: string, more: object = {}) =>
    world.ask(
      `mutation($input: CreateItemInput!) { createItem(input: $input) { item { itemId(format: "D") meridianPath displayName } } }`,
      { input: { name, templateId: stableId('template', 'Page'), parent: about, language: 'en', ...more } },
    );

  it('gets a page with its fields below another, unseen until it is published', async () => {
    const { data } = await create('Our Team', { fields: [field('Title', 'Team')] });
    const { itemId, meridianPath } = data?.['createItem'].item as Record<string, string>;
    expect(meridianPath).toBe('/about/our-team');
    expect(live('/about/our-team')).toBeUndefined();
    await world.ask(PUBLISH, { ids: [itemId] });
    expect(live('/about/our-team')).toBe(itemId);
    expect((await create('Our Team')).errors?.[0]?.message).toMatch(/a page at \/about\/our-team already/);
  });

  it('gets a list with its entries in their order, or nothing of it where one of them is refused', async () => {
    const { content } = world.store;
    const entry = (name: string, words: string) => ({ name, fields: [field('Text', words)] });
    const list = (...meridianEntries: object[]) =>
      create('Steps', { templateId: 'RichText', meridianLanguages: ['en', 'es'], meridianEntries });
    const below = (id: string) =>
      content.children(id, 'draft').map(({ name, template }) => `${name}: ${template}`);
    const before = below(about);
    const bad = await list(entry('Entry 1', 'a'), entry('Entry 2', '<script>x</script>'));
    expect([code(bad), below(about)]).toEqual(['UNSAFE_CONTENT', before]);

    const { data } = await list(entry('Entry 1', 'a'), entry('Entry 2', 'b'));
    const { itemId } = data?.['createItem'].item as { itemId: string };
    expect(below(itemId.toLowerCase())).toEqual(['Entry 1: RichText', 'Entry 2: RichText']);
    expect(code(await create('No list', { meridianEntries: [] }))).toBe('BAD_USER_INPUT');
  });

  it('leaves nothing behind of a page whose fields are refused', async () => {
    const bad = await create('Bad', { fields: [field('Text', '<script>x</script>')] });
    expect([code(bad), world.store.content.itemByPath('main', '/about/bad')]).toEqual([
      'UNSAFE_CONTENT',
      undefined,
    ]);
    expect(world.audited.filter(({ act }) => act === 'create')).toEqual([]);
  });

  it('moves and renames a page with those below it, in drafts; publishing brings redirects', async () => {
    const rename = `mutation { renameItem(input: { itemId: "${about}", newName: "About us" }) { item { name meridianPath } } }`;
    expect((await world.ask(rename)).data?.['renameItem'].item).toEqual({
      ...{ name: 'About us', meridianPath: '/about-us' },
    });
    expect([live('/about'), live('/about/people')]).toEqual([about, pageId('main', '/about/people')]);
    await world.ask(PUBLISH, { ids: [about] });
    expect([live('/about-us/people'), live('/about/people')]).toEqual([
      pageId('main', '/about/people'),
      undefined,
    ]);
    expect(world.store.facts.get('site:main', 'redirects')).toMatchObject([
      { pattern: '/about/people', target: '/about-us/people' },
      { pattern: '/about', target: '/about-us' },
    ]);
    const below = `mutation { moveItem(input: { itemId: "${about}", targetParentId: "${pageId('main', '/about/people')}" }) { item { name } } }`;
    expect((await world.ask(below)).errors?.[0]?.message).toMatch(/below itself/);
  });

  it('copies a page with its components and what is below it, each with ids of its own', async () => {
    const copy = `mutation { copyItem(input: { itemId: "${about}", targetParentPath: "/sitecore/content/main",
      copyItemName: "About two" }) { item { itemId(format: "D") meridianPath children { nodes { meridianPath } } } } }`;
    const { itemId, ...item } = (await world.ask(copy)).data?.['copyItem'].item as Record<string, Loose>;
    expect(item).toEqual({
      ...{ meridianPath: '/about-two', children: { nodes: [{ meridianPath: '/about-two/people' }] } },
    });
    const [own, old] = [itemId as string, about].map(
      (id) => world.store.content.sharedLayout(id, 'draft')?.['main']?.[0],
    );
    expect(own?.uid).not.toBe(old?.uid);
    expect(world.store.content.item(own!.dataSource)?.parentId).toBe(itemId);
    expect(world.store.content.version(own!.dataSource, 'en', 'draft')?.fields['Text']).toMatchObject({
      value: '<p>About</p>',
    });
  });

  it('deletes into a bin; visitors lose the page when that is published', async () => {
    await world.ask(`mutation { deleteItem(input: { itemId: "${about}" }) { successful } }`);
    expect([live('/about'), world.store.content.item(about)]).toEqual([about, undefined]);
    const bin = await world.ask('{ meridianDeleted(site: "main") { itemId name path } }');
    expect(bin.data?.['meridianDeleted']).toContainEqual({ itemId: about, name: 'About', path: '/about' });
    const rename = `mutation { renameItem(input: { itemId: "${about}", newName: "x" }) { item { name } } }`;
    expect(code(await world.ask(rename))).toBe('NOT_FOUND');
    await world.ask(PUBLISH, { ids: [about] });
    expect([live('/about'), live('/about/people')]).toEqual([undefined, undefined]);
    await world.ask(`mutation { meridianUndelete(itemId: "${about}") { item { name } } }`);
    await world.ask(PUBLISH, { ids: [about] });
    expect([live('/about'), live('/about/people')]).toEqual([about, pageId('main', '/about/people')]);
    const gone = await world.ask(
      `mutation { deleteItem(input: { itemId: "${pageId('main', '/')}" }) { successful } }`,
    );
    expect(code(gone)).toBe('BAD_USER_INPUT');
  });
});

describe('publishing and history', () => {
  it('is over when it is answered, and says so', async () => {
    await save([field('Title', 'new')]);
    const { data } = await world.ask(PUBLISH, { ids: [about] });
    const status = await world.ask(
      `query($id: ID!) { publishingStatus(publishingOperationId: $id) { state isDone processed languages { name } } }`,
      { id: data?.['publishItem'].operationId },
    );
    expect(status.data?.['publishingStatus']).toEqual({
      ...{ state: 'FINISHED', isDone: true, processed: 2, languages: [{ name: 'en' }, { name: 'es' }] },
    });
    expect(world.store.content.version(about, 'en', 'published')?.fields['Title']).toMatchObject({
      value: 'new',
    });
    const undone = await world.ask(
      `mutation { meridianUnpublish(input: { itemIds: ["${about}"], languages: ["es"] }) { operationId } }`,
    );
    expect(undone.errors).toBeUndefined();
    expect(world.store.content.version(about, 'es', 'published')).toBeUndefined();
    expect(live('/about')).toBe(about);
  });

  it('restores what a revision said as a new revision', async () => {
    await save([field('Title', 'one')]);
    const one = head().revision;
    await save([field('Title', 'two')]);
    const restore = await world.ask(
      `mutation { meridianRestore(input: { itemId: "${about}", language: "en", revision: "${one}" }) { item { field(name: "Title") { value } } } }`,
    );
    expect(restore.data?.['meridianRestore'].item.field.value).toBe('one');
    const { data } = await world.ask(
      `{ meridianRevisions(itemId: "${about}", language: "en") { kind author fields { name value } } }`,
    );
    expect(data?.['meridianRevisions'].map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['restore', 'save', 'save', 'import'],
    ]);
  });

  it('says where a component is shown', async () => {
    const hero = world.store.content.children(about)[0]!.id;
    const { data } = await world.ask(
      `{ meridianUsages(itemId: "${hero}") { page { meridianPath } language state kind } }`,
    );
    expect(data?.['meridianUsages']).toEqual(
      ['draft', 'published'].map((state) => ({
        ...{ page: { meridianPath: '/about' }, language: null, state, kind: 'datasource' },
      })),
    );
  });

  it('opens a version of a language that has none with the text of the other', async () => {
    const id = (
      await world.ask(
        `mutation { createItem(input: { name: "New", templateId: "Page", parent: "${about}", fields: [{ name: "Title", value: "N" }] }) { item { itemId } } }`,
      )
    ).data?.['createItem'].item.itemId as string;
    const { data } = await world.ask(
      `mutation { addItemVersion(input: { itemId: "${id}", language: "es" }) { item { version field(name: "Title") { value } } } }`,
    );
    expect(data?.['addItemVersion'].item).toEqual({ version: 1, field: { value: 'N' } });
  });
});
