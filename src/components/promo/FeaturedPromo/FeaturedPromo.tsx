import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, linkField, textField } from '#src/ports/fields.ts';

/** A story to tell: a large sentence and its picture, which stands left or right (Q-153, Q-179). */
export function FeaturedPromo({ fields, params }: ComponentProps) {
  if (!textField(fields, 'Headline')) return <EditingNote name="FeaturedPromo" missing={['Headline']} />;
  const hasPicture = imageField(fields, 'Image') !== undefined;
  const side = /left/i.test(params.Position ?? '') ? 'left' : 'right';
  return (
    <section className="FeaturedPromo block">
      <div className={`FeaturedPromo-inside ${hasPicture ? `FeaturedPromo--${side}` : ''}`}>
        <div className="FeaturedPromo-words">
          <h2 className="quote">
            <EditableText fields={fields} name="Headline" />
          </h2>
          <EditableRichText fields={fields} name="PromoText" />
          {linkField(fields, 'PromoLink') ? (
            <div className="FeaturedPromo-action">
              <EditableButton fields={fields} name="PromoLink" look="outline" />
            </div>
          ) : null}
        </div>
        {hasPicture ? (
          <div className="FeaturedPromo-picture">
            <EditableImage
              fields={fields}
              name="Image"
              width={640}
              height={496}
              rounded
              sizes="(min-width: 900px) 34rem, 100vw"
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
