import { z } from 'zod';
import { both, paragraphs, slugOf } from '../bilingual.ts';
import { addDays, isHoliday, WEEK, weekdayOf } from '../calendar.ts';
import { createRandom } from '../random.ts';
import { bilingual, pair, readTexts, textPath } from '../readTexts.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import { openSpan } from '../openSpan.ts';
import { eventParking } from '../text/wayfinding.ts';
import { byDistance, nearestTo } from './near.ts';
import type { DemoEntity, Provider, Site, World } from '../World.ts';
import { spreadPictures } from '../spreadPictures.ts';
import { scenePicture, subjectOf } from '../subjectOf.ts';

const kinds = readTexts(
  'events.json',
  z.array(
    z.strictObject({
      type: z.enum([
        'Class',
        'Support Group',
        'Screening',
        'Wellness',
        'Lecture',
        'Tour',
        'Vaccination',
        'Safety Check',
      ]),
      topics: z.array(z.string()).min(1),
      title: bilingual,
      text: bilingual,
      /** What a person who comes will see and do. */
      expect: bilingual,
      /** Dollars. */
      price: z.number().int().min(0),
      minutes: z.number().int().min(30),
      /** Weeks a course takes; one day where it says nothing. */
      weeks: z.number().int().min(2).optional(),
      /** Two times of day at which it begins. */
      hours: pair,
      /** The days of the week it may fall on, by the time it begins; on any where it says nothing. */
      on: z.record(z.string(), z.array(z.enum(WEEK)).min(1)).optional(),
      online: z.enum(['never', 'sometimes']),
      /** Kinds of places that can hold it. */
      at: z.array(z.string()).min(1),
      /** How one takes part where it is not online: by default by signing up on the site. */
      signUp: z.enum(['phone', 'none']).optional(),
      /** Places for people; without it nobody counts. */
      seats: z.number().int().min(1).optional(),
      /** Times a week a course meets, once where it says nothing. */
      perWeek: z.number().int().min(2).max(2).optional(),
      /** Key of the specialty of whoever leads it. */
      ledBy: z.string().optional(),
      goodFor: bilingual.optional(),
      /** Who asks their doctor first: goes on from “if you”. */
      askFirst: bilingual.optional(),
      /** It is always held in English and Spanish at once; one of the two where it says nothing. */
      inBoth: z.boolean().optional(),
    }),
  ),
);

type Kind = (typeof kinds)[number];

/** Classes, groups, screenings and talks in the months from `today`. */
export function* buildEvents(world: World): Generator<DemoEntity> {
  const topics = new Set(world.topics.map(({ name }) => name.en));
  const unknown = kinds.flatMap((kind) => kind.topics).filter((topic) => !topics.has(topic));
  if (unknown.length > 0) throw new Error(`${textPath('events.json')}: no topics: ${unknown.join(', ')}`);
  const taken = new Set<string>();
  yield* spreadPictures(
    Array.from({ length: scaled(world, 250, 16) }, (_, at) =>
      event(world, at + 1, kinds[at % kinds.length]!, taken),
    ),
  );
}

