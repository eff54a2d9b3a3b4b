import { z } from 'zod';
import { both, paragraphs, slugOf } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { createRandom } from '../random.ts';
import { bilingual, pair, readTexts, textPath } from '../readTexts.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, Site, World } from '../World.ts';
import { scenePicture, subjectOf } from '../subjectOf.ts';

const kinds = readTexts(
  'events.json',
  z.array(
    z.strictObject({
      type: z.enum(['Class', 'Support Group', 'Screening', 'Wellness', 'Lecture', 'Tour']),
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
      online: z.enum(['never', 'sometimes']),
      /** Kinds of places that can hold it. */
      at: z.array(z.string()).min(1),
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
  for (let number = 1; number <= scaled(world, 250, 16); number += 1)
    yield event(world, number, kinds[(number - 1) % kinds.length]!, taken);
}

/** `taken` holds the names and days that are given. */
function event(world: World, number: number, kind: Kind, taken: Set<string>): DemoEntity {
  const id = numbered('event', number, 3);
  const random = createRandom(id);
  const hosts = world.facilities.filter(({ types }) => kind.at.includes(types[0] ?? ''));
  const site: Site = random.pick(hosts.length > 0 ? hosts : world.facilities);
  const online = kind.online === 'sometimes' && random.chance(0.35);
  const city = site.address['city'] ?? '';
  const name = both(
    `${kind.title.en}${online ? ' (online)' : `, ${city}`}`,
    `${kind.title.es}${online ? ' (en línea)' : `, ${city}`}`,
  );
  // Of one name each has a day of its own: by name and day their pages are told apart.
  let day = addDays(world.today, random.int(1, 175));
  while (taken.has(`${name.en} ${day}`)) day = addDays(day, 1);
  taken.add(`${name.en} ${day}`);
  const start = random.pick(kind.hours);
  const last = addDays(day, 7 * ((kind.weeks ?? 1) - 1));
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
      c_doesEventHasMoreDates: random.chance(0.3),
      c_registerUrl: random.chance(0.9) ? `/-/demo/register/${id}` : undefined,
      c_teaserText: kind.text,
      c_teaserImage: scenePicture(subjectOf(kind.title.en, ...kind.topics), id),
      description: kind.text,
      c_body: paragraphs(
        kind.text,
        kind.expect,
        both(
          'Interpreters are free. Tell us what you need when you register.',
          'Los intérpretes son gratuitos. Díganos qué necesita al inscribirse.',
        ),
      ),
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
      c_language: random.chance(0.2) ? 'Spanish' : 'English',
      landingPageUrl: `/find-event/${slugOf(name.en)}-${id}`,
    },
  };
}

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
