import { SPOKEN_BY_OTHERS } from '#src/platform/directory/proficiencies.ts';
import type { Bilingual } from '../bilingual.ts';
import { FELLOWSHIP_AFTER, FELLOWSHIP_YEARS, RESIDENCY_OF, RESIDENCY_YEARS } from '../data/trainedFirst.ts';
import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import type { DemoEntity, Site, Specialty } from '../World.ts';

/* What the page of somebody says of them in one place is true of what it says in another. */

type Hours = Record<string, { isClosed?: boolean; openIntervals?: { start: string; end: string }[] }>;
type Link = { $ref: string };

interface Body {
  name: string;
  gender: string;
  c_ageRange?: string;
  c_isPhysician: boolean;
  c_startDate?: string;
  acceptingNewPatients?: boolean;
  c_providerSpecialties: {
    specialty: Link[];
    status?: string;
    alternativeText?: Bilingual;
    practiceAlternativeText?: Bilingual;
  }[];
  c_offices: { hours?: Hours; officeOrFacility: Link[] }[];
  c_affiliate: Link[];
  c_freeTextContent: Bilingual;
  c_medSchool?: string[];
  c_education?: string[];
  c_residency: Bilingual[];
  c_fellowship: Bilingual[];
  c_internship: Bilingual[];
  c_providerPublications?: { date: string }[];
  c_relatedReasonsForVisit?: Link[];
  c_onlineServices?: string[];
  c_patientChartApp?: string;
  c_appointmentBookingUrl?: string;
  c_epicOpenSchedulingEnabled?: boolean;
  c_epicProviderScheduleList?: { providerSchedule: { epicDepartmentID: string }[] };
}

interface Known {
  body: Body;
  specialties: Specialty[];
  sites: Site[];
}

const world = emptyWorld('2026-11-21', 0.2);
const entities: DemoEntity[] = [];
for (const { step, entity } of demoEntities(world)) {
  entities.push(entity);
  if (step === 'facilities of the health plan') break;
}
const sites = new Map([...world.facilities, ...world.offices].map((site) => [site.id, site]));
const specialties = new Map(world.specialties.map((one) => [one.id, one]));
const everybody = entities
  .filter(({ type }) => type === 'healthcareProfessional')
  .map(({ body }): Known => {
    const known = body as unknown as Body;
    return {
      body: known,
      specialties: known.c_providerSpecialties.map(({ specialty }) => specialties.get(specialty[0]!.$ref)!),
      sites: known.c_offices.map(({ officeOrFacility }) => sites.get(officeOrFacility[0]!.$ref)!),
    };
  });
const physicians = everybody.filter(({ body }) => body.c_isPhysician);

/** Those for whom something is wrong, by name; and how many it was asked of must be many. */
function wrongOf(asked: readonly Known[], isWrong: (one: Known) => boolean): string[] {
  expect(asked.length).toBeGreaterThan(10);
  return asked.filter(isWrong).map(({ body }) => body.name);
}

const yearOf = (text: string) => Number(text.slice(-4));
const graduationOf = ({ c_medSchool, c_education }: Body) => yearOf((c_medSchool ?? c_education)![0]!);
const namesOf = (links: readonly Link[] = []) =>
  links.map(({ $ref }) => [...world.reasons, ...world.affiliates].find(({ id }) => id === $ref)!.name);

