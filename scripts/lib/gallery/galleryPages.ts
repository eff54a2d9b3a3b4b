import { createHash } from 'node:crypto';
import { examplesOf } from '#src/declaration/examplesOf.ts';
import { sentFields } from '#src/declaration/written.ts';
import type { DeclaredComponent } from '../readDeclarations.ts';
import { placeOf, standingIn } from './galleryPlaces.ts';

/** A rendering as a content platform sends it. */
export interface GalleryRendering {
  uid: string;
  componentName: string;
  dataSource: '';
  params: Record<string, string>;
  fields: Record<string, unknown>;
  placeholders?: Record<string, GalleryRendering[]>;
}

/** One page of the gallery: what its layout holds, the same in every language and on both sites. */
export interface GalleryPage {
  title: string;
  placeholders: Record<string, GalleryRendering[]>;
}

/** Components side by side on one page of the gallery. */
export interface GalleryGroup {
  name: string;
  components: readonly DeclaredComponent[];
}

/** So many stand on a page: more make it longer than a browser takes a picture of. */
const MOST_OF_A_GROUP = 8;

/**
 * The groups of what the gallery shows, by folder. Two that fill the same area of a page (the headers of both sites) are
 * in two groups.
 */
export function galleryGroups(all: readonly DeclaredComponent[]): GalleryGroup[] {
  const shown = all.filter((component) => ![undefined, 'inside'].includes(placeOf(component)));
  const folders = Map.groupBy(shown, ({ folder }) => folder.split('/').at(-1)!);
  return [...folders].flatMap(([folder, components]) => {
    const groups: DeclaredComponent[][] = [];
    for (const component of components) {
      const place = placeOf(component);
      const fitting = groups.find(
        (group) =>
          group.length < MOST_OF_A_GROUP &&
          (place === 'main' || group.every((other) => placeOf(other) !== place)),
      );
      if (fitting) fitting.push(component);
      else groups.push([component]);
    }
    return groups.map((group, index) => ({ name: `${folder}-${index + 1}`, components: group }));
  });
}

/** Names of the examples any of these components has, those that all have first. */
export function exampleNames(components: readonly DeclaredComponent[]): string[] {
  return [...new Set(components.flatMap(({ declaration }) => Object.keys(examplesOf(declaration))))];
}

/**
 * The pages of the gallery by their path below its root: '' leads to all others; '<Component>' has every example of one
 * component, '<group>/<example>' one example of each component of a group.
 */
export function galleryPages(all: readonly DeclaredComponent[]): Map<string, GalleryPage> {
  const pages = new Map<string, GalleryPage>();
  const groups = galleryGroups(all);
  for (const { name, components } of groups) {
    for (const example of exampleNames(components)) {
      const path = `${name}/${example}`;
      const having = components.filter(({ declaration }) => examplesOf(declaration)[example]);
      pages.set(
        path,
        new PageMaker(path, all).page(
          `${name}, ${example}`,
          having.map((component) => ({ component, example, heading: component.name })),
        ),
      );
    }
    for (const component of components) {
      if (placeOf(component) !== 'main') continue;
      const examples = exampleNames([component]).map((example) => ({ component, example, heading: example }));
      pages.set(component.name, new PageMaker(component.name, all).page(component.name, examples));
    }
  }
  return pages.set('', indexPage(all, groups));
}

interface Specimen {
  component: DeclaredComponent;
  example: string;
  heading: string;
}

/** Makes one page, whose renderings have ids of their own. */
class PageMaker {
  readonly #path: string;
  readonly #shown: readonly DeclaredComponent[];
  #count = 0;

  constructor(path: string, all: readonly DeclaredComponent[]) {
    this.#path = path;
    this.#shown = all.filter((component) => placeOf(component) !== undefined);
  }

