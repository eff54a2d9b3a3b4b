import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingCards } from '#src/components/shared/listing/ListingFrame.tsx';
import { layoutOf } from '#src/components/shared/listing/ListingShell.tsx';
import { PickedFrame } from '#src/components/listing/shared/PickedFrame.tsx';
import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './SelectedArticles.declaration.ts';

/** Articles an editor picked, three at most, in their order (S-355, C-051). */
export function SelectedArticles({ fields, params, data }: ComponentProps<typeof declaration, Picked>) {
  const t = useStrings();
  return (
    <PickedFrame
      name="SelectedArticles"
      field="Articles"
      picked={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.selectedArticles')} />}
    >
      {({ results }) => (
        <ListingCards cardType="Article" results={results} layout={layoutOf(params.Layout)} />
      )}
    </PickedFrame>
  );
}