describe('where they are seen', () => {
  const atHospitals = everybody
    .filter(({ specialties: [main] }) => !main!.hidesBooking)
    .flatMap(({ body, specialties: [main], sites: at }) =>
      at.flatMap((site, index) =>
        site.types[0] === 'Hospital' ? [{ body, main: main!, site, office: body.c_offices[index]! }] : [],
      ),
    );

  it('is a hospital on weekdays for all with appointments, as long as the hospital says of their service', () => {
    expect(atHospitals.length).toBeGreaterThan(50);
    let told = 0;
    for (const { body, main, site, office } of atHospitals) {
      const { hours } = office;
      const weekend = [hours?.['saturday'], hours?.['sunday'], { isClosed: true }];
      expect([body.name, ...weekend]).toEqual([body.name, ...weekend.map(() => ({ isClosed: true }))]);
      expect([body.name, hours?.['monday']?.openIntervals?.[0]?.start]).toEqual([
        body.name,
        expect.stringMatching(/^0[7-9]:/),
      ]);
      const offered = entities.find(({ id }) => id === site.id)!.body['c_relatedServices'] as {
        id: string;
        hours?: Hours;
      }[];
      const own = world.services.filter((one) => one.topLevel && one.specialties.includes(main));
      const clinics = offered.filter(
        (one) => own.some(({ id }) => id === one.id) && one.hours?.['sunday']?.isClosed,
      );
      if (clinics.length === 0) continue;
      told += 1;
      expect([body.name, clinics.map((one) => one.hours)]).toEqual([
        body.name,
        expect.arrayContaining([hours]),
      ]);
    }
    expect(told).toBeGreaterThan(10);
  });

  it('is among their hospitals where it is one', () => {
    const wrong = everybody.filter(({ body, sites: at }) => {
      const affiliates = new Set(body.c_affiliate.map(({ $ref }) => $ref));
      return at.some(({ types, affiliate }) => types[0] === 'Hospital' && !affiliates.has(affiliate.id));
    });
    expect(wrong.map(({ body }) => body.name)).toEqual([]);
  });

  it('is a second office where there are two', () => {
    const second = everybody.filter(({ body }) => body.c_freeTextContent.en.includes('a second office'));
    expect(wrongOf(second, ({ sites: at }) => at.length !== 2)).toEqual([]);
  });
});

describe('whom they see', () => {
  const isOfChildren = ({ key }: Specialty) =>
    /^(pediatric|child|adolescent)/.test(key) || FELLOWSHIP_AFTER[key] === 'pediatrics';

  it('are children where they have a field of children, and others, too, where they have another field', () => {
    const ofChildren = everybody.filter(
      (one) => one.specialties.some(isOfChildren) && one.body.c_ageRange !== undefined,
    );
    expect(
      wrongOf(
        ofChildren,
        (one) => one.body.c_ageRange !== (one.specialties.every(isOfChildren) ? '0-18 years' : 'All Ages'),
      ),
    ).toEqual([]);
  });

  it('come for what people of their age come for', () => {
    const adults = everybody.filter(({ body }) => /18 \+|Seniors/.test(body.c_ageRange ?? ''));
    const isForTheYoung = ({ body }: Known) =>
      JSON.stringify(namesOf(body.c_relatedReasonsForVisit)).match(
        body.c_ageRange === 'Seniors Only' ? /(sports|school) physical|play/i : /(sports|school) physical/i,
      ) !== null;
    expect(wrongOf(adults, isForTheYoung)).toEqual([]);
    expect(everybody.some(isForTheYoung)).toBe(true);
  });
});

describe('what they learned', () => {
  const yearsOf = ({ en }: Bilingual) => {
    const [, field, from, to] = /, (.*), (\d{4})–(\d{4})$/.exec(en)!;
    return { field: field!, from: Number(from), to: Number(to) };
  };

  it('takes the years that it takes in its field, one thing after the other, and is over', () => {
    const keyOf = new Map(world.specialties.map(({ name, key }) => [name.en, key]));
    expect(physicians.length).toBeGreaterThan(100);
    for (const { body } of physicians) {
      const all = [...body.c_internship, ...body.c_residency, ...body.c_fellowship].map(yearsOf);
      const begins = [graduationOf(body), ...all.map(({ to }) => to)];
      expect([body.name, all.map(({ from }) => from)]).toEqual([body.name, begins.slice(0, -1)]);
      expect(begins.at(-1)).toBeLessThanOrEqual(2026);
      const [residency] = body.c_residency.map(yearsOf);
      const years = residency!.to - graduationOf(body);
      expect([residency!.field, years]).toEqual([
        residency!.field,
        RESIDENCY_YEARS[keyOf.get(residency!.field)!] ?? 3,
      ]);
      for (const { field, from, to } of body.c_fellowship.map(yearsOf))
        expect([field, to - from]).toEqual([field, FELLOWSHIP_YEARS[keyOf.get(field)!] ?? 1]);
    }
  });

  it('has its length in the tables, for every field of physicians', () => {
    const fields = new Set(physicians.map(({ specialties: [main] }) => main!.key));
    const residencies = [...fields].map((key) => FELLOWSHIP_AFTER[key] ?? RESIDENCY_OF[key] ?? key);
    expect(residencies.filter((key) => !(key in RESIDENCY_YEARS))).toEqual([]);
    expect(Object.keys(FELLOWSHIP_YEARS).sort()).toEqual(Object.keys(FELLOWSHIP_AFTER).sort());
  });

  it('comes before what they wrote and where they work', () => {
    const isEarly = ({ body }: Known) => {
      const trained = [...body.c_residency, ...body.c_fellowship].map((one) => yearsOf(one).to);
      const able = Math.max(graduationOf(body), ...trained);
      const papers = body.c_providerPublications ?? [];
      return (
        papers.some(({ date }) => Number(date) <= graduationOf(body)) ||
        Number(body.c_startDate?.slice(0, 4) ?? able) < able
      );
    };
    expect(wrongOf(everybody, isEarly)).toEqual([]);
    expect(everybody.some(({ body }) => body.c_providerPublications)).toBe(true);
  });
});

