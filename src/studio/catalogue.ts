import { useMemo } from 'react';
import useSWR from 'swr';
import type { SlotCatalogue, SlotRule } from '#src/domain/authoring/slotRules.ts';
import type { FieldType, FrameField } from '#src/domain/authoring/FrameTree.ts';
import type { EditedPage, NewField } from './api/StudioApi.ts';
import { plainWords } from './strings/slotNames.ts';
import { useLanguage } from './strings/useWords.ts';

/** A field of a component as its declaration has it. */
export interface CatalogueField {
  kind: string;
  /** In the language its reader chose. */
  help?: string;
  required?: boolean;
  most?: number;
  /** Fields of each entry of a list; of other kinds something else. */
  of?: Record<string, CatalogueField> | readonly string[];
}

/** A setting of a component as its declaration has it. */
export interface CatalogueSetting {
  kind: 'text' | 'flag' | 'choice' | 'number' | 'styles' | 'numbers';
  /** Words of a choice; the first is what counts without one. */
  of?: string[];
  required?: boolean;
}

/** What the Studio reads of a component's declaration. */
export interface CatalogueEntry {
  /** In the language its reader chose. */
  title: string;
  folder: string;
  fields: Record<string, CatalogueField>;
  params?: Record<string, CatalogueSetting>;
  standsIn: string[] | 'any';
  slots?: Record<string, SlotRule>;
  /** Groups of phrases it says. */
  strings?: string[];
}

export interface Catalogue {
  page: { fields: Record<string, CatalogueField>; areas: Record<string, SlotRule> };
  components: Record<string, CatalogueEntry>;
}

/** Where the build put the catalogue, and what is said about each component (scripts/buildStudio.ts). */
declare const CATALOGUE_URL: string;
declare const ABOUTS_URLS: Record<'en' | 'es', string>;

/** The catalogue as the build wrote it, in both languages. */
export interface BothLanguages {
  page: { fields: Fields; areas: Record<string, SlotRule> };
  components: Record<string, Omit<CatalogueEntry, 'fields'> & { fields: Fields; es?: { title: string } }>;
}
type Fields = Record<string, Omit<CatalogueField, 'help'> & { help?: { en: string; es: string } }>;

const empty: BothLanguages = { page: { fields: {}, areas: {} }, components: {} };

/** A file the build wrote; undefined until it has arrived. */
function useFacts<Facts>(url: string): Facts | undefined {
  const { data } = useSWR(
    url,
    async () => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
      return (await answer.json()) as Facts;
    },
    { revalidateOnFocus: false },
  );
  return data;
}

/** The components an editor can place, called as the reader's language has it. Empty until it has arrived. */
export function useCatalogue(): Catalogue {
  const language = useLanguage();
  const catalogue = useFacts<BothLanguages>(CATALOGUE_URL) ?? empty;
  return useMemo(() => inLanguage(catalogue, language), [catalogue, language]);
}

/** Names and helps as a reader of the language has them. */
export function inLanguage({ page, components }: BothLanguages, language: 'en' | 'es'): Catalogue {
  const fieldsOf = (fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { help, ...field }]) => [
        name,
        { ...field, ...(help && { help: help[language] }) },
      ]),
    );
  return {
    page: { ...page, fields: fieldsOf(page.fields) },
    components: Object.fromEntries(
      Object.entries(components).map(([name, { es, ...entry }]) => [
        name,
        { ...entry, ...(language === 'es' && es), fields: fieldsOf(entry.fields) },
      ]),
    ),
  };
}

const nothingSaid: Readonly<Record<string, string>> = {};

/** What is said about each component, in the reader's language: a file of its own, for who adds or chooses one. */
export const useAbouts = (): Readonly<Record<string, string>> =>
  useFacts(ABOUTS_URLS[useLanguage()]) ?? nothingSaid;

/** A name people know a component by. */
export const titleOf = (catalogue: Catalogue, componentName: string): string =>
  catalogue.components[componentName]?.title ?? componentName;

/** What the item of a new component is called, whichever language its editor reads: `InteriorHero` is "Interior hero". */
export const itemNameOf = (componentName: string): string =>
  plainWords(componentName.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase());

/** As much of it as the rules of slots read. */
export const slotCatalogue = ({ page, components }: Catalogue): SlotCatalogue => ({
  areas: page.areas,
  components,
});

/** Kinds of field that are texts of the page itself, in the words of the protocol; all else comes from the directory. */
const TYPES: Readonly<Record<string, FieldType>> = {
  text: 'Single-Line Text',
  richText: 'Rich Text',
  image: 'Image',
  link: 'General Link',
  date: 'Datetime',
  flag: 'Checkbox',
  address: 'Single-Line Text',
  choice: 'Single-Line Text',
};

/** The fields a new component begins with. */
export const newFields = ({ fields }: Pick<CatalogueEntry, 'fields'>): NewField[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const type = TYPES[kind];
    return type ? [{ name, type }] : [];
  });

/** The list of entries a component declares, by the name of its field: their fields, and how many there may be. */
export function entriesOf({
  fields,
}: Pick<CatalogueEntry, 'fields'>):
  { name: string; of: Record<string, CatalogueField>; most: number } | undefined {
  const [name, field] = Object.entries(fields).find(([, { kind }]) => kind === 'items') ?? [];
  if (name === undefined || !field?.of || Array.isArray(field.of)) return undefined;
  return { name, of: field.of as Record<string, CatalogueField>, most: field.most ?? Infinity };
}

/**
 * The texts components of a page and their entries may have and have not: nobody wrote them yet, and they are not stored. Each
 * stands on the revision of its item's other texts.
 */
export function unwritten(
  page: Pick<EditedPage, 'layout' | 'fields' | 'entries'>,
  catalogue: Pick<Catalogue, 'components'>,
): FrameField[] {
  const { layout, fields, entries = [] } = page;
  /** Those of one item. */
  const missing = (owner: string, itemId: string, declared: Record<string, CatalogueField>) => {
    const own = fields.filter((field) => field.owner === owner && field.itemId === itemId);
    const [beside] = own;
    return Object.entries(declared).flatMap(([name, { kind }]): FrameField[] => {
      const type = TYPES[kind];
      const isThere = own.some((field) => field.name === name);
      return beside && type && !isThere ? [{ ...beside, name, type, rawValue: '' }] : [];
    });
  };
  return Object.values(layout)
    .flat()
    .flatMap(({ uid, componentName, dataSource, placeholders = {} }) => {
      const entry = catalogue.components[componentName];
      const of = entry && entriesOf(entry)?.of;
      return [
        ...(entry ? missing(uid, dataSource, entry.fields) : []),
        ...(of
          ? entries.flatMap(({ owner, itemId }) => (owner === uid ? missing(uid, itemId, of) : []))
          : []),
        ...unwritten({ layout: placeholders, fields, entries }, catalogue),
      ];
    });
}
