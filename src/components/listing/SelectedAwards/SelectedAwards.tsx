import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingCards } from '#src/components/shared/listing/ListingFrame.tsx';
import { PickedFrame } from '#src/components/listing/shared/PickedFrame.tsx';
import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { useStrings } from '#src/context/PageContext.tsx';

/** Awards an editor picked, fifty at most, all of them shown in their order (S-325, S-326, C-052, A-48, Q-353). */
export function SelectedAwards({ fields, data }: ComponentProps<Picked>) {
  const t = useStrings();
  return (
    <PickedFrame
      name="SelectedAwards"
      field="Awards"
      picked={data}
      title={<EditableHeadline fields={fields} own={t('listing.awards')} />}
      empty={t('listing.noAwards')}
    >
      {({ results }) => <ListingCards cardType="Award" results={results} />}
    </PickedFrame>
  );
}
