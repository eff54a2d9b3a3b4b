import { Fragment } from 'react';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFact, CardFrame, CardPlace } from '#src/components/cards/CardFrame.tsx';
import { few } from '#src/components/cards/few.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { placeText } from '#src/components/cards/resultFields.ts';
import { formatDate } from '#src/domain/dates/dates.ts';
import { eventDateText, isOverSeveralDays } from '#src/domain/events/eventDates.ts';
import { summarize } from '#src/domain/text/summary.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { calendarIcon, videoIcon } from '#src/ui/Icon/glyphs.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { eventFromResult, type FoundEvent } from './eventFromResult.ts';

/**
 * An event among results: its day as a leaf of a calendar, what it is and costs, when in Pacific time, where or online,
 * and where to register. An unset date is not shown. Nothing without a result.
 */
export function EventCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const t = useStrings();
  const event = result && eventFromResult(result);
  if (!event) return null;
  const { name, path, types, isPaid, places, distance, isOnline, teaser, registerUrl, hosts } = event;
  const [place] = places;
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={event.dates && number === undefined ? <CalendarLeaf date={event.dates.start} /> : undefined}
      eyebrow={
        types.length > 0 || isPaid !== undefined ? (
          <>
            {types.length > 0 ? (
              <span>
                {types.map((type, index) => (
                  <Fragment key={type}>
                    {index > 0 ? ', ' : ''}
                    {wordFor(t, 'eventCard.type-', type, '') || <Theirs>{type}</Theirs>}
                  </Fragment>
                ))}
              </span>
            ) : null}
            {isPaid === undefined ? null : <Tag>{t(isPaid ? 'eventCard.paid' : 'eventCard.free')}</Tag>}
          </>
        ) : undefined
      }
      actions={
        registerUrl ? (
          <ButtonLink look="outline" block href={registerUrl}>
            {t('eventCard.register')}
            <VisuallyHidden> {t('eventCard.forEvent', { name })}</VisuallyHidden>
          </ButtonLink>
        ) : undefined
      }
    >
      <When event={event} />
      {isOnline ? <CardFact icon={videoIcon}>{t('eventCard.online')}</CardFact> : null}
      <CardPlace distance={distance} place={place && placeText(place)} more={places.length - 1} />
      {!place && !isOnline && hosts.length > 0 ? <p className="CardFrame-fact">{few(hosts, 1)}</p> : null}
      {teaser ? (
        <p className="CardFrame-line" dir="auto">
          <Theirs>{summarize(teaser)}</Theirs>
        </p>
      ) : null}
    </CardFrame>
  );
}

function When({ event: { dates, isMultiDay, hasMoreDates } }: { event: FoundEvent }) {
  const t = useStrings();
  const { locale } = usePage();
  const words = [
    dates && eventDateText(dates, locale),
    isMultiDay && !(dates && isOverSeveralDays(dates)) && t('eventCard.multiDay'),
    hasMoreDates && t('eventCard.moreDates'),
  ].filter(Boolean);
  return words.length > 0 ? <CardFact icon={calendarIcon}>{words.join(' · ')}</CardFact> : null;
}

/** The day for the eye; the words beside it say it in full. */
function CalendarLeaf({ date }: { date: Date }) {
  const { locale } = usePage();
  return (
    <span className="EventCard-leaf" aria-hidden="true">
      {formatDate(date, locale, 'month')}
      <b>{formatDate(date, locale, 'day')}</b>
    </span>
  );
}
