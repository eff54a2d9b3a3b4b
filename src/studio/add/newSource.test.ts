import type { CatalogueEntry } from '../catalogue.ts';
import { newSource } from './newSource.ts';

const promo = {
  ...{ title: 'Promo', folder: 'promo', standsIn: ['main'] },
  fields: {
    Headline: { kind: 'text' },
    Anchor: { kind: 'text' },
    Image: { kind: 'image' },
    Link: { kind: 'link' },
    Children: { kind: 'items', most: 2, of: { Label: { kind: 'text' }, Day: { kind: 'date' } } },
  },
} satisfies CatalogueEntry;

/** What is made for a new component, an item a line. */
async function made(entry: CatalogueEntry, hasExample: boolean, language: 'en' | 'es' = 'en', isOwn = false) {
  const items: string[] = [];
  const create = ({
    name,
    parent,
    fields,
    languages,
    entries = [],
  }: Parameters<Parameters<typeof newSource>[0]['create']>[0]) => {
    const said = (of: typeof fields) =>
      of.map(({ name: field, value = '' }) => `${field}=${value}`).join(' | ');
    items.push(`${name} below ${parent} in ${languages.join()}: ${said(fields)}`);
    items.push(...entries.map((entry) => `with ${entry.name}: ${said(entry.fields)}`));
    return Promise.resolve('item 1');
  };
  const page = { id: 'p', language, hasOwnLayout: isOwn };
  const id = await newSource({ create }, page, { componentName: 'BigPromo', entry, start: { hasExample } });
  return { id, items };
}

it('begins empty, in both languages', async () => {
  expect(await made(promo, false)).toEqual({
    id: 'item 1',
    items: ['Big promo below p in en,es: Headline= | Anchor= | Image= | Link='],
  });
});

it('begins with example words in the language that is open, in as many entries as there may be, asked for at once', async () => {
  const { id, items } = await made(promo, true, 'es');
  expect(id).toBe('item 1');
  expect(items).toEqual([
    'Big promo below p in es,en: Headline=Texto de ejemplo | Anchor= | Image= | Link=<link href="/" text="Enlace de ejemplo" />',
    'with Entry 1: Label=Texto de ejemplo | Day=',
    'with Entry 2: Label=Texto de ejemplo | Day=',
  ]);
});

it('is made in one language where the components are that language’s alone, and not at all where nothing is written', async () => {
  expect((await made({ ...promo, fields: { Headline: { kind: 'text' } } }, false, 'es', true)).items).toEqual(
    ['Big promo below p in es: Headline='],
  );
  expect(await made({ ...promo, fields: { Location: { kind: 'reference' } } }, true)).toEqual({
    id: '',
    items: [],
  });
});
