import { useId, useMemo } from 'react';
import { distanceFrom } from '#src/domain/distance/distance.ts';
import { distanceText } from '#src/domain/distance/DistanceOrigin.ts';
import { nearestFirst } from '#src/domain/distance/nearestFirst.ts';
import type { Address, Coordinate } from '#src/domain/entities/common.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { weekRows } from '#src/domain/hours/weekRows.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { directionsIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { addressLines, directionsUrl } from '#src/domain/entities/address.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { OpenStateLine } from '#src/components/shared/hours/OpenStateLine.tsx';
import { MapSources } from '#src/components/shared/map/MapSources.tsx';
import { PlacesMap } from '#src/components/shared/map/PlacesMap.tsx';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { usePosition } from '#src/browser/usePosition.ts';
import { undatedWeek, weekSummary } from '#src/components/shared/hours/weekWords.ts';

/** A place of an entity, as its row and its pin tell it. */
export interface Place {
  id: string;
  name: string;
  /** Page without locale. */
  path?: string;
  address?: Address;
  coordinate?: Coordinate;
  phone?: string;
  fax?: string;
  hours?: Hours;
}

const NONE: readonly Place[] = [];
/** As many weeks stand open below one another; of more places each has its own behind a word. */
const MOST_OPEN_WEEKS = 3;

/**
 * Places as numbered rows and as pins on a map: address with directions, open state, week, phones; the distance only when the
 * visitor's position is known and the place has coordinates. The map and the hour come where scripts run.
 * Rows that draw it name the strings `entityPlaces`, `hours` and `map`.
 */
export function PlacesWithMap({
  places: given,
  others = NONE,
  isNearestFirst = false,
  order,
}: {
  places: readonly Place[];
  /** Places not shown, until the position tells that they are nearer. */
  others?: readonly Place[];
  /** Sorts by distance once the position is known (S-370); until then, and without it, the order stays. */
  isNearestFirst?: boolean;
  /** In words, what they are sorted by as long as they are not by distance. */
  order?: string | undefined;
}) {
  const id = useId();
  const t = useStrings();
  const { position, ask } = usePosition();
  const here = position.kind === 'known' ? position.coordinate : undefined;
  const places = useMemo(
    () => (isNearestFirst && here ? nearestFirst([...given, ...others], here).slice(0, given.length) : given),
    [isNearestFirst, given, others, here],
  );
  const rowId = (number: number) => `${id}-place-${number}`;
  return (
    <div className="PlacesWithMap">
      <MapOfPlaces places={places} rowId={rowId} position={position} ask={ask} />
      {order ? (
        <p className="PlacesWithMap-order">
          {isNearestFirst && here ? t('entityPlaces.nearestFirst') : order}
        </p>
      ) : null}
      <ol className="PlacesWithMap-list">
        {places.map((place, index) => (
          <li key={place.id} id={rowId(index + 1)} className="PlacesWithMap-place">
            <span className="PlacesWithMap-number" aria-hidden="true">
              {index + 1}
            </span>
            <PlaceRow place={place} here={here} isWeekFolded={places.length > MOST_OPEN_WEEKS} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The pins, and what is said of them and of the visitor's position; nothing where no place has coordinates. */
function MapOfPlaces({
  places,
  rowId,
  position,
  ask,
}: {
  places: readonly Place[];
  rowId: (number: number) => string;
} & Pick<ReturnType<typeof usePosition>, 'position' | 'ask'>) {
  const t = useStrings();
  const isAwake = useIsAwake();
  const pins = useMemo(
    () =>
      places.flatMap(({ name, coordinate }, index) =>
        coordinate
          ? [{ number: index + 1, label: t('map.pin', { number: index + 1, name }), coordinate }]
          : [],
      ),
    [places, t],
  );
  const card = (number: number) => {
    const place = places[number - 1];
    return place ? (
      <>
        <strong>{place.name}</strong>
        {place.address ? <span>{addressLines(place.address).join(', ')}</span> : null}
        <a href={`#${rowId(number)}`}>
          {t('map.seeInList')}
          <VisuallyHidden> {place.name}</VisuallyHidden>
        </a>
      </>
    ) : null;
  };
  if (pins.length === 0) return null;
  return (
    <>
      <div className="PlacesWithMap-map" data-print="hide">
        {isAwake ? <PlacesMap pins={pins} card={card} /> : null}
      </div>
      <p className="PinMap-note PlacesWithMap-note" data-print="hide">
        {position.kind === 'not-asked' || position.kind === 'asking' ? (
          <button
            type="button"
            className="TextLink-standalone"
            data-asleep={isAwake ? undefined : ''}
            aria-disabled={position.kind === 'asking'}
            onClick={ask}
          >
            {t('entityPlaces.howFar')}
          </button>
        ) : null}
        <span role="status">
          {position.kind === 'unavailable' ? t('entityPlaces.positionUnknown') : null}
        </span>
        <MapSources isAwake={isAwake} />
      </p>
    </>
  );
}

function PlaceRow({
  place,
  here,
  isWeekFolded,
}: {
  place: Place;
  here: Coordinate | undefined;
  isWeekFolded: boolean;
}) {
  const t = useStrings();
  const { locale } = usePage();
  const now = useNow();
  const { name, path, address, coordinate, phone, hours } = place;
  const distance = distanceFrom(here, coordinate);
  const fax = formatPhone(place.fax);
  const week = weekSummary(now ? weekRows(hours, now) : undatedWeek(hours), locale, t);
  return (
    <>
      <div className="PlacesWithMap-words">
        <h3 className="PlacesWithMap-name" dir="auto">
          <TextLink look="plain" href={path && localizedPath(path, locale)}>
            {name}
          </TextLink>
        </h3>
        {address ? (
          <address dir="auto">
            {addressLines(address).map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </address>
        ) : null}
        {distance.kind === 'known' ? (
          <p>
            {distanceText({ miles: distance.miles, from: { kind: 'you' } }, (key, values) =>
              t(`entityPlaces.${key}`, values),
            )}
          </p>
        ) : null}
        {now && hours ? (
          <div data-print="hide">
            <OpenStateLine hours={hours} now={now} locale={locale} t={t} />
          </div>
        ) : null}
        <p className="PlacesWithMap-links">
          {address ? (
            <TextLink
              look="standalone"
              icon={directionsIcon}
              href={directionsUrl(address)}
              rel="noreferrer"
              data-print="hide"
            >
              {t('entityPlaces.getDirections')}
              <VisuallyHidden> {t('entityPlaces.directionsTo', { name })}</VisuallyHidden>
            </TextLink>
          ) : null}
          <PhoneLink number={phone} />
          {fax ? <span>{t('entityPlaces.fax', { number: fax })}</span> : null}
        </p>
      </div>
      {week.length > 0 ? (
        <div className="PlacesWithMap-week">
          {isWeekFolded ? (
            <details>
              <summary>
                {t('hours.heading')}
                <VisuallyHidden> ({name})</VisuallyHidden>
              </summary>
              <Week lines={week} />
            </details>
          ) : (
            <Week lines={week} />
          )}
        </div>
      ) : null}
    </>
  );
}

const Week = ({ lines }: { lines: ReturnType<typeof weekSummary> }) => (
  <DefinitionList
    items={lines.map((line) => ({ key: line.days, term: line.days, description: line.hours }))}
  />
);
