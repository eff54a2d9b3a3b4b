import { DOT } from '#src/domain/text/dot.ts';
import type { ReactNode } from 'react';
import { Portrait } from '#src/components/cards/ProviderCard/ProviderParts.tsx';
import { eventLanguages } from '#src/components/cards/EventCard/eventLanguages.ts';
import { agreeWithHour } from '#src/components/shared/hours/openStateWords.ts';
import { EVENTS_PATH } from '#src/components/shared/listing/listingPaths.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { useTellingPicture } from '#src/components/shared/sections/EntityPicture.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { localHref } from '#src/declaration/fields.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { addressLines, directionsUrl } from '#src/domain/entities/address.ts';
import type { EventLeader, EventSeats } from '#src/domain/entities/NetworkEvent.ts';
import { eventFilePath } from '#src/domain/files/filePaths.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { encodeText } from '#src/domain/text/encodeText.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import {
  accessIcon,
  calendarIcon,
  clockIcon,
  directionsIcon,
  arrowRightIcon,
  globeIcon,
  infoIcon,
  phoneIcon,
  pinIcon,
  shareIcon,
  videoIcon,
} from '#src/ui/Icon/glyphs.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { EventDetailsData, OtherTimes } from './EventDetails.data.ts';
import type { declaration } from './EventDetails.declaration.ts';

/** So few places are few. */
const FEW = 3;

/**
 * The page of a class or another event, from the entity alone: what, when with its end and zone, where with the way there,
 * what it costs, how many places are left and how to take part, then what to expect, who leads it and other dates. What is
 * not known is left out. Whether it is over is told by the server, and by plain script on a page that was kept (`tellOver`).
 */
export function EventDetails({ data }: ComponentProps<typeof declaration, EventDetailsData>) {
  const t = useStrings();
  if (!data) return <EditingNote name="EventDetails" reason={t('event.onlyOnEvents')} />;
  const { event, times } = data;
  return (
    <>
      <HeroFrame name="EventDetails">
        <div className="EventDetails-top">
          <div className="EventDetails-title">
            <span className="EventDetails-tile" aria-hidden="true">
              {times.tile.above}
              <b>{times.tile.day}</b>
              {times.tile.below}
            </span>
            <div>
              <h1 className="h-entity">{event.name}</h1>
              {event.teaser ? <p className="lead">{event.teaser}</p> : null}
            </div>
          </div>
          <EventPicture data={data} />
          <Panel data={data} />
        </div>
      </HeroFrame>
      <div className="EventDetails-body wrap">
        <div className="EventDetails-main">
          <Facts data={data} />
          <About data={data} />
        </div>
        <Others data={data} />
      </div>
    </>
  );
}

interface Part {
  data: EventDetailsData;
}

function EventPicture({ data: { event } }: Part) {
  const picture = useTellingPicture(event.image);
  return picture ? (
    <div className="EventDetails-picture">
      <Picture
        src={picture.url}
        isDrawing={picture.isDrawing}
        alt={picture.alternateText}
        width={776}
        height={436}
        loading="eager"
        rounded
      />
    </div>
  ) : null;
}

