import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { TeaserFrame } from '#src/components/listing/shared/TeaserFrame.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './EntityTeaserList.declaration.ts';

/** Several entities in brief, each looked up by internal id or entity id (S-309, S-314). */
export function EntityTeaserList({ fields, params, data }: ComponentProps<typeof declaration, Picked>) {
  const t = useStrings();
  return (
    <TeaserFrame
      name="EntityTeaserList"
      field="Entities"
      params={params}
      picked={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.teasers')} />}
    />
  );
}
