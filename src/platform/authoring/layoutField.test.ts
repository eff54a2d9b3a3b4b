import { pageId } from '../content/putPage.ts';
import { stableId } from '../content/stableId.ts';
import type { Placeholders, StoredRendering } from '../store/ContentStore.ts';
import type { AuthoringWorld, Loose } from './testing/authoringWorld.ts';
import { authoringWorld, person } from './testing/authoringWorld.ts';

const about = pageId('main', '/about');
const READ = `query($id: ID!) { item(where: { itemId: $id, language: "en" }) { meridianRevision
  shared: field(name: "__Renderings") { value } own: field(name: "__Final Renderings") { value } } }`;
const UPDATE = `mutation($input: UpdateItemInput!) { updateItem(input: $input) {
  item { meridianRevision own: field(name: "__Final Renderings") { value } } } }`;

let world: AuthoringWorld;
beforeEach(async () => {
  world = await authoringWorld();
});
afterEach(() => world.close());

const read = async (): Promise<{ shared: string; own: string }> => {
  const { item } = (await world.ask(READ, { id: about })).data as Loose;
  return { shared: item.shared.value, own: item.own.value };
};
const save = (name: string, value: string, more: object = {}, headers: Record<string, string> = {}) =>
  world.ask(
    UPDATE,
    { input: { itemId: about, language: 'en', database: 'master', fields: [{ name, value, ...more }] } },
    headers,
  );
const code = (answer: { errors?: { extensions?: Loose }[] }) => answer.errors?.[0]?.extensions?.['code'];
const shared = () => world.store.content.layout(about, 'draft')!.placeholders;
const draft = () => world.store.content.version(about, 'en', 'draft')!;
const revisions = () => world.store.content.revisions(about, 'en', 50).length;

const one = (uid: string, componentName: string, placeholders?: Placeholders): StoredRendering => ({
  ...{ uid, componentName, dataSource: '', params: {} },
  ...(placeholders && { placeholders }),
});
const nested: Placeholders = {
  main: [
    {
      ...one('split', 'ColumnSplitter', {
        'column-1-{*}': [one('left', 'Container', { 'container-{*}': [one('inner', 'RichText')] })],
        'column-2-{*}': [],
      }),
      params: { DynamicPlaceholderId: '3', EnabledPlaceholders: '1,2' },
    },
    one('twin-1', 'Container', { 'container-{*}': [one('a', 'RichText')] }),
    one('twin-2', 'Container', { 'container-{*}': [one('b', 'RichText')] }),
  ],
};
const put = (placeholders: Placeholders) => world.store.content.saveSharedLayout(about, placeholders);
/** The field's text with something else in its list. */
const changed = (text: string, change: (renderings: Loose[]) => Loose[]): string => {
  const layout = JSON.parse(text) as Loose;
  layout.devices[0].renderings = change(layout.devices[0].renderings);
  return JSON.stringify(layout);
};

it('reads a layout as one list of renderings with the paths of their slots', async () => {
  put(nested);
  const { shared: text, own } = await read();
  expect(own).toBe('');
  const { devices } = JSON.parse(text) as Loose;
  expect(devices).toHaveLength(1);
  expect(devices[0]).toMatchObject({ placeholders: [], id: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/) });
  expect(devices[0].renderings.map((each: Loose) => [each.instanceId, each.placeholderKey])).toEqual([
    ['split', 'main'],
    ['left', '/main/column-1-3'],
    ['inner', '/main/column-1-3/container-1'],
    ['twin-1', 'main'],
    ['a', '/main/container-1'],
    // Its slot would have the name of its twin's.
    ['twin-2', 'main'],
    ['b', '/main/container-2'],
  ]);
  expect(devices[0].renderings[0].parameters).toEqual({
    DynamicPlaceholderId: '3',
    EnabledPlaceholders: '1,2',
  });
});

it('is the same layout when what was read is written back, empty slots and all', async () => {
  const numbered = structuredClone(nested);
  numbered['main']![2]!.params = { DynamicPlaceholderId: '2' };
  put(numbered);
  const { shared: text } = await read();
  expect((await save('__Renderings', text)).errors).toBeUndefined();
  expect(shared()).toEqual(numbered);
  // Whatever the order of the list says of what stands in what.
  await save(
    '__Renderings',
    changed(text, (list) => list.toSorted((left) => (left.instanceId === 'b' ? -1 : 0))),
  );
  expect(shared()).toEqual(numbered);
});

