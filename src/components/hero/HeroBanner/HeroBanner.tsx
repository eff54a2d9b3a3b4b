import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { HeroWords } from '#src/components/shared/hero/HeroWords.tsx';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './HeroBanner.declaration.ts';

/** A picture across the page with the title on a sheet over its lower edge (S-105). */
export function HeroBanner({ fields, params }: ComponentProps<typeof declaration>) {
  if (!fields.Headline.value) return <EditingNote name="HeroBanner" missing={['Headline']} />;
  const hasPicture = fields.Image.value !== undefined;
  return (
    <HeroFrame
      name="HeroBanner"
      ground={hasPicture ? 'plain' : 'tint'}
      modifiers={[hasPicture && 'HeroBanner--picture', ...params.Styles]}
    >
      {hasPicture ? (
        <div className="HeroBanner-picture">
          <EditableImage
            field={fields.Image}
            width={1240}
            height={480}
            rounded
            isFirstScreen
            sizes="(min-width: 1300px) 1240px, 100vw"
          />
        </div>
      ) : null}
      <HeroWords fields={fields} lead={fields.Text} className="HeroBanner-sheet" />
    </HeroFrame>
  );
}
