import { z } from 'zod';
import { both, bullets, fill, mailName, paragraphs, slugOf } from '../bilingual.ts';
import type { Bilingual, Pair } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { demoBrightcoveId, demoVideoId } from '../text/facilityText.ts';
import { roomPicture } from '../text/roomSlides.ts';
import type { ROOM_SLIDES } from '../text/roomSlides.ts';
import { numbered, refs, scaled } from '../World.ts';
import type { DemoEntity, Site, World } from '../World.ts';
import { nearTo } from './near.ts';
import { fictionPhone } from './phones.ts';
import { personName } from './providers.ts';
import { pair, readTexts } from '../readTexts.ts';
import { scenePicture, subjectOf } from '../subjectOf.ts';

/** How long one is at the place in a shift: three hours or more, less, or not there at all. */
const stay = z.enum(['long', 'short', 'away']);

const texts = readTexts(
  'community.json',
  z.strictObject({
    /** Kinds of work by the department that asks for it. */
    workAreas: z.record(z.string(), pair),
    /** Whom one works with, and what one learns first, by department. */
    teams: z.record(z.string(), pair),
    training: z.record(z.string(), pair),
    /** When there is something to do, by the keys that roles name. */
    shifts: z.record(z.string(), pair),
    /** What volunteers get: all, or those who stay so long, and at such places. */
    thanks: z
      .array(
        z.strictObject({
          en: z.string(),
          es: z.string(),
          for: z.array(stay).optional(),
          at: z.array(z.string()).optional(),
        }),
      )
      .min(4),
    /** What people ask: of any role, of one that takes people now (`open`), or of those who stay so long. */
    questions: z
      .array(
        z.strictObject({
          question: pair,
          answer: pair,
          open: z.boolean().optional(),
          for: z.array(stay).optional(),
        }),
      )
      .min(4),
    /** What people ask of a role that takes nobody now. */
    closed: z.strictObject({ question: pair, answer: pair }),
    roles: z.array(
      z.strictObject({
        name: pair,
        department: pair,
        text: pair,
        day: pair,
        age: z.string(),
        /** The types of places that have such work. */
        at: z.array(z.string()).min(1),
        stay,
        /** How often one comes, and for how long in all. */
        commitment: pair,
        /** Its own, where it differs from that of its department. */
        team: pair.optional(),
        training: pair.optional(),
        needs: z.array(pair).min(1),
        shifts: z.array(z.string()).min(1),
      }),
    ),
  }),
);

/** The way to a kind of work, level by level: `With visitors > Gift shop`. */
function workArea([en, es]: Pair) {
  const area = texts.workAreas[en];
  return area && both(`${area[0]} > ${en}`, `${area[1]} > ${es}`);
}

/** The roles by turns, each at places that have such work, and at none of them twice before all of them have it. */
export function* buildVolunteering(world: World): Generator<DemoEntity> {
  const count = scaled(world, 150, 10);
  const filled = new Map<Role, Site[]>();
  for (let number = 1; number <= count; number += 1) {
    const role = texts.roles[(number - 1) % texts.roles.length]!;
    const hosts = world.facilities.filter(({ types }) => role.at.includes(types[0] ?? ''));
    const taken = filled.get(role) ?? [];
    const free = hosts.filter((site) => !taken.includes(site));
    const sites = placesOf(number, hosts, free.length > 0 ? free : hosts);
    filled.set(role, [...taken, ...sites]);
    yield opportunity(number, role, sites);
  }
}

const idOf = (number: number) => numbered('vol', number, 3);

/** Where a role is: at one of the places that are free, now and then at another near by as well. */
function placesOf(number: number, hosts: readonly Site[], free: readonly Site[]): Site[] {
  const random = createRandom(`${idOf(number)}-places`);
  const site = random.pick(free);
  const others = nearTo(
    site,
    hosts.filter((one) => one !== site),
  );
  return random.chance(0.15) ? [site, ...others.slice(0, 1)] : [site];
}

/** Whether people are looked for; where they are not, nobody can apply. */
const STATUSES = ['ACTIVELY_RECRUITING', 'ACTIVELY_RECRUITING', 'NOT_RECRUITING', 'WAITLIST_ONLY'] as const;

function opportunity(number: number, role: Role, sites: readonly Site[]): DemoEntity {
  const id = idOf(number);
  const random = createRandom(id);
  const site = sites[0]!;
  const name = fill(both('{role}, {city}', '{role}, {city}'), {
    role: both(...role.name),
    city: site.address.city ?? '',
  });
  const status = random.pick(STATUSES);
  const applies = status !== 'NOT_RECRUITING';
  const contact = personName(random);
  return {
    id,
    type: 'ce_volunteerOpportunity',
    languages: 'both',
    body: {
      name,
      title: both('Volunteer Coordinator', 'Coordinación de voluntariado'),
      slug: slugOf(name.en),
      c_subheadDescriptionV2: paragraphs(both(...role.text)),
      description: both(...role.text),
      ...workOf(random, role, site),
      ...contactOf(random, site, contact),
      applicationUrl: applies ? `/-/demo/apply/${id}` : undefined,
      c_hasApplication: applies,
      c_volunteerAge: both(role.age, role.age.replace('and over', 'años o más')),
      c_departmentOrSpecialty: random.chance(0.85) ? both(...role.department) : undefined,
      c_workArea: workArea(role.department),
      c_status: status,
      ...extrasOf(random, id, role, applies),
      c_healthcareFacility: refs(sites),
      yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
      landingPageUrl: `/volunteering/opportunities/${slugOf(name.en)}-${id}`,
    },
  };
}

