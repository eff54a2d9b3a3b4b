import { bare, linkItems, listing, page, place, t } from './pages/blocks.ts';
import type { Rendering } from './Rendering.ts';

it('a misspelt component, field, parameter or word does not compile', () => {
  const made: Rendering[] = [
    place('LinkList', { Title: t('A', 'A') }, { params: { FieldNames: 'Columns' }, items: linkItems([]) }),
    bare('ResultsCount'),
    // @ts-expect-error -- the component is called LinkList
    bare('LinksList'),
    // @ts-expect-error -- a link list has no headline
    place('LinkList', { Headline: t('A', 'A') }),
    // @ts-expect-error -- its title is a text
    place('LinkList', { Title: { href: '/' } }),
    // @ts-expect-error -- the parameter is called FieldNames
    place('LinkList', {}, { params: { FieldName: 'Columns' } }),
    // @ts-expect-error -- there is no such variant
    place('LinkList', {}, { params: { FieldNames: 'Diagonal' } }),
    // @ts-expect-error -- its items are links
    place('LinkList', {}, { items: [{ name: 'a', fields: { Label: 'a' } }] }),
    // @ts-expect-error -- a quote has no items
    place('Quote', {}, { items: [] }),
    // @ts-expect-error -- the parameter is called Limit
    listing('RelatedNews', { Limits: '3' }),
    // @ts-expect-error -- literals are held to it, too
    { component: 'Container', params: { Background: 'tint' } },
  ];
  const words = { path: '/', title: t('A', 'A'), summary: t('A', 'A'), body: made };
  // @ts-expect-error -- so are the fields of a page
  expect(page('main', { ...words, fields: { MetaTitle: 'A' } }).placeholders['main']).toHaveLength(11);
});
