import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingCards } from '#src/components/shared/listing/ListingFrame.tsx';
import { PickedFrame } from '#src/components/listing/shared/PickedFrame.tsx';
import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './SelectedAwards.declaration.ts';

/** Awards an editor picked, fifty at most, all of them shown in their order (S-325, S-326, C-052, A-48, Q-353). */
export function SelectedAwards({ fields, data }: ComponentProps<typeof declaration, Picked>) {
  const t = useStrings();
  return (
    <PickedFrame
      name="SelectedAwards"
      field="Awards"
      picked={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.awards')} />}
      empty={t('listing.noAwards')}
    >
      {({ results }) => <ListingCards cardType="Award" results={results} />}
    </PickedFrame>
  );
}
