import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { HeroWords } from '#src/components/shared/hero/HeroWords.tsx';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { imageField, styleNames, textField } from '#src/declaration/fields.ts';

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