/** How to take part while it is to come, and where to go on when it is over; one of the two is hidden. */
function Panel({ data }: Part) {
  const t = useStrings();
  const { locale } = usePage();
  const { event, times, isOver, next } = data;
  return (
    <section className="EventDetails-panel" aria-label={t('event.takePart')} data-over-at={times.over}>
      <div className="EventDetails-coming" data-while="coming" hidden={isOver}>
        <div className="EventDetails-head">
          <Price data={data} />
          {event.seats ? (
            <div data-print="hide">
              <SeatsLeft seats={event.seats} />
            </div>
          ) : null}
        </div>
        {event.seats?.of ? (
          <div data-print="hide">
            <SeatsBar seats={event.seats} of={event.seats.of} />
          </div>
        ) : null}
        <div data-print={SAYS_ON_PAPER.has(data.signUp.kind) ? undefined : 'hide'}>
          <Way data={data} />
        </div>
        {event.mostPeople ? (
          <p className="EventDetails-note">{t('event.mostPeople', { count: event.mostPeople })}</p>
        ) : null}
        <p className="EventDetails-take" data-print="hide">
          <TextLink look="standalone" icon={calendarIcon} href={eventFilePath(event.id, locale)}>
            {t('event.calendar')}
          </TextLink>
          <Share data={data} />
        </p>
        {event.cancellation ? (
          <p className="EventDetails-cancel">
            <Icon icon={infoIcon} />
            <span>{event.cancellation}</span>
          </p>
        ) : null}
      </div>
      <div className="EventDetails-coming" data-while="over" hidden={!isOver}>
        <p className="EventDetails-price">{t('event.over')}</p>
        {next?.path ? (
          <>
            <p>{t('event.overNext')}</p>
            <ButtonLink block href={localHref(next.path, locale)}>
              {t('event.nextDate', { date: next.short })}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink block href={localHref(EVENTS_PATH, locale)}>
            {t('event.all')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Price({ data: { event } }: Part) {
  const t = useStrings();
  const { price, priceNote } = event;
  if (price === undefined) return null;
  return (
    <p>
      <span className="EventDetails-price">{price === 0 ? t('event.free') : `$${price}`}</span>
      {priceNote || price === 0 ? (
        <span className="EventDetails-note">{priceNote ?? t('event.forEveryone')}</span>
      ) : null}
    </p>
  );
}

function SeatsLeft({ seats: { left, of } }: { seats: EventSeats }) {
  const t = useStrings();
  if (left === 0) return <Status tone="closed">{t('event.full')}</Status>;
  const words =
    left === 1
      ? t('event.oneLeft')
      : of === undefined
        ? t('event.left', { left })
        : t('event.leftOf', { left, of });
  return <Status tone={left <= FEW ? 'soon' : 'open'}>{words}</Status>;
}

/** For the eye; the words beside it say the same. */
const SeatsBar = ({ seats: { left }, of }: { seats: EventSeats; of: number }) => (
  <svg className="EventDetails-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(((of - left) / of) * 100)} height="1" />
  </svg>
);

/** Ways to take part that say something on a sheet of paper, too: a number, or that nothing need be done. */
const SAYS_ON_PAPER: ReadonlySet<EventDetailsData['signUp']['kind']> = new Set([
  'phone',
  'waitingByPhone',
  'come',
]);

/** The one thing to do. */
function Way({ data: { signUp, times, next } }: Part) {
  const t = useStrings();
  const { locale } = usePage();
  const date = times.short;
  switch (signUp.kind) {
    case 'online':
      return (
        <ButtonLink block href={localHref(signUp.url, locale)}>
          {t('event.register', { date })}
        </ButtonLink>
      );
    case 'phone':
      return <Call phone={signUp.phone} words="event.callToRegister" />;
    case 'waiting':
      return (
        <ButtonLink block look="outline" href={localHref(signUp.url, locale)}>
          {t('event.waitingList')}
        </ButtonLink>
      );
    case 'waitingByPhone':
      return <Call phone={signUp.phone} words="event.callForWaitingList" />;
    case 'full':
      return next?.path ? (
        <ButtonLink block look="outline" href={localHref(next.path, locale)}>
          {t('event.nextDate', { date: next.short })}
        </ButtonLink>
      ) : null;
    case 'come':
      return <p className="EventDetails-come">{t('event.justCome')}</p>;
  }
}

function Call({
  phone,
  words,
}: {
  phone: string;
  words: 'event.callToRegister' | 'event.callForWaitingList';
}) {
  const t = useStrings();
  return (
    <ButtonLink block look="outline" icon={phoneIcon} href={phoneHref(phone)}>
      {t(words, { phone: formatPhone(phone) ?? phone })}
    </ButtonLink>
  );
}

/** A mail that tells somebody of it; with scripts what the device shares by. */
function Share({ data: { event, times } }: Part) {
  const t = useStrings();
  const url = usePage().seo?.canonical ?? '';
  const title = `${event.name}, ${times.short}`;
  return (
    <TextLink
      look="standalone"
      icon={shareIcon}
      href={`mailto:?subject=${encodeText(title)}&body=${encodeText(url)}`}
      data-share={title}
    >
      {t('event.share')}
    </TextLink>
  );
}

function Facts({ data }: Part) {
  const t = useStrings();
  const { locale } = usePage();
  const { places, room, parking, isOnline, languages, access, interpreters } = data.event;
  const welcome = [access.join(', '), interpreters].filter(Boolean);
  return (
    <div className="EventDetails-facts">
      <When data={data} />
      {isOnline ? (
        <Fact icon={videoIcon} name={t('event.where')}>
          <p className="EventDetails-strong">{t('event.online')}</p>
          <p>{t('event.onlineLink')}</p>
        </Fact>
      ) : null}
      {places.map((place, index) => (
        <Fact key={index} icon={pinIcon} name={t('event.where')}>
          {place.name ? (
            <p className="EventDetails-strong" translate="no">
              {place.path ? (
                <TextLink href={localHref(place.path, locale)}>{place.name}</TextLink>
              ) : (
                place.name
              )}
            </p>
          ) : null}
          {room && index === 0 ? <p>{room}</p> : null}
          {place.address ? (
            <>
              <p translate="no">{addressLines(place.address).join(', ')}</p>
              <p className="EventDetails-ways">
                <TextLink
                  look="standalone"
                  icon={directionsIcon}
                  href={directionsUrl(place.address)}
                  rel="noreferrer"
                >
                  {t('event.directions')}
                </TextLink>
                {parking && index === 0 ? <span>{parking}</span> : null}
              </p>
            </>
          ) : null}
        </Fact>
      ))}
      {languages.length > 0 ? (
        <Fact icon={globeIcon} name={t('eventLanguage.name')}>
          <p>{eventLanguages(languages, t, locale)}</p>
        </Fact>
      ) : null}
      {welcome.length > 0 ? (
        <Fact icon={accessIcon} name={t('event.access')}>
          {welcome.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Fact>
      ) : null}
    </div>
  );
}

function When({ data: { times } }: Part) {
  const t = useStrings();
  const { locale } = usePage();
  const time =
    times.start && (times.end ? t('event.fromTo', { start: times.start, end: times.end }) : times.start);
  return (
    <Fact icon={clockIcon} name={t('event.when')}>
      <p className="EventDetails-strong">{times.whole}</p>
      {time ? (
        <p>
          {t('event.zone', { time })}
          {times.doors ? (
            <span className="EventDetails-quiet">
              , {agreeWithHour(t('event.doors', { time: times.doors }), locale)}
            </span>
          ) : null}
        </p>
      ) : null}
      {times.until ? <p>{t('event.until', { date: times.until })}</p> : null}
      {times.meetings.length > 0 ? (
        <details>
          <summary>{t('event.meetings', { count: times.meetings.length })}</summary>
          <ol className="EventDetails-meetings">
            {times.meetings.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ol>
        </details>
      ) : null}
    </Fact>
  );
}

function Fact({ icon, name, children }: { icon: IconShape; name: string; children: ReactNode }) {
  return (
    <div className="EventDetails-fact">
      <Icon icon={icon} label={name} />
      <div>{children}</div>
    </div>
  );
}

function About({ data: { event } }: Part) {
  const t = useStrings();
  const { expect, goodFor, askFirst, leaders } = event;
  return (
    <>
      {expect || goodFor || askFirst ? (
        <section className="EventDetails-section" aria-labelledby="event-expect">
          <h2 id="event-expect" className="h2">
            {t('event.expect')}
          </h2>
          {expect ? <Prose html={expect} /> : null}
          {goodFor || askFirst ? (
            <dl className="EventDetails-for">
              {goodFor ? (
                <div>
                  <dt>{t('event.goodFor')}</dt>
                  <dd>{goodFor}</dd>
                </div>
              ) : null}
              {askFirst ? (
                <div>
                  <dt>{t('event.askFirst')}</dt>
                  <dd>{askFirst}</dd>
                </div>
              ) : null}
            </dl>
          ) : null}
        </section>
      ) : null}
      {leaders.length > 0 ? (
        <section className="EventDetails-section" aria-labelledby="event-leaders">
          <h2 id="event-leaders" className="h2">
            {t('event.leaders')}
          </h2>
          <ul className="EventDetails-leaders">
            {leaders.map((leader) => (
              <Leader key={leader.id} leader={leader} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Leader({ leader: { id, name, path, image, role } }: { leader: EventLeader }) {
  const { locale } = usePage();
  return (
    <li className="EventDetails-leader">
      <div className="EventDetails-portrait" aria-hidden="true">
        <Portrait image={image} name={name} id={id} />
      </div>
      <div>
        <p className="EventDetails-strong" translate="no">
          {path ? <TextLink href={localHref(path, locale)}>{name}</TextLink> : name}
        </p>
        {role ? <p className="EventDetails-quiet">{role}</p> : null}
      </div>
    </li>
  );
}

function Others({ data: { others } }: Part) {
  const t = useStrings();
  const { locale } = usePage();
  return (
    <aside
      className="EventDetails-others"
      aria-label={t(others.length > 0 ? 'event.others' : 'event.all')}
      data-print="hide"
    >
      {others.length > 0 ? (
        <>
          <h2 className="h3">{t('event.others')}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <span className="EventDetails-day">{other.short}</span>
                <div>
                  {other.path ? (
                    <TextLink href={localHref(other.path, locale)}>{other.name}</TextLink>
                  ) : (
                    <span>{other.name}</span>
                  )}
                  <OtherFacts other={other} />
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <TextLink look="standalone" iconAfter={arrowRightIcon} href={localHref(EVENTS_PATH, locale)}>
        {t('event.all')}
      </TextLink>
    </aside>
  );
}

function OtherFacts({ other: { start, isOnline, seats } }: { other: OtherTimes }) {
  const t = useStrings();
  const facts = [start, isOnline && t('event.online')].filter(Boolean).join(DOT);
  return (
    <p className="EventDetails-quiet">
      {seats ? `${facts} ` : facts}
      {seats ? <SeatsLeft seats={{ left: seats.left }} /> : null}
    </p>
  );
}
