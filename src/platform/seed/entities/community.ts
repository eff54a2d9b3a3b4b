import { z } from 'zod';
import { both, bullets, fill, mailName, paragraphs, say, slugOf } from '../bilingual.ts';
import type { Bilingual, Pair } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { demoBrightcoveId, demoVideoId } from '../text/facilityText.ts';
import { roomPicture } from '../text/roomSlides.ts';
import type { ROOM_SLIDES } from '../text/roomSlides.ts';
import { numbered, refs, scaled } from '../World.ts';
import type { DemoEntity, Site, World } from '../World.ts';
import { nearTo } from './near.ts';
import { fictionPhone } from './network.ts';
import { personName } from './providers.ts';
import { pair, readTexts } from '../readTexts.ts';
import { scenePicture, subjectOf } from '../subjectOf.ts';

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
    /** What volunteers get, and what they ask. */
    thanks: z.array(pair).min(4),
    questions: z.array(z.strictObject({ question: pair, answer: pair })).min(4),
    roles: z.array(
      z.strictObject({
        name: pair,
        department: pair,
        text: pair,
        day: pair,
        age: z.string(),
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

export function* buildVolunteering(world: World): Generator<DemoEntity> {
  const count = scaled(world, 150, 10);
  const hosts = world.facilities.filter((site) =>
    ['Hospital', 'Care Center', 'Birth Center'].includes(site.types[0] ?? ''),
  );
  for (let number = 1; number <= count; number += 1) yield opportunity(number, hosts);
}

function opportunity(number: number, hosts: readonly Site[]): DemoEntity {
  const id = numbered('vol', number, 3);
  const random = createRandom(id);
  const role = texts.roles[(number - 1) % texts.roles.length]!;
  const site = random.pick(hosts);
  const others = nearTo(
    site,
    hosts.filter((one) => one !== site),
  );
  const sites = random.chance(0.15) ? [site, ...others.slice(0, 1)] : [site];
  const name = fill(both('{role}, {city}', '{role}, {city}'), {
    role: both(...role.name),
    city: site.address.city ?? '',
  });
  const status = random.pick([
    'ACTIVELY_RECRUITING',
    'ACTIVELY_RECRUITING',
    'NOT_RECRUITING',
    'WAITLIST_ONLY',
  ]);
  const applies = status !== 'NOT_RECRUITING' && random.chance(0.9);
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
      ...workOf(random, role),
      ...contactOf(random, site, contact),
      applicationUrl: applies ? `/-/demo/apply/${id}` : undefined,
      c_hasApplication: applies,
      c_volunteerAge: both(role.age, role.age.replace('and over', 'años o más')),
      c_departmentOrSpecialty: random.chance(0.85) ? both(...role.department) : undefined,
      c_workArea: workArea(role.department),
      c_status: status,
      ...extrasOf(random, id, role),
      c_healthcareFacility: random.chance(0.95) ? refs(sites) : undefined,
      yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
      landingPageUrl: `/volunteering/opportunities/${slugOf(name.en)}-${id}`,
    },
  };
}

type Role = (typeof texts.roles)[number];

/** How long people are asked to stay; what a place asks for. */
const COMMITMENTS: readonly Pair[] = [
  ['One shift a week for at least three months', 'Un turno por semana durante al menos tres meses'],
  ['One shift a week for at least six months', 'Un turno por semana durante al menos seis meses'],
  ['Forty hours in your first half year', 'Cuarenta horas en su primer medio año'],
];

/** A text of a table that has one for every department or shift. */
function told(table: Readonly<Record<string, Pair>>, key: string): Bilingual {
  const found = table[key];
  if (!found) throw new Error(`community.json has nothing for "${key}"`);
  return both(...found);
}

/** What one does and with whom, needs and learns, gets, and when: as the role has it, and as its place offers it. */
function workOf(random: Random, role: Role) {
  const [department] = role.department;
  const shifts = random.sample(role.shifts, random.int(1, role.shifts.length));
  const times = role.shifts.filter((key) => shifts.includes(key)).map((key) => told(texts.shifts, key));
  return {
    c_volunteerDescription: random.chance(0.95)
      ? paragraphs(both(...role.day), role.team ? both(...role.team) : told(texts.teams, department))
      : undefined,
    c_requirementsAndQualificationsV2: random.chance(0.85)
      ? bullets([
          ...role.needs.map((need) => both(...need)),
          both('Orientation and a health screening', 'Orientación y revisión de salud'),
          say(random, COMMITMENTS),
        ])
      : undefined,
    c_benefitsAndSupportV2: random.chance(0.8)
      ? bullets([
          role.training ? both(...role.training) : told(texts.training, department),
          ...random.sample(texts.thanks, random.int(2, 3)).map((thank) => both(...thank)),
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
  return {
    c_contactName: random.chance(0.9) ? `${contact.firstName} ${contact.lastName}` : undefined,
    c_emailAddress: random.chance(0.85)
      ? random.chance(0.2)
        ? `volunteer.services.${slugOf(site.address.city ?? '')}@meridianhealth.example`
        : `${mailName(`${contact.firstName} ${contact.lastName}`)}@meridianhealth.example`
      : undefined,
    mainPhone: random.chance(0.85) ? fictionPhone(random, site.region) : undefined,
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
function extrasOf(random: Random, id: string, role: Role) {
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
    c_frequentlyAskedQuestions: random.chance(0.7)
      ? random.sample(texts.questions, random.int(2, 4)).map(({ question, answer }) => ({
          question: both(...question),
          answer: paragraphs(both(...answer)),
        }))
      : undefined,
  };
}
