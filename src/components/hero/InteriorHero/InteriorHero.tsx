import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/hero/HeroFrame/HeroFrame.tsx';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, linkField, textField } from '#src/ports/fields.ts';

/** Title, sentence and picture side by side, the picture left or right. */
export function InteriorHero({ fields, params }: ComponentProps) {
  if (!textField(fields, 'Headline')) return <EditingNote name="InteriorHero" missing={['Headline']} />;
  const hasPicture = imageField(fields, 'Image') !== undefined;
  const side = /left/i.test(params.ImagePosition ?? '') ? 'left' : 'right';
  return (
    <HeroFrame name="InteriorHero" modifiers={[hasPicture && `InteriorHero--${side}`]}>
      <div className="InteriorHero-inside">
        <div className="HeroFrame-words">
          <h1 className="HeroFrame-title h-entity">
            <EditableText fields={fields} name="Headline" />
          </h1>
          <div className="HeroFrame-lead">
            <EditableRichText fields={fields} name="Text" />
          </div>
          {linkField(fields, 'Link') ? (
            <div className="HeroFrame-actions">
              <EditableButton fields={fields} name="Link" size="lg" />
            </div>
          ) : null}
        </div>
        {hasPicture ? (
          <div className="InteriorHero-picture">
            <EditableImage
              fields={fields}
              name="Image"
              width={640}
              height={400}
              ratio="card"
              rounded
              isFirstScreen
              sizes="(min-width: 900px) 46vw, 100vw"
            />
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}
