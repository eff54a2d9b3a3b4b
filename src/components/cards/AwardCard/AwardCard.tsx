import { DOT } from '#src/domain/text/dot.ts';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFact, CardFrame, CardPlace } from '#src/components/cards/CardFrame.tsx';
import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import { few } from '#src/components/cards/few.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { awardArt } from '#src/domain/art/awardArt.ts';
import { summarize } from '#src/domain/text/summary.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { userIcon } from '#src/ui/Icon/glyphs.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { awardFromResult } from './awardFromResult.ts';

/** Width and height of an award's picture in CSS px (C-087). */
const PICTURE_SIZE = 164;
/** Types with words of their own; others are shown as they come. */
const TYPES = ['Award', 'Accreditation'] as const;

/**
 * An award among results: who gave it and for which years, and the services, places and people it honours.
 * Nothing without a result.
 */
export function AwardCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const t = useStrings();
  const award = result && awardFromResult(result);
  if (!award) return null;
  const { id, name, path, image, type, years, presenters, description, locations, providers, services } =
    award;
  const known = TYPES.find((one) => one === type);
  const typeWords = known ? t(`awardCard.${known}`) : type;
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={<CardPicture image={image} art={awardArt(id)} width={PICTURE_SIZE} height={PICTURE_SIZE} />}
      eyebrow={[typeWords, years].filter(Boolean).join(DOT) || undefined}
      tags={services.slice(0, 3)}
    >
      {presenters.length > 0 ? (
        <p className="CardFrame-line" dir="auto">
          {t('awardCard.presentedBy', { names: few(presenters, 2) })}
        </p>
      ) : null}
      {description ? (
        <p className="CardFrame-fact" dir="auto">
          <Theirs>{summarize(description)}</Theirs>
        </p>
      ) : null}
      <CardPlace place={locations[0]} more={locations.length - 1} />
      {providers.length > 0 ? (
        <CardFact icon={userIcon}>
          <VisuallyHidden>{t('awardCard.providers')} </VisuallyHidden>
          {few(providers, 2, DOT)}
        </CardFact>
      ) : null}
    </CardFrame>
  );
}
