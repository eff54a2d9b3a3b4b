import { useMemo } from 'react';
import useSWR from 'swr';
import type { SlotCatalogue, SlotRule } from '#src/domain/authoring/slotRules.ts';
import type { FieldType, FrameField } from '#src/domain/authoring/FrameTree.ts';
import type { EditedPage, NewField } from './api/StudioApi.ts';
import { plainWords } from '#src/domain/authoring/slotNames.ts';
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
  /** Of a menu: how many levels of entries stand one below the other. */
  levels?: number;
  /** Of a link: its words are another field. */
  isNamed?: boolean;
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
declare const THUMBNAILS_URLS: Record<'en' | 'es', string>;

/** The catalogue as the build wrote it, in both languages. */
export interface BothLanguages {
  page: { fields: Fields; areas: Record<string, SlotRule> };
  components: Record<string, Omit<CatalogueEntry, 'fields'> & { fields: Fields; es?: { title: string } }>;
}
type Fields = Record<string, Omit<CatalogueField, 'help'> & { help?: { en: string; es: string } }>;

const empty: BothLanguages = { page: { fields: {}, areas: {} }, components: {} };

async function facts<Facts>(url: string): Promise<Facts> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
  return (await answer.json()) as Facts;
}

/** Spanish names of components by their English ones, for what the platform says of them; none where they do not come. */
export async function spanishTitles(): Promise<Record<string, string>> {
  try {
    const { components } = await facts<BothLanguages>(CATALOGUE_URL);
    return Object.fromEntries(Object.values(components).map(({ title, es }) => [title, es?.title ?? title]));
  } catch {
    return {};
  }
}

/** A file the build wrote; undefined until it has arrived. */
const useFacts = <Facts>(url: string): Facts | undefined => useFile<Facts>(url).data;

const useFile = <Facts>(url: string) =>
  useSWR<Facts, Error>(url, () => facts<Facts>(url), { revalidateOnFocus: false });

/** The components an editor can place, called as the reader's language has it. Empty until it has arrived. */
export function useCatalogue(): Catalogue {
  const language = useLanguage();
  const catalogue = useFacts<BothLanguages>(CATALOGUE_URL) ?? empty;
  return useMemo(() => inLanguage(catalogue, language), [catalogue, language]);
}

/** Whether the catalogue has come, and how to ask for it again where it did not. */
export function useCatalogueState(): { isThere: boolean; hasFailed: boolean; askAgain: () => void } {
  const { data, error, mutate } = useFile<BothLanguages>(CATALOGUE_URL);
  return {
    isThere: data !== undefined,
    hasFailed: !data && error !== undefined,
    askAgain: () => void mutate(),
  };
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

/** Where the picture of each component is that has one, in the reader's language; for who adds one. */
export const useThumbnails = (): Readonly<Record<string, string>> =>
  useFacts(THUMBNAILS_URLS[useLanguage()]) ?? nothingSaid;

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

/** Entries as a component, or an entry of it, declares them: the name of their field, their fields, and how many there may be. */
export interface EntryList {
  name: string;
  of: Record<string, CatalogueField>;
  most: number;
}

/** Names an entry of a menu may be stored under; the first that is stored is the one visitors read. */
const MENU_NAMES = ['NavigationTitle', 'Title', 'DisplayName'];
/** Where it leads to, the same way. */
const MENU_ADDRESSES = ['Link', 'Href'];

/** The list of entries among declared fields; those of a menu have a name, an address, and what is below them. */
export function entriesOf({ fields }: Pick<CatalogueEntry, 'fields'>): EntryList | undefined {
  const [name, field] =
    Object.entries(fields).find(([, { kind }]) => kind === 'items' || kind === 'menu') ?? [];
  if (name === undefined || !field) return undefined;
  const { kind, of, most = Infinity, levels = 1 } = field;
  if (kind === 'menu') return { name, of: menuFields(levels), most };
  return !of || Array.isArray(of) ? undefined : { name, of: of as Record<string, CatalogueField>, most };
}

const menuFields = (levels: number): Record<string, CatalogueField> => ({
  NavigationTitle: { kind: 'text', required: true },
  Link: { kind: 'link', isNamed: true },
  ...(levels > 1 && { Children: { kind: 'menu', levels: levels - 1 } }),
});

/**
 * The declared fields of an entry as it is stored. One of a menu that came from elsewhere has its name or its address under
 * another field: then that is written, for it is the one that is read.
 */
export function fieldsOfEntry(
  of: Record<string, CatalogueField>,
  stored: readonly string[],
): Record<string, CatalogueField> {
  if (!of['NavigationTitle'] || !of['Link']) return of;
  const { NavigationTitle, Link, ...rest } = of;
  const name = MENU_NAMES.find((one) => stored.includes(one)) ?? 'NavigationTitle';
  const address = MENU_ADDRESSES.find((one) => stored.includes(one)) ?? 'Link';
  return { [name]: NavigationTitle, [address]: address === 'Link' ? Link : { kind: 'text' }, ...rest };
}

/**
 * The texts components of a page and their entries may have and have not: nobody wrote them yet, and they are not stored. Each
 * stands on the revision of its item's other texts.
 */
export function unwritten(
  page: Pick<EditedPage, 'layout' | 'fields' | 'entries'> & Partial<Pick<EditedPage, 'around'>>,
  catalogue: Pick<Catalogue, 'components'>,
): FrameField[] {
  const { layout, around = {}, fields, entries = [] } = page;
  /** Those of one item. */
  const missing = (owner: string, itemId: string, declared: Record<string, CatalogueField>) => {
    const own = fields.filter((field) => field.owner === owner && field.itemId === itemId);
    const [beside] = own;
    const offered = fieldsOfEntry(
      declared,
      own.map(({ name }) => name),
    );
    return Object.entries(offered).flatMap(([name, { kind }]): FrameField[] => {
      const type = TYPES[kind];
      const isThere = own.some((field) => field.name === name);
      return beside && type && !isThere ? [{ ...beside, name, type, rawValue: '' }] : [];
    });
  };
  /** Those of what stands below an item, at any depth. */
  const below = (owner: string, holder: string, declared: Record<string, CatalogueField>): FrameField[] => {
    const of = entriesOf({ fields: declared })?.of;
    if (!of) return [];
    const here = entries.filter((entry) => entry.owner === owner && entry.holder === holder);
    return here.flatMap(({ itemId }) => [...missing(owner, itemId, of), ...below(owner, itemId, of)]);
  };
  const inSlots = (slots: EditedPage['layout']): FrameField[] =>
    Object.values(slots)
      .flat()
      .flatMap(({ uid, componentName, dataSource, placeholders = {} }) => {
        const declared = catalogue.components[componentName]?.fields ?? {};
        return [
          ...missing(uid, dataSource, declared),
          ...below(uid, dataSource, declared),
          ...inSlots(placeholders),
        ];
      });
  return [...inSlots(layout), ...inSlots(around)];
}
