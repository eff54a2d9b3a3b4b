import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import { addDays, hoursNote, isHoliday, makeHours } from './calendar.ts';
import { both, inLocale, inSentence, isBilingual, listed, phrase, same } from './bilingual.ts';
import type { Bilingual } from './bilingual.ts';
import { milesBetween } from '../import/repair/checkCoordinate.ts';
import { CORE_REACH_MILES, CORE_SPECIALTIES } from './data/coreSpecialties.ts';
import { MAIL_ONLY } from './data/mailZips.ts';
import { TOO_SMALL_FOR_CARE } from './data/places.ts';
import { createRandom } from './random.ts';
import { zipAreas } from '../zipAreas.ts';
import { seedPages } from './pages/seedPages.ts';
import { demoEntities, seedDemo } from './seedDemo.ts';
import { FarRelations } from './testing/FarRelations.ts';
import { emptyWorld } from './World.ts';
import type { DemoEntity, World } from './World.ts';

// The whole network is built once here, on a machine that may be busy.
jest.setTimeout(60_000);

const today = '2026-11-21';
const build = (scale: number, day = today): DemoEntity[] =>
  [...demoEntities(emptyWorld(day, scale))].map(({ entity }) => entity);

/** Visits every value of a body with the path of its keys. */
function walk(value: unknown, visit: (value: unknown, key: string) => void, key = ''): void {
  visit(value, key);
  if (Array.isArray(value)) value.forEach((member) => walk(member, visit, key));
  else if (value !== null && typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) walk(member, visit, name);
  }
}

interface ProviderBody {
  acceptingNewPatients?: boolean;
  c_providerSpecialties: { specialty: { $ref: string }[] }[];
  c_epicProviderScheduleList?: { providerSchedule: { daysToFirstAvailableSlot?: number }[] };
  c_epicOpenSchedulingEnabled?: boolean;
  c_appointmentBookingUrl?: string;
  c_offices: {
    hours?: Record<string, unknown>;
    phoneNumber?: string;
    officeOrFacility?: { $ref: string }[];
  }[];
  c_startDate?: string;
}

const small = build(0.02);
/** Large enough for what is rare, and made once. */
const larger = (
  (made: ReturnType<typeof build> | undefined) => () =>
    (made ??= build(0.2))
)(undefined);
const byType = (type: string) => small.filter((entity) => entity.type === type);

