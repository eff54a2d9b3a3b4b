import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { slotKey, slotNames, slotTitle } from '#src/domain/authoring/slotNames.ts';
import { words } from './testing/words.ts';

interface Entry {
  slots?: object;
}
const slots = [
  ...Object.keys(catalogue.page.areas),
  ...Object.values(catalogue.components as Record<string, Entry>).flatMap(({ slots: own = {} }) =>
    Object.keys(own),
  ),
];

it('has words for every place of the catalogue, and for none that is not there', () => {
  const keys = [...new Set(slots.map((slot) => slotKey(slot).key))].sort();
  expect(Object.keys(slotNames.en).sort()).toEqual(keys);
});

it.each([
  ['main', 'Main', 'Parte principal'],
  ['two-column-left-{*}', 'Two column left', 'Columna izquierda'],
  ['column-2-{*}', 'Column 2', 'Columna 2'],
  ['column-2-7', 'Column 2', 'Columna 2'],
  ['search-bar-7', 'Search bar', 'Buscador'],
  ['{*}', 'Partial design', 'Diseño parcial'],
  ['place-of-another-3', 'Place of another', 'Place of another'],
])('calls “%s” as people do', (slot, en, es) => {
  expect([slotTitle(words.en, slot), slotTitle(words.es, slot)]).toEqual([en, es]);
});

it('calls no two places of a component the same, in either language', () => {
  for (const { slots: own = {} } of Object.values(catalogue.components as Record<string, Entry>))
    for (const language of ['en', 'es'] as const) {
      const titles = Object.keys(own).map((slot) => slotTitle(words[language], slot));
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
});
