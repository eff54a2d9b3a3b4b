import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import type { CatalogueEntry } from '../catalogue.ts';
import { SKETCH, sketch } from './sketch.ts';

const components = catalogue.components as unknown as Record<string, CatalogueEntry>;
const kindsOf = (name: string) => [...new Set(sketch(components[name]!).map(({ kind }) => kind))].join(' ');

it('draws every component of the catalogue, all of it inside of the picture', () => {
  for (const [name, entry] of Object.entries(components)) {
    const marks = sketch(entry);
    expect([name, marks.length > 0]).toEqual([name, true]);
    for (const { x, y, width, height } of marks) {
      const isInside =
        x >= 0 &&
        y >= 0 &&
        width > 0 &&
        height > 0 &&
        x + width <= SKETCH.width &&
        y + height <= SKETCH.height;
      expect([name, isInside]).toEqual([name, true]);
    }
  }
});

it.each([
  ['InteriorHero', 'ground title line button picture'],
  ['SingleActionCard', 'icon title line button'],
  ['RelatedLocations', 'title card picture line'],
  ['RichText', 'line'],
])('draws what an editor fills in: %s', (name, kinds) => {
  expect(kindsOf(name)).toBe(kinds);
});
