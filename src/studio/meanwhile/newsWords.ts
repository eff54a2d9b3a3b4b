import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { PageRevision } from '../api/StudioApi.ts';
import type { Words } from '../strings/useWords.ts';

/** What is new on a page since it was last looked at. */
export interface News {
  /** Newest first. */
  revisions: readonly PageRevision[];
  /** Fields that say something else than before. */
  texts: readonly Pick<FrameField, 'itemId' | 'name'>[];
  isLayout: boolean;
  isPublication: boolean;
  /** Who looks. */
  personId: string;
}

/** Who did what, in one sentence; '' where it was the same person, in another tab. */
export function newsWords({ revisions, texts, isLayout, isPublication, personId }: News, say: Words): string {
  const by = (isIt: (revision: PageRevision) => boolean) => {
    const revision = revisions.find(isIt);
    return revision?.author === personId ? undefined : { name: revision?.name ?? say('someone') };
  };
  if (isPublication) {
    const who = by(({ kind }) => kind === 'publish');
    if (who) return say('newsPublished', who);
  }
  if (isLayout) {
    const who = by(({ part }) => part === 'layout');
    if (who) return say('newsLayout', who);
  }
  const [first] = texts;
  if (!first) return '';
  const who = by(({ itemId, kind }) => kind !== 'publish' && texts.some((text) => text.itemId === itemId));
  if (!who) return '';
  return texts.length === 1
    ? say('newsText', { ...who, field: fieldTitle(say, first.name) })
    : say('newsTexts', { ...who, count: texts.length });
}
