import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import type { declaration } from './ArticleContributor.declaration.ts';

/** One who wrote or reviewed the page; `path` without locale, when there is a page on that person. */
export interface Contributor {
  id: string;
  name: string;
  path?: string;
  image?: ImageValue;
}

/** The kind of a contributor whose pick names none. */
const PERSON = 'ce_person';

/**
 * The contributors an editor picked (E-021) in the rendering, else those of the page: its `ContributorEntity`, else the name
 * written in its `Contributor` (S-200). They are looked up by internal id or entity id (S-309). One that is not found
 * keeps the name it was picked by; the lookup has logged why.
 */
export const loadArticleContributor: ComponentDataLoader<typeof declaration, Contributor[]> = async (
  { fields },
  { directory, locale, pageFields },
) => {
  const own = fields.Contributor.value;
  const picked = own.length > 0 ? own : pageFields.ContributorEntity.value;
  const written = pageFields.Contributor.value;
  if (picked.length === 0 && written && !/^[[{]/.test(written)) return [{ id: written, name: written }];
  return Promise.all(
    picked.map(async ({ id, entityId, label, type }) => {
      const [found] = await directory.teaser(type || PERSON, entityId || id, locale);
      return {
        id: found?.id ?? id,
        name: found?.name ?? label,
        ...(found?.path && { path: found.path }),
        ...(found?.image && { image: found.image }),
      };
    }),
  );
};
