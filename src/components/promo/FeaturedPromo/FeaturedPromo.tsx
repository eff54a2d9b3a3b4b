import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import type { declaration } from './FeaturedPromo.declaration.ts';

/**
 * A story to tell: a large sentence and beside it, left or right, its picture or its video, under whose button the
 * picture lies (Q-153, Q-179). A video that cannot be shown leaves its picture; editors are told why.
 */
export function FeaturedPromo({ rendering, fields, params }: ComponentProps<typeof declaration>) {
  const { config, mode } = usePage();
  const t = useStrings();
  if (!fields.Headline.value) return <EditingNote name="FeaturedPromo" missing={['Headline']} />;
  const written = fields.BrightcoveVideoId.value;
  const isVideo = /^video$/i.test(params.Media ?? '');
  const problem = !isVideo
    ? undefined
    : !written
      ? 'media.brightcoveIdMissing'
      : !brightcoveId(written)
        ? 'media.brightcoveUnknown'
        : !config.brightcove
          ? 'media.brightcoveProblem'
          : undefined;
  const hasVideo = isVideo && !problem && mode !== 'edit';
  const hasPicture = fields.Image.value !== undefined;
  const side = /left/i.test(params.Position ?? '') ? 'left' : 'right';
  return (
    <section className="FeaturedPromo block">
      <div className={`FeaturedPromo-inside ${hasVideo || hasPicture ? `FeaturedPromo--${side}` : ''}`}>
        <div className="FeaturedPromo-words">
          <h2 className="quote">
            <EditableText field={fields.Headline} />
          </h2>
          <EditableRichText field={fields.PromoText} />
          {fields.PromoLink.value ? (
            <div className="FeaturedPromo-action">
              <EditableButton field={fields.PromoLink} look="outline" />
            </div>
          ) : null}
          {problem ? <EditingNote name="FeaturedPromo" reason={t(problem)} /> : null}
        </div>
        {hasVideo ? (
          <div className="FeaturedPromo-video">
            <Placeholder name="promo-video" rendering={rendering} />
          </div>
        ) : hasPicture ? (
          <div className="FeaturedPromo-picture">
            <EditableImage
              field={fields.Image}
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
