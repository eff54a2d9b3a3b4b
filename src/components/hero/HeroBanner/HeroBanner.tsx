import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/hero/HeroFrame/HeroFrame.tsx';
import { HeroWords } from '#src/components/hero/HeroFrame/HeroWords.tsx';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, styleNames, textField } from '#src/ports/fields.ts';

/** A picture across the page with the title on a sheet over its lower edge (S-105). */
export function HeroBanner({ fields, params }: ComponentProps) {
  if (!textField(fields, 'Headline')) return <EditingNote name="HeroBanner" missing={['Headline']} />;
  const hasPicture = imageField(fields, 'Image') !== undefined;
  return (
    <HeroFrame
      name="HeroBanner"
      ground={hasPicture ? 'plain' : 'tint'}
      modifiers={[hasPicture && 'HeroBanner--picture', ...styleNames(params.Styles)]}
    >
      {hasPicture ? (
        <div className="HeroBanner-picture">
          <EditableImage
            fields={fields}
            name="Image"
            width={1240}
            height={480}
            rounded
            isFirstScreen
            sizes="(min-width: 1300px) 1240px, 100vw"
          />
        </div>
      ) : null}
      <HeroWords fields={fields} className="HeroBanner-sheet" />
    </HeroFrame>
  );
}
