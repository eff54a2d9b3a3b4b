import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFact, CardFrame, CardPlace } from '#src/components/cards/CardFrame.tsx';
import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { placeText } from '#src/components/cards/resultFields.ts';
import { storyArt } from '#src/domain/art/storyArt.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { summarize } from '#src/domain/text/summary.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { userIcon } from '#src/ui/Icon/glyphs.ts';
import { Status } from '#src/ui/Status/Status.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { opportunityFromResult } from './opportunityFromResult.ts';

/**
 * A volunteer opportunity among results: department, place and distance, age, whether applications are taken and where
 * to send one. Nothing without a result.
 */
export function VolunteerOpportunityCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const { locale } = usePage();
  const t = useStrings();
  const opportunity = result && opportunityFromResult(result);
  if (!opportunity) return null;
  const {
    id,
    name,
    path,
    summary,
    departments,
    ages,
    hasApplication,
    isWaitlist,
    isClosed,
    applicationUrl,
    image,
    places,
    distance,
  } = opportunity;
  const [place] = places;
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={<CardPicture image={image} art={storyArt(id)} width={192} height={192} />}
      eyebrow={departments.length > 0 ? <Theirs>{departments.join(', ')}</Theirs> : undefined}
      actions={
        hasApplication && applicationUrl ? (
          <ButtonLink look="outline" block href={localizedPath(applicationUrl, locale)}>
            {t('volunteerCard.apply')}
            <VisuallyHidden> {t('volunteerCard.forOpportunity', { name })}</VisuallyHidden>
          </ButtonLink>
        ) : undefined
      }
    >
      {summary ? (
        <p className="CardFrame-line" dir="auto">
          <Theirs>{summarize(summary)}</Theirs>
        </p>
      ) : null}
      {hasApplication || isClosed ? (
        <div className="CardFrame-line">
          {isClosed ? (
            <Status tone="closed">{t('volunteerCard.closed')}</Status>
          ) : isWaitlist ? (
            <Status tone="neutral">{t('volunteerCard.waitlist')}</Status>
          ) : (
            <Status tone="open">{t('volunteerCard.accepting')}</Status>
          )}
        </div>
      ) : null}
      <CardPlace distance={distance} place={place && placeText(place)} more={places.length - 1} />
      {ages.length > 0 ? (
        <CardFact icon={userIcon}>{t('volunteerCard.age', { age: ages.join(', ') })}</CardFact>
      ) : null}
    </CardFrame>
  );
}
