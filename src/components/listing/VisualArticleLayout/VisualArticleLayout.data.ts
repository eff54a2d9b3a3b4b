import { readText } from '#src/domain/text/readText.ts';
import { loadPicked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { VisualArticles } from './VisualArticleLayout.tsx';
import type { declaration } from './VisualArticleLayout.declaration.ts';

export const loadVisualArticleLayout: ComponentDataLoader<typeof declaration, VisualArticles> = async (
  { fields },
  context,
) => {
  const [first] = fields.PrimaryArticle.value;
  const others = fields.SecondaryArticles.value.filter(({ id }) => id !== first?.id);
  const picked = await loadPicked('article', 'Article', first ? [first, ...others] : others, context);
  const [head] = picked?.results ?? [];
  const hasFirst =
    head !== undefined &&
    [head.id, readText(head.data['uid'])].some(
      (id) => id !== undefined && [first?.id, first?.entityId].includes(id),
    );
  return picked && { ...picked, primary: hasFirst ? 1 : 0 };
};
