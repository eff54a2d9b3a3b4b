import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { TeaserFrame } from '#src/components/listing/shared/TeaserFrame.tsx';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { useStrings } from '#src/context/PageContext.tsx';

/** Several entities in brief, each looked up by internal id or entity id (S-309, S-314). */
export function EntityTeaserList({ fields, params, data }: ComponentProps<Picked>) {
  const t = useStrings();
  return (
    <TeaserFrame
      name="EntityTeaserList"
      field="Entities"
      params={params}
      picked={data}
      title={<EditableHeadline fields={fields} own={t('listing.teasers')} />}
    />
  );
}
