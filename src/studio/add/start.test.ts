import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { exampleIn } from '#src/domain/authoring/exampleWords.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { exampleFields, mayHaveExample, variantsOf } from './start.ts';

const components = Object.entries(catalogue.components as unknown as Record<string, CatalogueEntry>).filter(
  ([, { standsIn }]) => standsIn.length > 0,
);

it.each([
  ['Promo', ['FieldNames']],
  ['FeaturedPromo', ['Media', 'Position']],
  ['RelatedLocations', ['View']],
  ['Quote', []],
])('knows the looks a component declares: %s', (name, variants) => {
  const entry = components.find(([one]) => one === name)?.[1];
  expect(variantsOf(entry!).map((one) => one.name)).toEqual(variants);
});

it.each(['en', 'es'] as const)('begins no component with words that are not found again: %s', (language) => {
  for (const [name, { fields }] of components)
    for (const { name: field, value } of exampleFields(fields, language)) {
      if (value === undefined) continue;
      const text = /text="([^"]*)"/.exec(value)?.[1] ?? value.replace(/<[^>]*>/g, '');
      expect([name, field, exampleIn(text)]).toEqual([name, field, text]);
    }
});

it('offers no example where nothing is written', () => {
  expect(mayHaveExample({ fields: { Entity: { kind: 'reference' }, VerticalKey: { kind: 'text' } } })).toBe(
    false,
  );
  expect(mayHaveExample({ fields: { Children: { kind: 'items', of: { Label: { kind: 'text' } } } } })).toBe(
    true,
  );
});
