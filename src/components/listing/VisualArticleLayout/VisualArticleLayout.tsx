import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingCards } from '#src/components/shared/listing/ListingFrame.tsx';
import { PickedFrame } from '#src/components/listing/shared/PickedFrame.tsx';
import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './VisualArticleLayout.declaration.ts';

/** Articles of a visual layout: the first `primary` of the results are large. */
export interface VisualArticles extends Picked {
  primary: number;
}

/** One article large, up to three smaller ones below it, and a link to more (Q-134, C-053, C-054). */
export function VisualArticleLayout({ fields, data }: ComponentProps<typeof declaration, VisualArticles>) {
  const t = useStrings();
  const link = fields.Link.value;
  const others = data?.results.slice(data.primary) ?? [];
  return (
    <PickedFrame
      name="VisualArticleLayout"
      field="PrimaryArticle"
      picked={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.selectedArticles')} />}
      more={link?.href ? { path: link.href, text: link.text } : undefined}
    >
      {(picked) => (
        <div className="stack">
          {data?.primary ? (
            <ListingCards
              cardType="JumboStory"
              results={picked.results.slice(0, data.primary)}
              layout="rows"
            />
          ) : null}
          {others.length > 0 ? <ListingCards cardType="Article" results={others} /> : null}
        </div>
      )}
    </PickedFrame>
  );
}
