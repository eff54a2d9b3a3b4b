import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, items, link, menu, number, text } from '#src/declaration/kinds.ts';
import { placingSource, seedTypesSource } from './platformSources.ts';

const facts = { about: '', wake: 'never', pages: 'any', editing: 'P', strings: [] } as const;
const declarations = {
  Links: defineComponent({
    ...facts,
    title: 'Links',
    standsIn: ['main'],
    fields: { Title: text(), Children: items({ Link: link() }) },
    params: { Look: choice(['Row', 'Column']), Limit: number() },
    slots: { 'links-{*}': { most: 2 } },
  }),
  Menu: defineComponent({ ...facts, title: 'Menu', standsIn: 'any', fields: { Children: menu(2) } }),
  Anything: defineComponent({ ...facts, title: 'Anything', standsIn: [], readsAnyField: true }),
};

it('tells the platform where components may stand and what they have places for', () => {
  const source = placingSource(declarations);
  expect(source).toContain(
    'Links: {"title":"Links","standsIn":["main"],"slots":{"links-{*}":{"title":"Links","most":2}}},',
  );
  expect(source).toContain('Menu: {"title":"Menu","standsIn":"any"},');
  expect(source).toContain('"bottom":{"title":"Bottom","takes":["main"]}');
});

it('writes what each component takes as types: fields by kind, child items, words of a choice', () => {
  const source = seedTypesSource(declarations);
  expect(source).toContain(
    "Links: { fields: { Title?: Seed.Values['text'] }; " +
      "items: readonly Seed.Item<{ fields: { Link?: Seed.Values['link'] }; items: never; }>[]; " +
      "params: { Look?: 'Row' | 'Column'; Limit?: string } };",
  );
  expect(source).toContain(
    'Menu: { fields: Seed.Nothing; items: readonly Seed.Entry[]; params: Seed.Nothing };',
  );
  expect(source).toContain(
    'Anything: { fields: Record<string, unknown>; items: never; params: Seed.Nothing };',
  );
  expect(source).toContain("'Meta Title'?: Seed.Values['text']");
});
