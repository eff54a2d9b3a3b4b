import type { EditedPage, Language, StudioApi } from '../api/StudioApi.ts';
import { entriesOf, itemNameOf, newFields } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { EXAMPLE_ENTRIES, exampleFields } from './start.ts';
import type { Start } from './start.ts';

interface NewComponent {
  componentName: string;
  entry: CatalogueEntry;
  start: Pick<Start, 'hasExample'>;
}

/** Makes the item of a new component, with entries where it begins with an example; '' for one that needs none. */
export async function newSource(
  api: Pick<StudioApi, 'create'>,
  { id, language, hasOwnLayout }: Pick<EditedPage, 'id' | 'language' | 'hasOwnLayout'>,
  { componentName, entry, start: { hasExample } }: NewComponent,
): Promise<string> {
  const list = entriesOf(entry);
  const begun = (of: CatalogueEntry['fields']) =>
    hasExample ? exampleFields(of, language) : newFields({ fields: of });
  const fields = begun(entry.fields);
  if (fields.length === 0 && !list) return '';
  // Example words are in the language that is open.
  const other = language === 'en' ? 'es' : 'en';
  const languages: Language[] = hasOwnLayout ? [language] : [language, other];
  const entries =
    list && hasExample
      ? Array.from({ length: Math.min(EXAMPLE_ENTRIES, list.most) }, (_, index) => ({
          name: `Entry ${index + 1}`,
          fields: begun(list.of),
        }))
      : undefined;
  return api.create({
    ...{ name: itemNameOf(componentName), template: componentName, parent: id, fields, languages },
    ...(entries && { entries }),
  });
}
