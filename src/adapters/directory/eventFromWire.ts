import type { ImageValue, Locale } from '#src/domain/entities/common.ts';
import type {
  EventLeader,
  EventPlace,
  EventSeats,
  NetworkEvent,
  OtherDate,
} from '#src/domain/entities/NetworkEvent.ts';
import { parseDate } from '#src/domain/dates/dates.ts';
import { eventDates } from '#src/domain/events/eventDates.ts';
import { defined, readFields } from './fields.ts';
import type { FieldProblem, FieldReader } from './fields.ts';
import { pagePath } from './pagePath.ts';

/** A ce_seatRobotEvent document → NetworkEvent. Throws without id, name or a readable start. */
export function eventFromWire(
  document: Record<string, unknown>,
  _locale: Locale,
  onProblem: FieldProblem,
): NetworkEvent {
  const fields = readFields(document, onProblem);
  const id = fields.text('id');
  const name = fields.text('name');
  const dates = datesOf(fields);
  if (!id || !name || !dates) throw new Error('An event needs id, name and start');
  const isPaid = fields.flagIfSet('c_isPaid');
  const price = fields.number('c_price');
  const isOnline = fields.flag('c_isOnlineEvent');
  const seats = seatsOf(fields);
  return defined<NetworkEvent>({
    id,
    name,
    path: pathOf(fields),
    dates,
    doors: instantOf(fields.text('c_doorsDateTime')),
    sessions: fields.texts('c_sessions').flatMap((text) => instantOf(text) ?? []),
    isOnline,
    places: fields.records('c_eventLocations').flatMap(placeOf),
    room: fields.text('c_room'),
    parking: fields.text('c_parking'),
    teaser: fields.text('c_teaserText'),
    image: imageOf(fields),
    expect: fields.html('c_whatToExpect') ?? fields.html('c_body'),
    goodFor: fields.text('c_goodFor'),
    askFirst: fields.text('c_askFirst'),
    leaders: fields.records('c_leaders').flatMap(leaderOf),
    access: fields.texts('c_accessibility'),
    interpreters: fields.text('c_interpreters'),
    // A price of 0 beside "paid" is a price nobody wrote.
    price: isPaid === false ? 0 : price !== undefined && price > 0 ? price : undefined,
    priceNote: fields.text('c_priceNote'),
    languages: fields.texts('c_language'),
    seats,
    hasWaitingList: fields.flag('c_hasWaitingList'),
    mostPeople: mostPeopleOf(fields, seats),
    cancellation: fields.text('c_cancellation'),
    registerUrl: fields.link('c_registerUrl'),
    phone: fields.text('mainPhone'),
    otherDates: fields.records('c_otherDates').flatMap((other) => otherDateOf(other) ?? []),
  });
}

const datesOf = (fields: FieldReader) =>
  eventDates(fields.text('c_startDateTime'), fields.text('c_endDateTime'));

/** A page on this site, or nothing. */
function pathOf(fields: FieldReader): string | undefined {
  const path = fields.link('landingPageUrl') ?? fields.link('c_detailPageURL');
  return path?.startsWith('/') ? path : undefined;
}

function instantOf(text: string | undefined): Date | undefined {
  const read = parseDate(text);
  return read.kind === 'date' ? read.instant : undefined;
}

const imageOf = (fields: FieldReader): ImageValue | undefined =>
  fields.image('c_teaserImage') ?? fields.image('c_image');

const typeOf = (linked: FieldReader): string | undefined =>
  linked.record('meta')?.record('entityType')?.text('id');

function placeOf(place: FieldReader): EventPlace[] {
  const type = typeOf(place);
  const of = {
    name: place.text('name'),
    address: place.address('address'),
    path: type === undefined ? undefined : pagePath(type, place),
  };
  return of.name || of.address ? [defined<EventPlace>(of)] : [];
}

function leaderOf(leader: FieldReader): EventLeader[] {
  const id = leader.text('id');
  const name = leader.text('name');
  const type = typeOf(leader);
  if (!id || !name) return [];
  return [
    defined<EventLeader>({
      id,
      name,
      path: (type === undefined ? undefined : pagePath(type, leader)) ?? pathOf(leader),
      isProvider: type === 'healthcareProfessional' || undefined,
      image: leader.image('headshot') ?? leader.image('c_image'),
      role:
        leader.text('c_title') ?? leader.record('c_providerSpecialties')?.record('specialty')?.text('name'),
    }),
  ];
}

/** Nobody's count is made up: without the places left there are none to tell of. */
function seatsOf(fields: FieldReader): EventSeats | undefined {
  const left = fields.number('c_seatsLeft');
  const of = fields.number('c_capacity');
  if (left === undefined || left < 0) return undefined;
  return { left: Math.floor(left), ...(of !== undefined && of >= left && of > 0 && { of: Math.floor(of) }) };
}

/** How many people one may sign up at once, where that is more than one: never more than there are places left. */
function mostPeopleOf(fields: FieldReader, seats: EventSeats | undefined): number | undefined {
  const told = fields.number('c_maxPeople');
  if (told === undefined) return undefined;
  const most = Math.floor(seats && seats.left > 0 ? Math.min(told, seats.left) : told);
  return most > 1 ? most : undefined;
}

function otherDateOf(other: FieldReader): OtherDate | undefined {
  const [id, name, dates] = [other.text('id'), other.text('name'), datesOf(other)];
  if (!id || !name || !dates) return undefined;
  return defined<OtherDate>({
    id,
    name,
    path: pathOf(other),
    dates,
    isOnline: other.flag('c_isOnlineEvent'),
    city: other.address('address')?.city,
    seats: seatsOf(other),
  });
}
