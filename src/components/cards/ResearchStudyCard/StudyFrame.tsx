import { DOT } from '#src/domain/text/dot.ts';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import type { ReactNode } from 'react';
import { CardFact, CardFrame, CardPlace } from '#src/components/cards/CardFrame.tsx';
import { few } from '#src/components/cards/few.ts';
import { placeText } from '#src/components/cards/resultFields.ts';
import type { StudyStatus } from '#src/domain/research/studyStatus.ts';
import { summarize } from '#src/domain/text/summary.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { pinIcon, userIcon } from '#src/ui/Icon/glyphs.ts';
import { Status } from '#src/ui/Status/Status.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FoundStudy } from './studyFromResult.ts';

export interface StudyFrameProps {
  study: FoundStudy;
  number: number | undefined;
  headingLevel: 2 | 3;
  /** What kind of research it is, where kinds are mixed. */
  kind?: string;
}

/** A trial or a study in the frame of cards: status first, then what it is about, who leads it and where. */
export function StudyFrame({ study, number, headingLevel, kind }: StudyFrameProps) {
  const t = useStrings();
  const { name, path, status, description, investigators, topics } = study;
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      eyebrow={
        kind || status.kind !== 'unknown' ? (
          <>
            {kind ? <span>{kind}</span> : null}
            <StudyStatusLine status={status} />
          </>
        ) : undefined
      }
      tags={topics.slice(0, 3)}
    >
      {description ? (
        <p className="CardFrame-line" dir="auto">
          <Theirs>{summarize(description)}</Theirs>
        </p>
      ) : null}
      {investigators.length > 0 ? (
        <CardFact icon={userIcon}>
          <VisuallyHidden>{t('researchCard.investigators')} </VisuallyHidden>
          {few(investigators, 2, DOT)}
        </CardFact>
      ) : null}
      <Places study={study} />
    </CardFrame>
  );
}

/** Where it takes place; of a trial it is also said that nobody told. */
function Places({ study: { places, distance, isTrial } }: { study: FoundStudy }): ReactNode {
  const t = useStrings();
  const [place] = places;
  if (!place && isTrial) {
    return (
      <CardFact icon={pinIcon}>
        {t('researchCard.locations')} {t('researchCard.notSpecified')}
      </CardFact>
    );
  }
  return <CardPlace distance={distance} place={place && placeText(place)} more={places.length - 1} />;
}

/** The status in words of the page's language; as a chip in heroes. Nothing when it is not known. */
export function StudyStatusLine({ status, chip }: { status: StudyStatus; chip?: boolean }) {
  const t = useStrings();
  switch (status.kind) {
    case 'unknown':
      return null;
    case 'other':
      return (
        <Status tone="neutral" {...(chip && { chip })}>
          {status.label}
        </Status>
      );
    case 'listed':
      return (
        <Status
          tone={status.isOpen ? 'open' : status.status === 'Coming Soon' ? 'soon' : 'closed'}
          {...(chip && { chip })}
        >
          {t(`researchCard.status-${status.status}`)}
        </Status>
      );
  }
}