/** `taken` holds the names and days that are given. */
function event(world: World, number: number, kind: Kind, taken: Set<string>): DemoEntity {
  const id = numbered('event', number, 3);
  const random = createRandom(id);
  const hosts = world.facilities.filter(({ types }) => kind.at.includes(types[0] ?? ''));
  const drawn: Site = random.pick(hosts.length > 0 ? hosts : world.facilities);
  const online = kind.online === 'sometimes' && random.chance(0.35);
  let day = addDays(world.today, random.int(1, 175));
  const start = random.pick(kind.hours);
  const site = online ? drawn : hostOf(world, kind, [drawn, ...byDistance(drawn, hosts)], day, start);
  const city = site.address['city'] ?? '';
  const name = both(
    `${kind.title.en}${online ? ' (online)' : `, ${city}`}`,
    `${kind.title.es}${online ? ' (en línea)' : `, ${city}`}`,
  );
  const at = online ? undefined : site;
  // Of one name each has a day of its own: by name and day their pages are told apart.
  while (taken.has(`${name.en} ${day}`) || !mayBegin(kind, day, start, at)) day = addDays(day, 1);
  taken.add(`${name.en} ${day}`);
  const sessions = sessionsOf(kind, day, start);
  const last = sessions.at(-1)!.slice(0, 10);
  const others = otherNumbers(world, number);
  const image = scenePicture(subjectOf(kind.title.en, ...kind.topics), id);
  // The draws of before stay in their order, so that what follows from them stays, too.
  random.chance(0.3);
  random.chance(0.9);
  const language = random.chance(0.2) ? 'Spanish' : 'English';
  const interpreters = interpretersOf(kind, online);
  return {
    id,
    type: 'ce_seatRobotEvent',
    languages: 'both',
    body: {
      name,
      slug: slugOf(name.en),
      c_startDateTime: `${day}T${start}`,
      c_endDateTime: `${last}T${later(start, kind.minutes)}`,
      c_multiDay: kind.weeks !== undefined,
      c_sessions: sessions.length > 1 ? sessions : undefined,
      c_doesEventHasMoreDates: others.length > 0,
      c_otherDates: refs(others.map((other) => ({ id: numbered('event', other, 3) }))),
      c_teaserText: kind.text,
      c_teaserImage: image,
      c_whatToExpect: paragraphs(kind.expect),
      c_goodFor: kind.goodFor,
      c_askFirst: kind.askFirst,
      c_leaders: leadersOf(world, kind, site, language),
      ...signUpOf(id, kind, site, online),
      c_interpreters: interpreters,
      ...(online ? {} : onSite(id, kind, site, day, start)),
      description: kind.text,
      c_body: paragraphs(kind.text, kind.expect, interpreters),
      c_isOnlineEvent: online,
      c_isPaid: kind.price > 0,
      c_price: kind.price,
      c_affiliate: [ref(site.affiliate.id)],
      c_eventLocations: online ? undefined : [ref(site.id)],
      address: online ? undefined : site.address,
      yextDisplayCoordinate: online ? undefined : { latitude: site.latitude, longitude: site.longitude },
      timezone: 'America/Los_Angeles',
      c_eventType: kind.type,
      c_healthTopics: refs(world.topics.filter((topic) => kind.topics.includes(topic.name.en))),
      c_services: refs(servicesFor(world, kind)),
      c_language: kind.inBoth ? ['English', 'Spanish'] : [language],
      landingPageUrl: `/find-event/${slugOf(name.en)}-${id}`,
    },
  };
}

/** A place that is closed on so many of the days on which a class may begin does not hold it. */
const DAYS_TRIED = 7;

/** The first of some places that is open for a class; a hospital, which never closes, where none of them is. */
function hostOf(world: World, kind: Kind, hosts: readonly Site[], day: string, start: string): Site {
  const hospitals = world.facilities.filter(({ types }) => types.includes('Hospital'));
  const days: string[] = [];
  for (let one = day; days.length < DAYS_TRIED; one = addDays(one, 1))
    if (mayBegin(kind, one, start, undefined)) days.push(one);
  const host = [...hosts, ...byDistance(hosts[0]!, hospitals)].find((site) =>
    days.some((one) => mayBegin(kind, one, start, site)),
  );
  if (!host) throw new Error(`No place is open for ${kind.title.en} at ${start}`);
  return host;
}

/**
 * Whether a class that begins at this time may begin on this day: of the week, with no meeting on a holiday, and with all of each
 * within the hours of the place, where it is at one.
 */
function mayBegin(kind: Kind, day: string, start: string, site: Site | undefined): boolean {
  const weekday = weekdayOf(day);
  if (!(kind.on?.[start]?.includes(weekday) ?? true)) return false;
  const end = later(start, kind.minutes);
  return sessionsOf(kind, day, start).every((session) => {
    const on = session.slice(0, 10);
    return !isHoliday(on) && (!site || openSpan(site.hours, on, start, end) !== undefined);
  });
}

/** The numbers of the same class at other times: kinds take turns. */
function otherNumbers(world: World, number: number): number[] {
  const all = scaled(world, 250, 16);
  return Array.from({ length: all }, (_, at) => at + 1).filter(
    (other) => other !== number && other % kinds.length === number % kinds.length,
  );
}

/** When a course meets: each week at the same time, or twice. */
function sessionsOf({ weeks = 1, perWeek = 1 }: Kind, day: string, start: string): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(day, 7 * week)).flatMap((first) =>
    (perWeek === 2 ? [first, addDays(first, 2)] : [first]).map((date) => `${date}T${start}`),
  );
}

/** How one takes part, and how many places are left. Whoever comes from home needs the link, so has to sign up. */
function signUpOf(id: string, kind: Kind, site: Site, online: boolean): Record<string, unknown> {
  const random = createRandom(`${id}-places`);
  const seats = online ? undefined : kind.seats;
  const left =
    seats &&
    (random.chance(0.15) ? 0 : random.chance(0.2) ? random.int(1, 3) : random.int(4, Math.max(4, seats - 2)));
  const byPhone = kind.signUp === 'phone' && !online && site.phone !== undefined;
  const needsNone = kind.signUp === 'none' && !online;
  return {
    c_registerUrl: byPhone || needsNone ? undefined : `/-/demo/register/${id}`,
    mainPhone: byPhone ? site.phone : undefined,
    c_capacity: seats,
    c_seatsLeft: left,
    c_hasWaitingList: left === 0 ? true : undefined,
    c_maxPeople: seats ? 2 : undefined,
    c_priceNote:
      kind.price > 0
        ? both('Free for members of Meridian Plan', 'Gratis para miembros de Meridian Plan')
        : undefined,
    c_cancellation: seats ? CANCELLATION[left === 0 ? 'toWaitingList' : 'toOthers'] : undefined,
  };
}