type Role = (typeof texts.roles)[number];

/** A text of a table that has one for every department or shift. */
function told(table: Readonly<Record<string, Pair>>, key: string): Bilingual {
  const found = table[key];
  if (!found) throw new Error(`community.json has nothing for "${key}"`);
  return both(...found);
}

/** Where nobody is in the evening or on a weekend, there are these shifts alone. */
const DAY_SHIFTS = ['am', 'pm'];
const isAlwaysOpen = ({ types }: Site) => ['Hospital', 'Birth Center'].includes(types[0] ?? '');

/** When a role is needed at a place: away from it at any time, else while somebody is there. */
const shiftsAt = (role: Role, site: Site): string[] =>
  role.stay === 'away' || isAlwaysOpen(site)
    ? role.shifts
    : role.shifts.filter((key) => DAY_SHIFTS.includes(key));

/** What one does and with whom, needs and learns, gets, and when: as the role has it, and as its place offers it. */
function workOf(random: Random, role: Role, site: Site) {
  const [department] = role.department;
  const possible = shiftsAt(role, site);
  const shifts = random.sample(possible, random.int(1, possible.length));
  const times = possible.filter((key) => shifts.includes(key)).map((key) => told(texts.shifts, key));
  const thanks = texts.thanks.filter(
    (one) => (one.for?.includes(role.stay) ?? true) && (one.at?.includes(site.types[0] ?? '') ?? true),
  );
  return {
    c_volunteerDescription: paragraphs(
      both(...role.day),
      role.team ? both(...role.team) : told(texts.teams, department),
    ),
    c_requirementsAndQualificationsV2: bullets([
      ...role.needs.map((need) => both(...need)),
      both('Orientation and a health screening', 'Orientación y revisión de salud'),
      both(...role.commitment),
    ]),
    c_benefitsAndSupportV2: random.chance(0.8)
      ? bullets([
          role.training ? both(...role.training) : told(texts.training, department),
          ...random.sample(thanks, random.int(2, 3)).map(({ en, es }) => both(en, es)),
        ])
      : undefined,
    c_volunteerShift: random.chance(0.85)
      ? times.length > 1
        ? bullets(times)
        : paragraphs(...times)
      : undefined,
  };
}

function contactOf(random: Random, site: Site, contact: ReturnType<typeof personName>) {
  const hasEmail = random.chance(0.85);
  return {
    c_contactName: random.chance(0.9) ? `${contact.firstName} ${contact.lastName}` : undefined,
    c_emailAddress: hasEmail
      ? random.chance(0.2)
        ? `volunteer.services.${slugOf(site.address.city ?? '')}@meridianhealth.example`
        : `${mailName(`${contact.firstName} ${contact.lastName}`)}@meridianhealth.example`
      : undefined,
    mainPhone: random.chance(0.85) || !hasEmail ? fictionPhone(random, site.region, site.county) : undefined,
    mainPhoneAdditionalText: random.chance(0.4)
      ? both('weekdays until 4 pm', 'de lunes a viernes hasta las 4 p. m.')
      : undefined,
  };
}

/** Roles whose place says more than their department. */
const ROOMS: Readonly<Record<string, keyof typeof ROOM_SLIDES>> = {
  'Front desk greeter': 'waiting-room',
  'Surgery waiting room host': 'waiting-room',
  'Piano in the lobby': 'waiting-room',
  'Garden volunteer': 'garden',
  'Shuttle driver': 'entrance',
  'Wayfinder in two languages': 'entrance',
};

function pictureOf({ name: [name], department: [department] }: Role, id: string) {
  const room = ROOMS[name];
  return room ? roomPicture(room, id) : scenePicture(subjectOf(name, department), id);
}

/** Picture, videos and questions. */
function extrasOf(random: Random, id: string, role: Role, isOpen: boolean) {
  return {
    c_image: pictureOf(role, id),
    c_brightcoveVideoID: random.chance(0.08) ? demoBrightcoveId(random) : undefined,
    videos: random.chance(0.15)
      ? [
          {
            video: { url: `https://www.youtube.com/watch?v=${demoVideoId(random)}` },
            description: both('A day as a volunteer', 'Un día de voluntariado'),
          },
        ]
      : undefined,
    c_frequentlyAskedQuestions: !isOpen || random.chance(0.7) ? questionsOf(random, role, isOpen) : undefined,
  };
}

/** Two to four questions that fit the role; one that takes nobody now begins with what to do instead. */
function questionsOf(random: Random, role: Role, isOpen: boolean) {
  const fitting = texts.questions.filter(
    (one) => (isOpen || !one.open) && (one.for?.includes(role.stay) ?? true),
  );
  const asked = random.sample(fitting, Math.min(fitting.length, random.int(2, 4)));
  return [...(isOpen ? [] : [texts.closed]), ...asked].map(({ question, answer }) => ({
    question: both(...question),
    answer: paragraphs(both(...answer)),
  }));
}