it('writes the layout of one language in one revision, and takes it away again', async () => {
  const { shared: text } = await read();
  // The history of a page that came with the seed begins with its first save.
  await save('Title', 'About us');
  const before = revisions();
  const text2 = changed(text, (list) => [
    ...list,
    { ...list[0], instanceId: stableId('second'), dataSource: 'local:/Data/Words' },
  ]);
  expect(code(await save('__Final Renderings', text2))).toBe('NOT_FOUND');
  const { data } = await world.ask(
    `mutation { createItem(input: { name: "Words", templateId: "RichText", parent: "${about}", language: "en" }) { item { itemId(format: "D") } } }`,
  );
  const words = (data as Loose).createItem.item.itemId.toLowerCase() as string;
  const answer = await save('__Final Renderings', text2);
  expect(answer.errors).toBeUndefined();
  expect(revisions()).toBe(before + 1);
  expect(draft().placeholders?.['main']).toEqual([
    expect.objectContaining({ componentName: 'RichText' }),
    expect.objectContaining({ uid: stableId('second'), dataSource: words }),
  ]);
  expect(JSON.parse((answer.data as Loose).updateItem.item.own.value).devices[0].renderings).toHaveLength(2);
  expect(world.audited.at(-1)).toMatchObject({ act: 'layout', itemId: about, locale: 'en' });
  await save('__Final Renderings', '', { reset: true });
  expect(draft().placeholders).toBeUndefined();
  expect((await read()).own).toBe('');
});

it('merges by slot what two clients change, and keeps both sides of one slot', async () => {
  put({ ...nested, bottom: [one('below', 'RichText')] });
  const { shared: text } = await read();
  const without = (uid: string) => changed(text, (list) => list.filter((each) => each.instanceId !== uid));
  expect((await save('__Renderings', without('inner'), { originalValue: text })).errors).toBeUndefined();
  expect((await save('__Renderings', without('below'), { originalValue: text })).errors).toBeUndefined();
  const now = JSON.stringify(shared());
  expect(now).not.toMatch(/inner|below/);
  const clash = await save(
    '__Renderings',
    changed(text, (list) =>
      list.map((each) => (each.instanceId === 'inner' ? { ...each, instanceId: 'other' } : each)),
    ),
    { originalValue: text },
  );
  expect(code(clash)).toBe('CONFLICT');
  expect(JSON.stringify(shared())).toBe(now);
  expect(world.store.content.revisions(about, '', 1)[0]).toMatchObject({ kind: 'conflict' });
  expect(code(await save('__Final Renderings', text, {}, { 'if-match': '"of-nobody"' }))).toBe('CONFLICT');
});

it.each<[string, (text: string) => string, string]>([
  ['the raw XML of the vendor', () => '<r><d id="{FE5D}" /></r>', 'BAD_USER_INPUT'],
  ['no JSON', () => '{"devices":', 'BAD_USER_INPUT'],
  ['two devices', () => JSON.stringify({ devices: [{}, {}] }), 'BAD_USER_INPUT'],
  ['a member nobody knows', (text) => text.replace('"devices"', '"more":1,"devices"'), 'BAD_USER_INPUT'],
  [
    'another device',
    (text) => text.replace(/"id":"\{[^}]+\}","layoutId"/, '"id":"{1}","layoutId"'),
    'BAD_USER_INPUT',
  ],
  [
    'a slot nobody offers',
    (text) =>
      changed(text, ([first]) => [first, { ...first, instanceId: 'x', placeholderKey: '/main/container-9' }]),
    'BAD_USER_INPUT',
  ],
  ['one component twice', (text) => changed(text, ([first]) => [first, first]), 'BAD_USER_INPUT'],
  [
    'a component that is none',
    (text) => changed(text, ([first]) => [{ ...first, id: stableId('component', 'Anything') }]),
    'NOT_ALLOWED_HERE',
  ],
  [
    'a component where it may not stand',
    (text) => changed(text, ([first]) => [{ ...first, id: 'Footer', dataSource: '' }]),
    'NOT_ALLOWED_HERE',
  ],
  ['no text at all, of the layout all share', () => '', 'BAD_USER_INPUT'],
])('refuses %s, and changes nothing', async (_, make, expected) => {
  const { shared: text } = await read();
  const before = shared();
  const answer = await save('__Renderings', make(text));
  expect([code(answer), shared()]).toEqual([expected, before]);
});

it('asks for the right to change structure, and takes no texts along', async () => {
  const { shared: text } = await read();
  const both = await world.ask(UPDATE, {
    input: {
      ...{ itemId: about, language: 'en' },
      fields: [
        { name: '__Final Renderings', value: text },
        { name: 'Title', value: 'x' },
      ],
    },
  });
  expect(code(both)).toBe('BAD_USER_INPUT');
  world.actor = person('ben', (right) => right !== 'structure');
  expect(code(await save('__Renderings', text))).toBe('FORBIDDEN');
  expect(code(await save('__Final Renderings', text))).toBe('FORBIDDEN');
});
