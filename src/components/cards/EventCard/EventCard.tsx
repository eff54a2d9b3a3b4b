import { DOT } from '#src/domain/text/dot.ts';
import { Fragment } from 'react';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFact, CardFrame, CardPlace } from '#src/components/cards/CardFrame.tsx';
import { few } from '#src/components/cards/few.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { resultClickMark } from '#src/components/cards/resultClickMark.ts';
import { NO_PAGE, placeText } from '#src/components/cards/resultFields.ts';
import { formatDate, formatDay } from '#src/domain/dates/dates.ts';
import { commonName } from '#src/domain/events/eventClasses.ts';
import { eventDateText, isOverSeveralDays, onFirstDay } from '#src/domain/events/eventDates.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { summarize } from '#src/domain/text/summary.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { calendarIcon, globeIcon, videoIcon } from '#src/ui/Icon/glyphs.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { eventFromResult, type FoundEvent } from './eventFromResult.ts';
import { eventLanguages, isInAnotherLanguage } from './eventLanguages.ts';

/**
 * An event among results: its day as a leaf of a calendar, what it is and costs, when in Pacific time, where or online,
 * and where to register, with what other dates of the same class were found. An unset date is not shown.
 * Nothing without a result.
 */
export function EventCard({ result, number, headingLevel = 2, others = [] }: ResultCardProps) {
  const { locale } = usePage();
  const t = useStrings();
  const event = result && eventFromResult(result);
  if (!event) return null;
  const { name, path, types, isPaid, price, places, distance, isOnline, languages } = event;
  const { teaser, registerUrl, hosts } = event;
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
            {isPaid === undefined ? null : (
              <Tag>{price ? `$${price}` : t(isPaid ? 'eventCard.paid' : 'eventCard.free')}</Tag>
            )}
          </>
        ) : undefined
      }
      actions={
        registerUrl ? (
          <ButtonLink look="outline" block href={localizedPath(registerUrl, locale)}>
            {t('eventCard.register')}
            <VisuallyHidden> {t('eventCard.forEvent', { name })}</VisuallyHidden>
          </ButtonLink>
        ) : undefined
      }
    >
      <When event={event} hasOthers={others.length > 0} />
      {isOnline ? <CardFact icon={videoIcon}>{t('eventCard.online')}</CardFact> : null}
      {isInAnotherLanguage(languages, locale) ? (
        <CardFact icon={globeIcon}>{eventLanguages(languages, t, locale)}</CardFact>
      ) : null}
      <CardPlace distance={distance} place={place && placeText(place)} more={places.length - 1} />
      {!place && !isOnline && hosts.length > 0 ? <p className="CardFrame-fact">{few(hosts, 1)}</p> : null}
      {teaser ? (
        <p className="CardFrame-line" dir="auto">
          <Theirs>{summarize(teaser)}</Theirs>
        </p>
      ) : null}
      <OtherDates event={event} others={others} />
    </CardFrame>
  );
}

/**
 * Folded: when and where else the class is, each date with the way to its own page. How many there are is not said: others may
 * stand on another page of the results.
 */
function OtherDates({ event: shown, others }: { event: FoundEvent; others: readonly SearchResult[] }) {
  const t = useStrings();
  const { locale } = usePage();
  if (others.length === 0) return null;
  const whereOf = ({ isOnline, places: [place] }: FoundEvent) =>
    isOnline ? t('eventCard.online') : place && placeText(place);
  const found = others.flatMap((other) => eventFromResult(other) ?? []);
  const isElsewhere = found.some((one) => whereOf(one) !== whereOf(shown));
  return (
    <details className="CardFrame-more" data-print="hide">
      <summary>
        {t(isElsewhere ? 'eventCard.otherPlaces' : 'eventCard.otherDates')}
        <VisuallyHidden>
          {' '}
          {t('eventCard.ofEvent', { name: commonName([shown, ...found].map(({ name }) => name)) })}
        </VisuallyHidden>
      </summary>
      {others.map((other) => {
        const event = eventFromResult(other);
        if (!event) return null;
        const where = whereOf(event);
        return (
          <CardFact key={other.id} icon={calendarIcon}>
            <a
              href={event.path === NO_PAGE ? event.path : localizedPath(event.path, locale)}
              {...resultClickMark(other)}
            >
              {event.dates ? eventDateText(onFirstDay(event, event.dates), locale) : event.name}
            </a>
            {where ? `${DOT}${where}` : null}
          </CardFact>
        );
      })}
    </details>
  );
}

function When({ event, hasOthers }: { event: FoundEvent; hasOthers: boolean }) {
  const t = useStrings();
  const { locale } = usePage();
  const { dates, isMultiDay, hasMoreDates, sessions } = event;
  const last = sessions.length > 1 ? sessions.at(-1) : undefined;
  const words = [
    dates && eventDateText(onFirstDay(event, dates), locale),
    last && t('eventCard.meetings', { count: sessions.length, day: formatDay(last, locale, 'short') }),
    isMultiDay && !last && !(dates && isOverSeveralDays(dates)) && t('eventCard.multiDay'),
    hasMoreDates && !hasOthers && t('eventCard.moreDates'),
  ].filter(Boolean);
  return words.length > 0 ? <CardFact icon={calendarIcon}>{words.join(DOT)}</CardFact> : null;
}

/** The day for the eye; the words beside it say it in full. Spanish says the day first: “mar 29” could be a Tuesday. */
function CalendarLeaf({ date }: { date: Date }) {
  const { locale } = usePage();
  const month = formatDate(date, locale, 'month');
  return (
    <span className="EventCard-leaf" aria-hidden="true">
      {locale === 'es' ? null : month}
      <b>{formatDate(date, locale, 'day')}</b>
      {locale === 'es' ? month : null}
    </span>
  );
}
