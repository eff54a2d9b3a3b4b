import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { HeroWords } from '#src/components/shared/hero/HeroWords.tsx';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, textField } from '#src/declaration/fields.ts';

/** Title, sentence and picture side by side, the picture left or right. */
export function InteriorHero({ fields, params }: ComponentProps) {
  if (!textField(fields, 'Headline')) return <EditingNote name="InteriorHero" missing={['Headline']} />;
  const hasPicture = imageField(fields, 'Image') !== undefined;
  const side = /left/i.test(params.ImagePosition ?? '') ? 'left' : 'right';
  return (
    <HeroFrame name="InteriorHero" modifiers={[hasPicture && `InteriorHero--${side}`]}>
      <div className="InteriorHero-inside">
        <HeroWords fields={fields} />
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