  page(title: string, specimens: readonly Specimen[]): GalleryPage {
    const placeholders: GalleryPage['placeholders'] = { main: [this.title(title)] };
    for (const { component, example, heading } of specimens) {
      const place = placeOf(component)!;
      const shown = (placeholders[place] ??= []);
      // What stands in an area of the page needs no heading: it is the only one there.
      if (place === 'main') shown.push(this.words(`<h2>${heading}</h2>`, `specimen-${heading}`));
      shown.push(this.rendering(component, example));
    }
    // Ends the last specimen.
    placeholders['main']?.push(this.words('<p><a href="/_gallery">Gallery</a></p>', 'specimens-end'));
    return { title: `Gallery: ${title}`, placeholders };
  }

  title(text: string): GalleryRendering {
    return this.#sent('Title', { HeadingLevel: '1' }, { Title: { value: text } });
  }

  words(html: string, id?: string): GalleryRendering {
    return this.#sent('RichText', id ? { RenderingIdentifier: id } : {}, { Text: { value: html } });
  }

  rendering(component: DeclaredComponent, example: string): GalleryRendering {
    const { name, declaration } = component;
    const examples = examplesOf(declaration);
    const { fields = {}, params = {} } = (examples[example] ?? examples['plain'])!;
    const sent = this.#sent(
      name,
      { RenderingIdentifier: `shown-${name}-${this.#count}`, ...params },
      sentFields(declaration.fields, fields),
    );
    const slots = Object.keys(declaration.slots ?? {});
    if (slots.length === 0) return sent;
    const id = sent.params['DynamicPlaceholderId']!;
    return {
      ...sent,
      placeholders: Object.fromEntries(
        slots.map((slot) => [slot.replace('{*}', id), this.#filling(slot, example)]),
      ),
    };
  }

  #filling(slot: string, example: string): GalleryRendering[] {
    const standing = standingIn(slot, this.#shown);
    return standing.length > 0
      ? standing.map((component) => this.rendering(component, example))
      : [this.words('<p>Whatever an editor places here.</p>')];
  }

  #sent(
    componentName: string,
    params: Record<string, string | undefined>,
    fields: Record<string, unknown>,
  ): GalleryRendering {
    this.#count += 1;
    return {
      // Told apart by their first characters already: of those the ids inside islands are made.
      uid: createHash('sha256').update(`${this.#path} ${this.#count}`).digest('hex').slice(0, 32),
      componentName,
      dataSource: '',
      params: {
        FieldNames: 'Default',
        DynamicPlaceholderId: String(this.#count),
        ...(params as Record<string, string>),
      },
      fields,
    };
  }
}

/** Links to every page of the gallery, and where the rest is shown. */
function indexPage(all: readonly DeclaredComponent[], groups: readonly GalleryGroup[]): GalleryPage {
  const maker = new PageMaker('', all);
  const link = (path: string, words: string) => `<a href="/_gallery/${path}">${words}</a>`;
  const parts = groups.flatMap(({ name, components }) => [
    `<h2>${name}</h2>`,
    `<p>${exampleNames(components)
      .map((example) => link(`${name}/${example}`, example))
      .join(' · ')}</p>`,
    `<ul>${components
      .map((component) => {
        const { name: own, declaration } = component;
        const title = placeOf(component) === 'main' ? link(own, own) : own;
        return `<li>${title}: ${declaration.about}</li>`;
      })
      .join('')}</ul>`,
  ]);
  const inside = all.filter((component) => placeOf(component) === 'inside');
  const elsewhere = all.filter((component) => placeOf(component) === undefined);
  return {
    title: 'Gallery',
    placeholders: {
      main: [
        maker.title('Gallery'),
        maker.words(
          [
            ...parts,
            '<h2>Shown inside others</h2>',
            list(inside),
            '<h2>Shown by the pages of the demo network</h2>',
            '<p>They need an entity, a search or results: <a href="/find-provider">doctors</a>, ' +
              '<a href="/find-location?verticalKey=healthcare_facilities">places</a>, <a href="/research">research</a>, ' +
              '<a href="/search?query=heart">the general search</a>, and the pages these lead to.</p>',
            list(elsewhere),
          ].join(''),
        ),
      ],
    },
  };
}

const list = (components: readonly DeclaredComponent[]) =>
  `<ul>${components.map(({ name, declaration }) => `<li>${name}: ${declaration.about}</li>`).join('')}</ul>`;
