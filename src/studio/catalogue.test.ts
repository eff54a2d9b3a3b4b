import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import { childItems, navItems } from '#src/declaration/fields.ts';
import { entriesOf, fieldsOfEntry, newFields, unwritten } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue.ts';

const entry = (fields: CatalogueEntry['fields']): CatalogueEntry => ({
  ...{ title: 'X', folder: 'x', standsIn: 'any', fields },
});
const components = {
  Hero: entry({
    ...{ Headline: { kind: 'text' }, Text: { kind: 'richText' }, VideoId: { kind: 'address' } },
    ...{ Articles: { kind: 'reference' } },
  }),
};
const headline: FrameField = {
  ...{ itemId: 'i', name: 'Headline', version: 2, revision: 'r7', rawValue: 'Hearts', owner: 'deep' },
  ...({ type: 'Single-Line Text', language: 'en' } as const),
};
const placed = (uid: string, componentName: string, placeholders = {}) => ({
  ...{ uid, componentName, dataSource: 'i', params: {}, placeholders },
});

it('knows the texts a component may have and has not, on the revision of those it has', () => {
  const layout = { main: [placed('a', 'Box', { left: [placed('deep', 'Hero')] }), placed('bare', 'Hero')] };
  expect(unwritten({ layout, fields: [headline] }, { components })).toEqual([
    { ...headline, name: 'Text', type: 'Rich Text', rawValue: '' },
    { ...headline, name: 'VideoId', type: 'Single-Line Text', rawValue: '' },
  ]);
});

it('knows those of entries, too', () => {
  const of = { Value: { kind: 'text' }, Label: { kind: 'text' } };
  const list = { Stats: entry({ Headline: { kind: 'text' }, Children: { kind: 'items', of } }) };
  const value = { ...headline, itemId: 'e', name: 'Value', owner: 's' };
  const page = {
    layout: { main: [placed('s', 'Stats')] },
    fields: [value],
    entries: [{ itemId: 'e', owner: 's', holder: 'i', sortOrder: 1 }],
  };
  expect(unwritten(page, { components: list })).toEqual([{ ...value, name: 'Label', rawValue: '' }]);
  expect(entriesOf(list.Stats)).toEqual({ name: 'Children', of, most: Infinity });
  expect(entriesOf(components.Hero)).toBeUndefined();
});

it('a new component begins with everything that is written, addresses too', () => {
  expect(newFields(components.Hero).map(({ name }) => name)).toEqual(['Headline', 'Text', 'VideoId']);
});

describe('menus', () => {
  const menu = { Children: { kind: 'menu', levels: 2 } };
  const top = entriesOf({ fields: menu })!.of;
  const names = (of: object) => Object.keys(of);

  it('have as many levels as are declared, each with a name and an address', () => {
    expect(newFields({ fields: top }).map(({ name }) => name)).toEqual(['NavigationTitle', 'Link']);
    const below = entriesOf({ fields: top })!.of;
    expect(names(below)).toEqual(['NavigationTitle', 'Link']);
    expect(entriesOf({ fields: below })).toBeUndefined();
  });

  it.each([
    [
      ['Title', 'NavigationTitle', 'DisplayName', 'Href', 'Link', 'Styles'],
      ['NavigationTitle', 'Link'],
    ],
    [
      ['DisplayName', 'Title', 'Href'],
      ['Title', 'Href'],
    ],
    [['DisplayName'], ['DisplayName', 'Link']],
    [[], ['NavigationTitle', 'Link']],
  ])('of an entry stored with %j %j are written, which visitors read', (stored, written) => {
    expect(names(fieldsOfEntry(entriesOf({ fields: top })!.of, stored))).toEqual(written);
    const value = (name: string) => ({
      value: name === 'Link' || name === 'Href' ? { href: '/new' } : 'New',
    });
    const sent = (name: string) => (name === 'Href' ? { value: '/new' } : value(name));
    const old = Object.fromEntries(stored.map((name) => [name, { value: name === 'Link' ? {} : '/old' }]));
    const fields = { ...old, ...Object.fromEntries(written.map((name) => [name, sent(name)])) };
    const items = [{ id: 'i', name: 'Entry 1', fields }];
    expect(childItems({ items })).toHaveLength(1);
    expect(navItems({ items }, 'en')).toMatchObject([{ title: 'New', href: '/new' }]);
  });

  it('know the texts nobody wrote at every level, also of what all pages share', () => {
    const Menu = entry(menu);
    const text = (itemId: string, name: string) => ({ ...headline, owner: 'm', itemId, name });
    const fields = [text('a', 'Title'), text('b', 'NavigationTitle')];
    const found = unwritten(
      {
        ...{ layout: {}, around: { header: [placed('m', 'Menu')] }, fields },
        entries: [
          { itemId: 'a', owner: 'm', holder: 'i', sortOrder: 1 },
          { itemId: 'b', owner: 'm', holder: 'a', sortOrder: 1 },
        ],
      },
      { components: { Menu } },
    );
    expect(found.map(({ itemId, name }) => [itemId, name])).toEqual([
      ['a', 'Link'],
      ['b', 'Link'],
    ]);
  });

  it('leave fields of other entries as they are declared', () => {
    const of = { Link: { kind: 'link' }, Title: { kind: 'text' } };
    expect(fieldsOfEntry(of, ['Href'])).toBe(of);
  });
});
