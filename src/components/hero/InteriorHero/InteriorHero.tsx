import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { HeroWords } from '#src/components/shared/hero/HeroWords.tsx';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './InteriorHero.declaration.ts';

/** Title, sentence and picture side by side, the picture left or right. */
export function InteriorHero({ fields, params }: ComponentProps<typeof declaration>) {
  if (!fields.Headline.value) return <EditingNote name="InteriorHero" missing={['Headline']} />;
  const hasPicture = fields.Image.value !== undefined;
  const side = /left/i.test(params.ImagePosition ?? '') ? 'left' : 'right';
  return (
    <HeroFrame name="InteriorHero" modifiers={[hasPicture && `InteriorHero--${side}`]}>
      <div className="InteriorHero-inside">
        <HeroWords fields={fields} lead={fields.Text} />
        {hasPicture ? (
          <div className="InteriorHero-picture">
            <EditableImage
              field={fields.Image}
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
