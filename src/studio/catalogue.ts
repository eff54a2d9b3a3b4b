import useSWR from 'swr';
import type { SlotCatalogue, SlotRule } from '#src/domain/authoring/slotRules.ts';
import type { NewField } from './api/StudioApi.ts';

/** A field of a component as its declaration has it. */
export interface CatalogueField {
  kind: string;
  help?: string;
  required?: boolean;
  most?: number;
}

/** What the Studio reads of a component's declaration. */
export interface CatalogueEntry {
  title: string;
  about: string;
  folder: string;
  fields: Record<string, CatalogueField>;
  standsIn: string[] | 'any';
  slots?: Record<string, SlotRule>;
}

export interface Catalogue {
  page: { fields: Record<string, CatalogueField>; areas: Record<string, SlotRule> };
  components: Record<string, CatalogueEntry>;
}

/** Where the build put the catalogue (scripts/buildStudio.ts). */
declare const CATALOGUE_URL: string;

const empty: Catalogue = { page: { fields: {}, areas: {} }, components: {} };

/** The components an editor can place. Empty until it has arrived. */
export function useCatalogue(): Catalogue {
  const { data } = useSWR(
    CATALOGUE_URL,
    async (url: string) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
      return (await answer.json()) as Catalogue;
    },
    { revalidateOnFocus: false },
  );
  return data ?? empty;
}

/** A name people know a component by. */
export const titleOf = (catalogue: Catalogue, componentName: string): string =>
  catalogue.components[componentName]?.title ?? componentName;

/** A slot's name for people: `two-column-left-{*}` is "Two column left". */
export function slotTitle(slot: string): string {
  const words = slot
    .replace(/-?\{\*\}$/, '')
    .replace(/-\d+$/, '')
    .replaceAll('-', ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As much of it as the rules of slots read. */
export const slotCatalogue = ({ page, components }: Catalogue): SlotCatalogue => ({
  areas: page.areas,
  components,
});

/** Kinds of field that are texts of the page itself, in the words of the protocol; all else comes from the directory. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'Single-Line Text',
  richText: 'Rich Text',
  image: 'Image',
  link: 'General Link',
  date: 'Datetime',
  flag: 'Checkbox',
};

/** The fields a new component begins with. */
export const newFields = ({ fields }: Pick<CatalogueEntry, 'fields'>): NewField[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const type = TYPES[kind];
    return type ? [{ name, type }] : [];
  });
