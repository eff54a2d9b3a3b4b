import { EditableHeadline } from '#src/components/listing/shared/EditableHeadline.tsx';
import { ListingCards } from '#src/components/listing/shared/ListingFrame.tsx';
import { layoutOf } from '#src/components/listing/shared/ListingShell.tsx';
import { PickedFrame } from '#src/components/listing/shared/PickedFrame.tsx';
import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { useStrings } from '#src/ports/PageContext.tsx';

/** Articles an editor picked, three at most, in their order (S-355, C-051). */
export function SelectedArticles({ fields, params, data }: ComponentProps<Picked>) {
  const t = useStrings();
  return (
    <PickedFrame
      name="SelectedArticles"
      field="Articles"
      picked={data}
      title={<EditableHeadline fields={fields} own={t('listing.selectedArticles')} />}
    >
      {({ results }) => <ListingCards cardType="Article" results={results} layout={layoutOf(params)} />}
    </PickedFrame>
  );
}
