import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { fieldNames, fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import { entriesOf, fieldsOfEntry } from '../catalogue.ts';
import type { CatalogueField } from '../catalogue.ts';
import { words } from './testing/words.ts';

type Fields = Record<string, CatalogueField>;

/** Fields of entries, at every level; an entry of a menu may be stored under other names. */
const below = (fields: Fields): string[][] => {
  const of = entriesOf({ fields })?.of;
  return of ? [of, fieldsOfEntry(of, ['DisplayName', 'Href'])].map(Object.keys).concat(below(of)) : [];
};
/** Fields of the page and of each component, and of the entries of each. */
const declared = ([catalogue.page, ...Object.values(catalogue.components)] as { fields: Fields }[]).flatMap(
  ({ fields }) => [Object.keys(fields), ...below(fields)],
);

it('has words for every field something is written in, and for none that is not there', () => {
  const names = [...new Set(declared.flat().map((name) => `field-${name.replaceAll(' ', '')}`))].sort();
  expect(Object.keys(fieldNames.en).sort()).toEqual(names);
});

it.each(['en', 'es'] as const)('calls no two fields of a component the same: %s', (language) => {
  const alike = declared.filter((names) => {
    const titles = names.map((name) => fieldTitle(words[language], name));
    return new Set(titles).size < titles.length;
  });
  expect(alike).toEqual([]);
});

it.each([
  ['CopyRight', 'Copyright line', 'Línea de derechos de autor'],
  ['Meta Title', 'Title for search engines', 'Título para buscadores'],
  ['Headline', 'Headline', 'Titular'],
  ['FieldOfAnother', 'FieldOfAnother', 'FieldOfAnother'],
  ['', '', ''],
])('calls “%s” as people do', (name, en, es) => {
  expect([fieldTitle(words.en, name), fieldTitle(words.es, name)]).toEqual([en, es]);
});