describe('the small network', () => {
  it('tells in both languages what the plan’s providers are and speak, and what its facilities offer', () => {
    const words = [
      ...byType('ce_shpProvider').flatMap(({ body }) => [
        body.c_shpProviderType,
        ...(body.c_shpLanguage as unknown[]),
      ]),
      ...byType('ce_shpFacility').flatMap(({ body }) => body.c_shpService as unknown[]),
      // Where somebody was trained keeps its name; in what is a word of the language.
      ...byType('healthcareProfessional').flatMap(({ body }) => (body.c_residency ?? []) as unknown[]),
    ];
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word) => !isBilingual(word))).toEqual([]);
  });

  it('names what is published without brackets and numbers', () => {
    const names = byType('ce_researchPublication').map(({ body }) => body.name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => /[()]|, part /.test(String(name)))).toEqual([]);
  });

  it('has every entity type of the demo, ids without hyphens, each once', () => {
    const types = new Set(small.map((entity) => entity.type));
    for (const type of [
      ...[
        'healthcareProfessional',
        'healthcareFacility',
        'location',
        'ce_shpProvider',
        'ce_shpFacility',
        'ce_specialty',
      ],
      ...[
        'ce_yextSpecialty',
        'ce_service',
        'ce_healthPlan',
        'ce_healthPlanPayor',
        'ce_affiliate',
        'ce_healthTopic',
      ],
      ...[
        'ce_healthTopicGroup',
        'ce_sutterPage',
        'wp_post',
        'ce_patientStory',
        'ce_researchStudy',
        'ce_award',
      ],
      ...[
        'ce_researchPublication',
        'ce_investigator',
        'ce_seatRobotEvent',
        'ce_awardPresenter',
        'ce_askAnExpert',
      ],
      ...[
        'ce_volunteerOpportunity',
        'ce_language',
        'ce_providerTitle',
        'ce_conditionTreated',
        'ce_procedure',
      ],
      ...[
        'ce_reasonForVisit',
        'ce_researchInstitute',
        'ce_researchLocation',
        'ce_researchTopic',
        'ce_resource',
      ],
      ...['ce_shpPage', 'ce_person'],
    ]) {
      expect(types).toContain(type);
    }
    expect(new Set(small.map((entity) => entity.id)).size).toBe(small.length);
    expect(small.filter((entity) => !/^[a-z]+\d+$/.test(entity.id))).toEqual([]);
  });

  it('links only to entities that exist', () => {
    const ids = new Set(small.map((entity) => entity.id));
    const dangling: string[] = [];
    for (const entity of small) {
      walk(entity.body, (value, key) => {
        if (key === '$ref' && !ids.has(value as string)) dangling.push(`${entity.id} → ${String(value)}`);
      });
    }
    expect(dangling).toEqual([]);
  });

  it('has no gap left open in a text and no bilingual text left after choosing a language', () => {
    for (const entity of small) {
      for (const locale of ['en', 'es'] as const) {
        walk(inLocale(entity.body, locale), (value, key) => {
          if (isBilingual(value)) throw new Error(`${entity.id}.${key} is still bilingual`);
          if (typeof value === 'string' && /\{\w+\}|undefined|\[object|NaN/.test(value)) {
            throw new Error(`${entity.id}.${key}: ${value}`);
          }
        });
      }
    }
  });

  it('tells the same facts in both languages', () => {
    for (const facility of byType('healthcareFacility')) {
      const [en, es] = [inLocale(facility.body, 'en'), inLocale(facility.body, 'es')] as Record<
        string,
        unknown
      >[];
      for (const fact of [
        'hours',
        'mainPhone',
        'c_locationType',
        'yextDisplayCoordinate',
        'c_locationAmenities',
        'name',
      ]) {
        expect(es![fact]).toEqual(en![fact]);
      }
      expect(es!['c_shortDescription']).not.toEqual(en!['c_shortDescription']);
    }
  });

  it('uses only phone numbers set aside for fiction', () => {
    const phones: string[] = [];
    for (const entity of small) {
      walk(entity.body, (value, key) => {
        if (/phone|fax/i.test(key) && typeof value === 'string' && /^\+?\d{8,}$/.test(value))
          phones.push(value);
      });
    }
    expect(phones.length).toBeGreaterThan(300);
    expect(phones.filter((phone) => !/^\+1\d{3}55501\d\d$/.test(phone))).toEqual([]);
  });

  it('lies in California, with addresses and coordinates that fit', () => {
    for (const facility of byType('healthcareFacility')) {
      const address = facility.body['address'] as Record<string, string>;
      expect(address['region']).toBe('CA');
      expect(address['postalCode']).toMatch(/^9[0-6]\d{3}$/);
      const point = facility.body['yextDisplayCoordinate'] as
        | { latitude: number; longitude: number }
        | undefined;
      if (point) {
        expect(point.latitude).toBeGreaterThan(33.9);
        expect(point.latitude).toBeLessThan(39.6);
        expect(point.longitude).toBeLessThan(-118.5);
      }
    }
  });

  it('sends nobody where hardly anybody lives', () => {
    const towns = [...byType('healthcareFacility'), ...byType('location')].map(
      ({ body }) => (body.address as { city: string }).city,
    );
    expect(towns.filter((town) => TOO_SMALL_FOR_CARE.split(',').includes(town))).toEqual([]);
  });

  it('has no office where only mail is fetched, and each near the ZIP area of its address', () => {
    const wrong = [...byType('healthcareFacility'), ...byType('location')].flatMap(({ id, body }) => {
      const { postalCode } = body.address as { postalCode: string };
      const area = zipAreas().get(postalCode);
      // Of a few nobody has measured where they stand.
      const at = body.yextDisplayCoordinate as { latitude: number; longitude: number } | undefined;
      const isNear = area !== undefined && (at === undefined || milesBetween(area, at) < 10);
      return MAIL_ONLY.has(postalCode) || !isNear ? [`${id} ${postalCode}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('trains those of a subspecialty in the field it belongs to first, and asks about newborns only where they are seen', () => {
    const nameOf = new Map(byType('ce_specialty').map(({ id, body }) => [id, (body.name as Bilingual).en]));
    const wrong: unknown[] = [];
    let trained = 0;
    for (const { id, body } of byType('healthcareProfessional')) {
      const entries = (body as unknown as ProviderBody).c_providerSpecialties;
      const fields = entries.map(({ specialty }) => nameOf.get(specialty[0]!.$ref) ?? '');
      const [residency] = (body.c_residency ?? []) as Bilingual[];
      if (residency && fields[0] === 'Cardiology') {
        trained += 1;
        const [fellowship] = (body.c_fellowship ?? []) as Bilingual[];
        if (!/, Internal Medicine, /.test(residency.en) || !/, Cardiology, /.test(fellowship?.en ?? ''))
          wrong.push(id);
      }
      entries.forEach((entry, at) => {
        const sees = /Pediatrics|Family Medicine|Neonatology/.test(fields[at]!);
        if (JSON.stringify(entry).includes('newborns') && !sees) wrong.push(`${id} ${fields[at]}`);
      });
    }
    expect(trained).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('sees nobody where a place is closed for works', () => {
    const closed = larger().filter(
      ({ type, body }) =>
        type === 'healthcareFacility' &&
        (body.hours as Record<string, unknown> | undefined)?.['reopenDate'] !== undefined,
    );
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.filter(({ body }) => body['c_appointmentBookingUrl'] !== undefined)).toEqual([]);
  });

  it('offers the first appointment on a day the office is open', () => {
    const hoursOf = new Map(
      small.map(({ id, body }) => [id, body.hours as Record<string, unknown> | undefined]),
    );
    const wrong: string[] = [];
    let told = 0;
    for (const { id, body } of byType('healthcareProfessional')) {
      const { c_epicProviderScheduleList: list, c_offices: offices } = body as unknown as ProviderBody;
      const [office] = offices;
      const hours = office?.hours ?? hoursOf.get(office?.officeOrFacility?.[0]?.$ref ?? '');
      if (!hours || hours['reopenDate'] || !list) continue;
      for (const { daysToFirstAvailableSlot: days } of list.providerSchedule) {
        if (days === undefined) continue;
        told += 1;
        const day = new Date(`${addDays(today, days)}T12:00:00Z`);
        if (String(body['c_startDate'] ?? '') > addDays(today, days))
          wrong.push(`${id} before the first day`);
        const weekday = day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
        if ((hours[weekday] as { isClosed?: boolean } | undefined)?.isClosed) wrong.push(`${id} ${weekday}`);
      }
    }
    expect(told).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('has room in urgent care within days', () => {
    const urgent = new Set(
      larger()
        .filter(({ body }) => (body.c_locationType as string[] | undefined)?.[0] === 'Urgent Care')
        .map(({ id }) => id),
    );
    const waits = larger()
      .filter(({ type }) => type === 'healthcareProfessional')
      .map(({ body }) => body as unknown as ProviderBody & { c_startDate?: string })
      .filter(
        ({ c_offices: [first], c_startDate: start }) =>
          urgent.has(first?.officeOrFacility?.[0]?.$ref ?? '') && (start ?? '') <= today,
      )
      .flatMap(({ c_epicProviderScheduleList: list }) => list?.providerSchedule ?? [])
      .map(({ daysToFirstAvailableSlot: days }) => days ?? 0);
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(4);
  });

  it('names whoever leads a publication first among its authors', () => {
    const nameOf = new Map(
      byType('ce_investigator').map(({ id, body }) => [id, (body.name as Bilingual).en]),
    );
    const published = byType('ce_researchPublication').filter(
      ({ body }) => (body.c_investigators as unknown[]).length > 0,
    );
    expect(published.length).toBeGreaterThan(5);
    for (const { id, body } of published) {
      const [leader] = body.c_investigators as { $ref: string }[];
      const family = nameOf.get(leader!.$ref)!.split(',')[0]!.split(' ').at(-1);
      expect([id, (body.c_authors as string[])[0]!.split(' ')[0]]).toEqual([id, family]);
    }
  });

  it('meets every rung of the booking ladder', () => {
    const providers = larger().filter((entity) => entity.type === 'healthcareProfessional');
    const specialties = new Map(
      small.filter((entity) => entity.type === 'ce_specialty').map((entity) => [entity.id, entity.body]),
    );
    const hides = (body: ProviderBody) =>
      body.c_providerSpecialties.some(
        (entry) => specialties.get(entry.specialty[0]!.$ref)?.['c_hideBookAppointmentLink'],
      );
    const schedules = (body: ProviderBody): number =>
      body.c_epicProviderScheduleList?.providerSchedule.length ?? 0;
    const some = (test: (body: ProviderBody) => boolean) =>
      expect(providers.some(({ body }) => test(body as unknown as ProviderBody))).toBe(true);
    some((body) => body.acceptingNewPatients === false && !hides(body));
    some((body) => body.acceptingNewPatients === false && hides(body));
    some((body) => body.c_appointmentBookingUrl !== undefined && !hides(body));
    some((body) => schedules(body) === 1 && body.c_offices.length === 1);
    some((body) => body.c_epicOpenSchedulingEnabled === false && body.acceptingNewPatients === true);
    some((body) => schedules(body) > 1 && body.c_offices.length > 1);
    some((body) => !body.c_offices.some((office) => office.phoneNumber));
    some((body) => String(body.c_startDate) > today);
  });

  it('offers no visit with those whom people meet in the hospital only, nor writes of one', () => {
    const hiding = new Set(
      small
        .filter(({ type, body }) => type === 'ce_specialty' && body['c_hideBookAppointmentLink'] === true)
        .map(({ id }) => id),
    );
    const inHospital = larger().filter(
      ({ type, body }) =>
        type === 'healthcareProfessional' &&
        hiding.has((body as unknown as ProviderBody).c_providerSpecialties[0]!.specialty[0]!.$ref),
    );
    expect(inHospital.length).toBeGreaterThan(20);
    for (const { id, body } of inHospital) {
      const offered = [
        ...['c_offersVideoVisit', 'acceptingNewPatients', 'c_appointmentBookingUrl', 'c_onlineServices'],
        ...['c_epicProviderScheduleList', 'c_carePhilosophy', 'c_formsIntroText'],
      ].filter((field) => body[field] !== undefined);
      expect([id, offered]).toEqual([id, []]);
      expect([id, JSON.stringify(body['c_freeTextContent'])]).toEqual([
        id,
        expect.not.stringMatching(/\bvisits?\b|\bbook\b|\boffice\b|consulta|consultorio|\bcita\b/),
      ]);
    }
  });

  it('sends nobody who expects a child to a doctor for seniors only, and seniors to those for them', () => {
    const keyOf = new Map(byType('ce_specialty').map(({ id, body }) => [id, (body['name'] as Bilingual).en]));
    const ages = larger()
      .filter(({ type }) => type === 'healthcareProfessional')
      .map(({ body }) => [
        keyOf.get((body as unknown as ProviderBody).c_providerSpecialties[0]!.specialty[0]!.$ref),
        body['c_ageRange'],
      ]);
    const of = (name: RegExp) =>
      new Set(ages.filter(([key]) => name.test(String(key))).map(([, age]) => age));
    expect(of(/Obstetrics|Maternal|Midwifery|Reproductive/).has('Seniors Only')).toBe(false);
    expect(of(/^Geriatric/).has('Seniors Only')).toBe(true);
    expect(of(/^Geriatric/).has('All Ages')).toBe(false);
  });

  it('gives nobody a fellowship in what their residency was in', () => {
    const trained = larger().filter(({ body }) => (body['c_fellowship'] as unknown[] | undefined)?.length);
    expect(trained.length).toBeGreaterThan(20);
    const fieldOf = (told: unknown) => (told as { en: string }[])[0]!.en.split(', ').at(1);
    for (const { id, body } of trained)
      expect([id, fieldOf(body['c_fellowship'])]).not.toEqual([id, fieldOf(body['c_residency'])]);
  });

  it('asks nobody with an emergency for a referral, to fast, or to ask a health plan first', () => {
    const rooms = larger().filter(
      ({ type, body }) =>
        type === 'healthcareFacility' && (body['c_locationType'] as string[]).includes('Emergency Room'),
    );
    expect(rooms.length).toBeGreaterThan(2);
    for (const { id, body } of rooms)
      expect([id, JSON.stringify(body)]).toEqual([
        id,
        expect.not.stringMatching(/a referral first|fast for|without food|before your visit|before you come/),
      ]);
  });

  it('says of a place that it has an emergency room exactly where there is emergency care', () => {
    const emergency = byType('ce_service').find(
      ({ body }) => (body['name'] as Bilingual).en === 'Emergency Care',
    );
    const places = larger().filter(({ type }) => type === 'healthcareFacility');
    const told = places.map(({ id, body }) => [id, body['c_hasER']]);
    const cared = places.map(({ id, body }) => [
      id,
      (body['c_relatedServices'] as { id: string }[]).some((service) => service.id === emergency?.id),
    ]);
    expect(told).toEqual(cared);
    expect(told.filter(([, has]) => has).length).toBeGreaterThan(3);
  });

  it('says before a service only what is true of it', () => {
    const notes = JSON.parse(readFileSync(join(__dirname, 'texts/service-notes.json'), 'utf8')) as {
      services: string[];
      note: { en: string };
    }[];
    const known = new Set(byType('ce_service').map(({ body }) => (body['name'] as { en: string }).en));
    expect(notes.flatMap(({ services }) => services).filter((name) => !known.has(name))).toEqual([]);
    const told = byType('healthcareFacility').flatMap(({ body }) =>
      (
        (body['c_relatedServices'] ?? []) as { name: { en: string }; additionalText?: { en: string } }[]
      ).filter(({ additionalText }) => additionalText),
    );
    expect(told.length).toBeGreaterThan(20);
    for (const { name, additionalText } of told) {
      const note = notes.find(({ services }) => services.includes(name.en))?.note.en;
      expect([name.en, additionalText?.en]).toEqual([name.en, `<p>${note}</p>`]);
    }
  });

  it('has gaps as live data has', () => {
    const gaps = (type: string, field: string) =>
      byType(type).filter((entity) => entity.body[field] === undefined).length;
    expect(gaps('healthcareProfessional', 'headshot')).toBeGreaterThan(0);
    expect(gaps('healthcareFacility', 'c_image')).toBeGreaterThan(0);
    expect(gaps('ce_volunteerOpportunity', 'applicationUrl')).toBeGreaterThan(0);
  });
});

it('makes the same network again from the same day and scale, and the same provider at any scale', () => {
  expect(JSON.stringify(build(0.01))).toBe(JSON.stringify(build(0.01)));
  const name = (entities: DemoEntity[]) =>
    entities.find((entity) => entity.id === 'prov00007')?.body['firstName'];
  expect(name(build(0.01))).toBe(name(build(0.03)));
});

interface Whereabouts {
  name: string;
  city: string;
  point: { latitude: number; longitude: number };
  /** Of somebody who takes new patients today: the id of their main specialty. */
  takesIn?: string;
}

/** Who takes new patients today, and the places around which somebody of each core specialty must. */
function whereabouts({ type, body }: DemoEntity): Whereabouts | undefined {
  const point = body.yextDisplayCoordinate as Whereabouts['point'] | undefined;
  if (!point) return undefined;
  const city = (body.address as { city: string } | undefined)?.city ?? '';
  const where = { name: String(body.name), city, point };
  if (type === 'healthcareFacility')
    return /Hospital|Care Center/.test(String(body.c_locationType)) ? where : undefined;
  if (type !== 'healthcareProfessional' || body.acceptingNewPatients !== true || body.c_isDeleted)
    return undefined;
  const [main] = body.c_providerSpecialties as { specialty: { $ref: string }[]; status?: string }[];
  const isHere = !(String(body.c_startDate ?? '') > today);
  return isHere && main?.status === 'Open' ? { ...where, takesIn: main.specialty[0]!.$ref } : undefined;
}

/** The awards that "About us" shows. */
function pickedAwards(world: World): string[] {
  const about = JSON.stringify(seedPages(world).find(({ path }) => path === '/about-us'));
  return [...new Set(about.match(/\baward\d{3}\b/g))];
}

it('has the quantities of the whole network, no two events of one name on one day and none on a holiday, the core specialties everywhere, and nobody who belongs to something far away', () => {
  const counts: Record<string, number> = {};
  const events: string[] = [];
  const meetings: string[] = [];
  const located: Whereabouts[] = [];
  const relations = new FarRelations();
  const world = emptyWorld(today, 1);
  const awards = new Map<string, DemoEntity['body']>();
  for (const { entity } of demoEntities(world)) {
    counts[entity.type] = (counts[entity.type] ?? 0) + 1;
    if (entity.type === 'ce_award') awards.set(entity.id, entity.body);
    located.push(...[whereabouts(entity)].filter((one) => one !== undefined));
    relations.add(entity);
    if (entity.type !== 'ce_seatRobotEvent') continue;
    const { c_startDateTime: start, c_sessions: sessions = [start] } = entity.body;
    meetings.push(...(sessions as string[]).map((time) => time.slice(0, 10)));
    for (const locale of ['en', 'es'] as const)
      events.push([locale, inLocale(entity.body['name'], locale), String(start).slice(0, 10)].join(' '));
  }
  expect(isHoliday('2026-11-26')).toBe(true);
  expect(meetings.filter(isHoliday)).toEqual([]);
  const least = {
    healthcareProfessional: 12_000,
    healthcareFacility: 350,
    ce_shpProvider: 1500,
    ce_shpFacility: 300,
    ce_specialty: 80,
    ce_service: 220,
    ce_healthPlan: 60,
    ce_healthPlanPayor: 15,
    ce_healthTopic: 400,
    ce_patientStory: 40,
    ce_researchStudy: 160,
    ce_researchPublication: 160,
    ce_investigator: 80,
    ce_seatRobotEvent: 250,
    ce_award: 100,
    ce_askAnExpert: 40,
    ce_volunteerOpportunity: 150,
  };
  for (const [type, count] of Object.entries(least))
    expect([type, counts[type]! >= count]).toEqual([type, true]);
  expect(counts['ce_sutterPage']! + counts['wp_post']!).toBeGreaterThanOrEqual(340);
  expect(events.filter((told, at) => events.indexOf(told) !== at)).toEqual([]);
  // What "About us" shows of the awards is there, lately given and from all over.
  const shown = pickedAwards(world).map((id) => awards.get(id));
  const regions = shown.map((body) => inLocale(body?.['name'], 'en')?.toString().split(', ')[1]);
  expect(new Set(regions).size).toBe(shown.length);
  for (const body of shown) expect(body?.['c_latestYearOfAward']).toBeGreaterThanOrEqual(2025);

  const core = world.specialties.filter(({ key }) => CORE_SPECIALTIES.includes(key));
  const places = located.filter(({ takesIn }) => takesIn === undefined);
  expect(core).toHaveLength(CORE_SPECIALTIES.length);
  expect(places.map(({ city }) => city)).toContain('Fresno');
  const lacks = core.flatMap(({ id, key }) => {
    const points = located.filter(({ takesIn }) => takesIn === id).map(({ point }) => point);
    return places
      .filter((place) => !points.some((point) => milesBetween(point, place.point) <= CORE_REACH_MILES + 0.1))
      .map(({ name }) => `${name}: ${key}`);
  });
  expect(lacks).toEqual([]);
  expect(relations.count).toBeGreaterThan(20_000);
  expect(relations.tooFar()).toEqual([]);
});

it('writes everything once and nothing the second time', () => {
  const store = openStore(':memory:');
  const lines: string[] = [];
  const first = seedDemo(store, { log: (line) => lines.push(line), scale: 0.005, today });
  const total = first.steps.reduce((sum, step) => sum + step.created, 0);
  expect(total).toBeGreaterThan(2000);
  expect(lines.length).toBeGreaterThan(10);
  expect(store.entities.get('fac0001', 'es')?.body['name']).toBe(
    store.entities.get('fac0001', 'en')?.body['name'],
  );
  const second = seedDemo(store, { log: () => {}, scale: 0.005, today });
  expect(second.steps.map((step) => step.created + step.updated)).toEqual(first.steps.map(() => 0));
  expect(second.steps.reduce((sum, step) => sum + step.unchanged, 0)).toBe(total);
  expect(second.pages.changed).toBe(0);
  expect(second.counts).toEqual(first.counts);
  expect([...store.facts.entries('waits')].length).toBeGreaterThan(0);
  store.close();
});

describe('hours', () => {
  const random = () => createRandom('hours');
  it('name the holidays of the coming twelve months', () => {
    const hours = makeHours('office', today, random()) as {
      holidayHours: { date: string; isClosed?: boolean }[];
    };
    const dates = hours.holidayHours.map((holiday) => holiday.date);
    expect(dates).toEqual(
      expect.arrayContaining([
        '2026-11-26',
        '2026-12-25',
        '2027-01-01',
        '2027-05-31',
        '2027-07-04',
        '2027-09-06',
      ]),
    );
    expect(dates.every((date) => date >= today && date <= addDays(today, 365))).toBe(true);
    expect(hours.holidayHours.find((holiday) => holiday.date === '2026-12-25')?.isClosed).toBe(true);
  });
  it('open on no holiday that falls on a day on which the place is closed in any week', () => {
    // The eves of 2026 and 2027 are a Thursday and a Friday.
    const hours = makeHours('set-days', today, random()) as { holidayHours: { isClosed?: boolean }[] };
    expect(hours.holidayHours.length).toBeGreaterThan(5);
    expect(hours.holidayHours.filter(({ isClosed }) => !isClosed)).toEqual([]);
  });
  it('have words beside them only where those are true', () => {
    const said = (hours?: Record<string, unknown>, here?: Parameters<typeof hoursNote>[2]) => {
      const draws = createRandom('notes');
      return new Set(Array.from({ length: 60 }, () => hoursNote(draws, hours, here)?.en));
    };
    const saturday = 'Saturday hours are for walk-in lab draws only.';
    const evening = 'After 6 pm, visits are by appointment only.';
    const at = (pattern: Parameters<typeof makeHours>[0]) => makeHours(pattern, today, random());
    expect([...said(), ...said(at('always'))]).toEqual([undefined, undefined]);
    expect(said(at('office'), { isLab: true }).has(saturday)).toBe(false);
    expect(said(at('weekend'), { isLab: true }).has(saturday)).toBe(true);
    expect(said(at('weekend')).has(saturday)).toBe(false);
    expect(said(at('office'), { isByAppointment: true }).has(evening)).toBe(false);
    expect(said(at('urgent'), { isByAppointment: true }).has(evening)).toBe(true);
    expect([...said(at('urgent'))]).toEqual([undefined]);
    const isOfPhones = (note?: string) => /phone|call/.test(note ?? '');
    expect([...said(at('urgent'), { hasCheckIn: true })].some(isOfPhones)).toBe(false);
    expect([...said(at('urgent'), { hasPhone: true })].filter(isOfPhones)).toHaveLength(2);
    expect([...said(at('urgent'), { hasCheckIn: true })]).toContain(
      'Last check-in is 30 minutes before closing.',
    );
  });
  it('run past midnight, all day, in two spans, and name the day of reopening', () => {
    expect(makeHours('night', today, random())['monday']).toEqual({
      openIntervals: [{ start: '17:00', end: '07:00' }],
    });
    expect(makeHours('always', today, random())['sunday']).toEqual({
      openIntervals: [{ start: '00:00', end: '23:59' }],
    });
    expect(makeHours('always', today, random())['holidayHours']).toBeUndefined();
    expect(
      (makeHours('pharmacy', today, random())['friday'] as { openIntervals: unknown[] }).openIntervals,
    ).toHaveLength(2);
    expect(makeHours('office', today, random(), 10)['reopenDate']).toBe('2026-12-01');
  });
});

describe('words', () => {
  it('keep the capital of a name inside a sentence', () => {
    expect(inSentence({ en: 'Heart failure', es: 'Insuficiencia cardíaca' })).toEqual({
      en: 'heart failure',
      es: 'insuficiencia cardíaca',
    });
    expect(inSentence(same("Crohn's disease")).en).toBe("Crohn's disease");
    expect(inSentence(same('ADHD')).en).toBe('ADHD');
    expect(inSentence(same('X-ray')).en).toBe('X-ray');
    expect(inSentence(same('MRI')).en).toBe('MRI');
    expect(inSentence(same('Type 2 diabetes')).en).toBe('type 2 diabetes');
  });
  it('are small in the middle of a sentence, on both sides of a hyphen', () => {
    const title = { en: 'Mohs and Robotic-Assisted X-ray MRI', es: 'Cirugía de Mohs' };
    expect(phrase(title)).toEqual({ en: 'Mohs and robotic-assisted X-ray MRI', es: 'cirugía de Mohs' });
  });

  it('keep a time of the day and the word before it in one line', () => {
    const told = {
      deep: [
        both('8 am to 7:30 pm, 2 amps', 'De lunes a viernes, de 8 a. m. a 7:30 p.\u00a0m., a 2 calles.'),
      ],
    };
    const [en, es] = (['en', 'es'] as const).map((locale) =>
      JSON.stringify(inLocale(told, locale)).replaceAll('\u00a0', '_'),
    );
    expect(en).toBe('{"deep":["8_am to_7:30_pm, 2 amps"]}');
    expect(es).toBe('{"deep":["De lunes a viernes, de_8_a._m. a_7:30_p._m., a 2 calles."]}');
  });

  it('are joined as each language joins them', () => {
    const three = listed([same('a'), same('b'), { en: 'ice', es: 'infecciones' }]);
    expect(three).toEqual({ en: 'a, b, and ice', es: 'a, b e infecciones' });
    expect(listed([same('a')]).es).toBe('a');
  });
});
