import { readDeclarations } from '../../scripts/lib/readDeclarations.ts';
import type { DeclaredComponent } from '../../scripts/lib/readDeclarations.ts';
import { galleryGroups, galleryPages } from '../../scripts/lib/gallery/galleryPages.ts';
import type { GalleryPage, GalleryRendering } from '../../scripts/lib/gallery/galleryPages.ts';
import { placeOf, unseen } from '../../scripts/lib/gallery/galleryPlaces.ts';
import { examplesOf } from '#src/declaration/examplesOf.ts';
import type { SeedRendering } from '#src/platform/content/PageSeed.ts';
import { entityPage } from '#src/platform/seed/pages/entityPages.ts';
import { seedPages } from '#src/platform/seed/pages/seedPages.ts';
import { seedShells } from '#src/platform/seed/pages/shells.ts';
import { demoEntities } from '#src/platform/seed/seedDemo.ts';
import { emptyWorld } from '#src/platform/seed/World.ts';

/* The gallery shows what it can show by examples; the pages of the demo network show the rest, and that is nobody forgotten. */

let all: DeclaredComponent[];
let pages: Map<string, GalleryPage>;
beforeAll(async () => {
  all = await readDeclarations('.');
  pages = galleryPages(all);
});

function* below(lists: Record<string, GalleryRendering[]>): Generator<GalleryRendering> {
  for (const rendering of Object.values(lists).flat()) {
    yield rendering;
    yield* below(rendering.placeholders ?? {});
  }
}
const renderingsOf = ({ placeholders }: GalleryPage) => [...below(placeholders)];

/** Names of all components the demo network's pages and shells place. */
function placedInDemo(): Set<string> {
  const world = emptyWorld('2026-11-21', 0.005);
  const names = new Set<string>();
  const visit = (lists: Record<string, SeedRendering[]>) => {
    for (const { component, placeholders } of Object.values(lists).flat()) {
      names.add(component);
      visit(placeholders ?? {});
    }
  };
  const made = [...demoEntities(world)].flatMap(({ entity }) => entityPage(world, entity) ?? []);
  for (const { placeholders } of [...seedPages(world), ...made, ...seedShells]) visit(placeholders);
  return names;
}

it('shows every component: by its examples, or on a page of the demo network, or among results', () => {
  const shown = new Set([...pages.values()].flatMap(renderingsOf).map(({ componentName }) => componentName));
  const placed = placedInDemo();
  // Drawn by the page itself where its entity is gone.
  placed.add('EntityGone');
  const forgotten = all.filter(
    (component) =>
      !shown.has(component.name) &&
      !placed.has(component.name) &&
      component.declaration.cardType === undefined &&
      unseen(component) === undefined,
  );
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

it('shows each example of what it shows, on the page of its group and on a page of its own', () => {
  for (const { name: group, components } of galleryGroups(all)) {
    for (const component of components) {
      for (const example of Object.keys(examplesOf(component.declaration))) {
        const page = pages.get(`${group}/${example}`)!;
        expect(renderingsOf(page).map(({ componentName }) => componentName)).toContain(component.name);
      }
      if (placeOf(component) !== 'main') continue;
      const own = renderingsOf(pages.get(component.name)!).filter(
        ({ componentName }) => componentName === component.name,
      );
      expect(own.length).toBeGreaterThanOrEqual(Object.keys(examplesOf(component.declaration)).length);
    }
  }
});

it('gives the renderings of a page ids that their first characters tell apart', () => {
  for (const page of pages.values()) {
    const ids = renderingsOf(page).map(({ uid }) => uid.slice(0, 8));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('leads to every page from its first', () => {
  const text = JSON.stringify(pages.get(''));
  const unlinked = [...pages.keys()].filter(
    (path) => !text.includes(`\\"/_gallery/${path}\\"`) && path !== '',
  );
  expect(unlinked).toEqual([]);
});
