import { exampleOf } from '#src/domain/authoring/exampleWords.ts';
import type { ExampleKind } from '#src/domain/authoring/exampleWords.ts';
import type { Language, NewField } from '../api/StudioApi.ts';
import { entriesOf, newFields } from '../catalogue.ts';
import type { CatalogueEntry, CatalogueField } from '../catalogue.ts';
import { wordsOf } from '../fields/settingWords.ts';

/** How a new component begins. */
export interface Start {
  /** Settings that were chosen before it was added. */
  params: Readonly<Record<string, string>>;
  /** Whether its texts begin with example words; else they are empty. */
  hasExample: boolean;
}

/** Of settings with words of their own those that do not make it look another way. */
const NO_VARIANT = ['Autocomplete', 'HeadingLevel', 'OpenNow', 'Searchable'];

/** Settings by which a component looks another way, with the words of each. */
export const variantsOf = ({ params = {} }: Pick<CatalogueEntry, 'params'>) =>
  Object.entries(params).flatMap(([name, setting]) => {
    const offered = NO_VARIANT.includes(name) ? undefined : wordsOf(name, setting);
    return offered ? [{ name, ...offered }] : [];
  });

/** Texts that lead a component, and that nobody reads. */
const NO_WORDS = [
  ...['Anchor', 'FacetFieldId', 'Height', 'LastItem', 'LearnMoreLink', 'Limit', 'TargetPath', 'VerticalKey'],
];
const KINDS: readonly string[] = ['text', 'richText', 'link'] satisfies ExampleKind[];

const isWritten = (name: string, { kind, isNamed }: CatalogueField): boolean =>
  KINDS.includes(kind) && !NO_WORDS.includes(name) && isNamed !== true;

/** Entries an example has. */
export const EXAMPLE_ENTRIES = 3;

/** Whether there is something example words can stand in. */
export function mayHaveExample(entry: Pick<CatalogueEntry, 'fields'>): boolean {
  const all = { ...entry.fields, ...entriesOf(entry)?.of };
  return Object.entries(all).some(([name, field]) => isWritten(name, field));
}

/** The fields a component or an entry begins with, filled with example words where there are such. */
export const exampleFields = (fields: CatalogueEntry['fields'], language: Language): NewField[] =>
  newFields({ fields }).map((field) => {
    const declared = fields[field.name];
    if (!declared || !isWritten(field.name, declared)) return field;
    return { ...field, value: exampleOf(declared.kind as ExampleKind, language) };
  });