describe('how they are reached', () => {
  const asks = ({
    status,
    alternativeText,
    practiceAlternativeText,
  }: Body['c_providerSpecialties'][number]) =>
    status ?? (alternativeText ?? practiceAlternativeText)?.en ?? 'Call the office';

  it('is by calling the office where their page says so', () => {
    const called = everybody.filter(
      ({ body, specialties: [main] }) =>
        body.acceptingNewPatients === true &&
        !main!.hidesBooking &&
        body.c_providerSpecialties.some((entry) => asks(entry).startsWith('Call the office')),
    );
    // Of those who have opened their calendar, and nothing in it, the office is called: nobody else.
    expect(
      wrongOf(
        called,
        ({ body }) =>
          !body.c_epicOpenSchedulingEnabled ||
          body.c_epicProviderScheduleList !== undefined ||
          body.c_appointmentBookingUrl !== undefined,
      ),
    ).toEqual([]);
  });

  it('needs no referral where people come by themselves', () => {
    const firstContact = everybody.filter(({ specialties: [main] }) =>
      /^(family|internal|urgent-care)-medicine$|^(pediatrics|obstetrics-gynecology)$/.test(main!.key),
    );
    expect(
      wrongOf(firstContact, ({ body }) => asks(body.c_providerSpecialties[0]!) === 'By referral only'),
    ).toEqual([]);
  });

  it('is online only where something can be booked online', () => {
    const online = everybody.filter(({ body }) =>
      body.c_onlineServices?.some((one) => ['direct scheduling', 'appointment requests'].includes(one)),
    );
    expect(
      wrongOf(
        online,
        ({ body }) =>
          body.acceptingNewPatients !== false &&
          body.c_appointmentBookingUrl === undefined &&
          body.c_epicProviderScheduleList === undefined,
      ),
    ).toEqual([]);
    const withoutRecord = everybody.filter(({ body }) => body.c_patientChartApp === 'No EHR Offered');
    expect(wrongOf(withoutRecord, ({ body }) => body.c_onlineServices !== undefined)).toEqual([]);
  });
});

it('calls nobody by a title in Spanish whose gender the directory does not tell', () => {
  const untold = physicians.filter(({ body }) => !['Female', 'Male'].includes(body.gender));
  expect(wrongOf(untold, ({ body }) => /Dra?\./.test(body.c_freeTextContent.es))).toEqual([]);
  const told = physicians.filter(({ body }) => body.gender === 'Female');
  expect(wrongOf(told, ({ body }) => /(el|del|al) Dr\./i.test(body.c_freeTextContent.es))).toEqual([]);
});

it('the health plan lists the languages somebody speaks, not those spoken by others for them', () => {
  const directory = new Map(
    entities.flatMap(({ id, type, body }) =>
      type === 'healthcareProfessional' ? [[id, body] as const] : [],
    ),
  );
  const nameOf = ({ $ref }: Link) => world.languages.find(({ id }) => id === $ref)!.name;
  let others = 0;
  for (const { body } of entities) {
    const [related] = (body['c_shpRelatedProvider'] ?? []) as Link[];
    if (!related) continue;
    const entries = (directory.get(related.$ref)!['c_additionalLanguages'] ?? []) as {
      language: Link[];
      availability: string;
    }[];
    const spoken = entries.filter(({ availability }) => !SPOKEN_BY_OTHERS.includes(availability));
    others += entries.length - spoken.length;
    const [, ...listed] = body['c_shpLanguage'] as Bilingual[];
    expect(listed).toEqual(spoken.map(({ language }) => nameOf(language[0]!)));
  }
  expect(others).toBeGreaterThan(10);
});