const CANCELLATION = {
  toWaitingList: both(
    'Can’t come after all? Cancel by the evening before, and someone on the waiting list gets your place.',
    '¿Al final no puede venir? Cancele a más tardar la noche anterior y su lugar será para alguien de la lista de espera.',
  ),
  toOthers: both(
    'Can’t come after all? Cancel by the evening before, so that someone else can have your place.',
    '¿Al final no puede venir? Cancele a más tardar la noche anterior, para que otra persona pueda ocupar su lugar.',
  ),
};

/** How one asks for an interpreter: where nobody signs up, at the place itself, while it is open. */
const interpretersOf = (kind: Kind, online: boolean) =>
  kind.signUp === 'none' && !online
    ? both(
        'Interpreters are free. Call the location at least two business days before.',
        'Los intérpretes son gratuitos. Llame al centro al menos dos días hábiles antes.',
      )
    : both(
        'Interpreters are free. Ask for one when you sign up.',
        'Los intérpretes son gratuitos. Pida uno al inscribirse.',
      );

const ROOMS = [
  both('Garden Room, ground floor', 'Sala Jardín, planta baja'),
  both(
    'Conference Room A, first floor, beside the elevators',
    'Sala de conferencias A, primer piso, junto a los elevadores',
  ),
  both(
    'Community Room, left of the main entrance',
    'Sala comunitaria, a la izquierda de la entrada principal',
  ),
];
const ROOM_NAMES = [
  both('Garden Room', 'Sala Jardín'),
  both('Conference Room A', 'Sala de conferencias A'),
  both('Community Room', 'Sala comunitaria'),
];

/** What is good to know before one sets out. */
function onSite(
  id: string,
  { minutes }: Kind,
  site: Site,
  day: string,
  start: string,
): Record<string, unknown> {
  const random = createRandom(`${id}-room`);
  const opens = openSpan(site.hours, day, start, later(start, minutes))?.start ?? start;
  const before = later(start, -15);
  const doors = before < opens ? opens : before;
  // A suite or a floor in the address says where it is; one of our own would say otherwise.
  const room = random.pick(site.address['line2'] ? ROOM_NAMES : ROOMS);
  // The draw of before stays in its order.
  random.next();
  return {
    c_doorsDateTime: doors < start ? `${day}T${doors}` : undefined,
    c_room: room,
    c_parking: eventParking(site),
    c_accessibility: [
      both('Step-free', 'Sin escalones'),
      ...(random.chance(0.5) ? [both('hearing loop', 'bucle magnético para audífonos')] : []),
      both('chairs without arms', 'sillas sin brazos'),
    ],
  };
}

/**
 * A provider of the specialty, of the place itself where there is one; a physician where the specialty has any. Of a class in
 * Spanish one who speaks it, where there is one not far.
 */
function leadersOf(world: World, { ledBy }: Kind, site: Site, language: string) {
  if (ledBy === undefined) return undefined;
  const all = world.providers.filter(({ specialties }) => specialties[0]?.key === ledBy);
  const physicians = all.filter(({ isPhysician }) => isPhysician);
  const able = physicians.length > 0 ? physicians : all;
  const speaking = able.filter(({ languages }) => languages.some(({ name }) => name.en === language));
  const leader = (language === 'English' ? undefined : nearOf(site, speaking)) ?? nearOf(site, able);
  return leader && [ref(leader.id)];
}

/** One who works at the place, else one who works not far from it. */
const nearOf = (site: Site, people: readonly Provider[]): Provider | undefined =>
  people.find(({ sites }) => sites.some(({ id }) => id === site.id)) ??
  people.find(({ sites }) => nearestTo(site, sites) !== undefined);

/** Services that bear the first word of one of the topics. */
const servicesFor = (world: World, { topics }: Kind) =>
  world.services
    .filter(
      ({ topLevel, name }) => topLevel && topics.some((topic) => name.en.includes(topic.split(' ')[0]!)),
    )
    .slice(0, 2);

/** The time of day so many minutes later: "18:30" and 75 is "19:45". */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
