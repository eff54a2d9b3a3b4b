import { parseStoredList } from '#src/domain/lists/storedList.ts';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';
import { textField } from '#src/ports/fields.ts';

/** One who wrote or reviewed the page; `path` without locale, when there is a page on that person. */
export interface Contributor {
  id: string;
  name: string;
  path?: string;
}

/** The kind of a contributor whose pick names none. */
const PERSON = 'ce_person';

/**
 * The contributors an editor picked (E-021), looked up by internal id or entity id (S-309). One that is not found keeps
 * the name it was picked by; the lookup has logged why.
 */
export const loadArticleContributor: ComponentDataLoader<Contributor[]> = async (
  { fields },
  { directory, locale },
) => {
  const picked = parseStoredList(textField(fields, 'Contributor'));
  return Promise.all(
    picked.map(async ({ id, entityId, label, type }) => {
      const [found] = await directory.teaser(type || PERSON, entityId || id, locale);
      const path = found?.path;
      return { id: found?.id ?? id, name: found?.name ?? label, ...(path ? { path } : {}) };
    }),
  );
};
