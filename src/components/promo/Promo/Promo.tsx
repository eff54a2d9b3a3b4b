import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import type { declaration } from './Promo.declaration.ts';

/** A pointer to another page (S-109, Q-179), in variants Default, WithIcon and WithImage. */
export function Promo({ fields, params }: ComponentProps<typeof declaration>) {
  const headline = fields.Headline.value;
  if (!headline && !fields.PromoText.value) {
    return <EditingNote name="Promo" missing={['Headline', 'PromoText']} />;
  }
  const variant = params.FieldNames.toLowerCase();
  const hasPicture = variant !== 'withicon' && fields.Image.value !== undefined;
  const tag = headingTag(params.HeadingLevel);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="Promo block">
      <div className="Promo-inside">
        {hasPicture ? (
          <div className="Promo-picture">
            <EditableImage field={fields.Image} width={560} height={350} ratio="card" rounded />
          </div>
        ) : null}
        {variant === 'withicon' && pickedIcon(fields.Icon.value) ? (
          <div className="Promo-icon">
            <PickedIcon field={fields.Icon} size="1.75rem" />
          </div>
        ) : null}
        <div className="Promo-words">
          {headline ? (
            <Heading className="h3">
              <EditableText field={fields.Headline} />
            </Heading>
          ) : null}
          <EditableRichText field={fields.PromoText} />
          {fields.PromoLink.value ? (
            <p>
              <EditableLink field={fields.PromoLink} look="standalone" iconAfter={arrowRightIcon} />
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
