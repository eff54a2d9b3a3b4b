import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, linkField, richTextField, textField, variantOf } from '#src/declaration/fields.ts';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';

/** A pointer to another page (S-109, Q-179), in variants Default, WithIcon and WithImage. */
export function Promo({ fields, params }: ComponentProps) {
  const headline = textField(fields, 'Headline');
  if (!headline && !richTextField(fields, 'PromoText')) {
    return <EditingNote name="Promo" missing={['Headline', 'PromoText']} />;
  }
  const variant = variantOf(params).toLowerCase();
  const hasPicture = variant !== 'withicon' && imageField(fields, 'Image') !== undefined;
  const tag = headingTag(params.HeadingLevel);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="Promo block">
      <div className="Promo-inside">
        {hasPicture ? (
          <div className="Promo-picture">
            <EditableImage fields={fields} name="Image" width={560} height={350} ratio="card" rounded />
          </div>
        ) : null}
        {variant === 'withicon' && pickedIcon(fields, 'Icon') ? (
          <div className="Promo-icon">
            <PickedIcon fields={fields} name="Icon" size="1.75rem" />
          </div>
        ) : null}
        <div className="Promo-words">
          {headline ? (
            <Heading className="h3">
              <EditableText fields={fields} name="Headline" />
            </Heading>
          ) : null}
          <EditableRichText fields={fields} name="PromoText" />
          {linkField(fields, 'PromoLink') ? (
            <p>
              <EditableLink fields={fields} name="PromoLink" look="standalone" iconAfter={arrowRightIcon} />
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
