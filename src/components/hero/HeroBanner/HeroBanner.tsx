import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { HeroWords } from '#src/components/shared/hero/HeroWords.tsx';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './HeroBanner.declaration.ts';

/** The title beside a large picture (S-105). */
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
            width={800}
            height={500}
            rounded
            isFirstScreen
            sizes="(min-width: 40em) 56vw, 100vw"
          />
        </div>
      ) : null}
      <HeroWords fields={fields} lead={fields.Text} />
    </HeroFrame>
  );
}
