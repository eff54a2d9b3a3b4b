import { loadPicked } from '#src/components/listing/shared/loadPicked.ts';
import { pickedOn } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { VisualArticles } from './VisualArticleLayout.tsx';

/** How many count of each (C-054, C-053). */
const PRIMARY = 1;
const SECONDARY = 3;

export const loadVisualArticleLayout: ComponentDataLoader<VisualArticles> = async ({ fields }, context) => {
  const [first] = pickedOn(fields, 'PrimaryArticle', PRIMARY);
  const others = pickedOn(fields, 'SecondaryArticles', SECONDARY).filter(({ id }) => id !== first?.id);
  const picked = await loadPicked('article', 'Article', first ? [first, ...others] : others, context);
  const [head] = picked?.results ?? [];
  const hasFirst =
    head !== undefined &&
    [first?.id, first?.entityId].some((id) => id === head.id || id === String(head.data['uid']));
  return picked && { ...picked, primary: hasFirst ? 1 : 0 };
};
