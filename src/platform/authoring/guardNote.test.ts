import type { AuthoringWorld } from './testing/authoringWorld.ts';
import { authoringWorld } from './testing/authoringWorld.ts';

let world: AuthoringWorld;
let about = '';
beforeAll(async () => {
  world = await authoringWorld();
  about = world.store.content.itemByPath('main', '/about', 'draft')!.id;
});
afterAll(() => world.close());

const publish = (guard: object, more = {}) =>
  world.ask('mutation P($input: PublishItemInput!) { publishItem(input: $input) { operationId } }', {
    input: { rootItemIds: [about], languages: ['en'], meridianGuard: guard, ...more },
  });

it('keeps with a publication what was found on its page, and says nothing of pages that go along', async () => {
  const found = { blockers: 0, warnings: 2, rules: ['link-text', 'heading-jump', 'link-text'] };
  expect((await publish(found, { publishSubItems: true })).errors).toBeUndefined();
  const details = world.audited.filter(({ act }) => act === 'publish');
  expect(details.length).toBeGreaterThan(1);
  for (const { itemId, detail } of details)
    expect(detail?.['guard']).toEqual(
      itemId === about ? { blockers: 0, warnings: 2, rules: ['heading-jump', 'link-text'] } : undefined,
    );
});

it.each([
  { blockers: -1, warnings: 0, rules: [] },
  { blockers: 0, warnings: 1e6, rules: [] },
  { blockers: 0, warnings: 0, rules: ['<script>'] },
  { blockers: 0, warnings: 0, rules: Array.from({ length: 51 }, (_, at) => `rule-${at}`) },
])('takes no other note: %j', async (found) => {
  const before = world.audited.length;
  expect((await publish(found)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(world.audited).toHaveLength(before);
});
