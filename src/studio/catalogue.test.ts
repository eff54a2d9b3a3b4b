import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import { entriesOf, newFields, unwritten } from './catalogue.ts';
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
