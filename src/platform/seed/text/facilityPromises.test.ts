import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual } from '../bilingual.ts';
import { demoEntities } from '../seedDemo.ts';
import { seedPages } from '../pages/seedPages.ts';
import { emptyWorld } from '../World.ts';
import type { Service } from '../World.ts';
import { isTrueAt } from './servicesAt.ts';
import { spelledDay } from './spelledDay.ts';

/* What the page of a place says in one part agrees with what it says in another, in both languages. */

// All places of the network are made here, on a machine that may be busy.
jest.setTimeout(60_000);

interface Body {
  name: string;
  address: { line1: string };
  c_displayName?: string | Bilingual;
  c_otherName?: Bilingual;
  c_additionalDescription?: Bilingual;
  c_appointmentBookingLabel?: Bilingual;
  c_mediaGallery?: object[];
  videos?: unknown[];
  c_brightcoveVideoID?: string;
  c_locationType: string[];
  c_locationAmenities: string[];
  c_parentLocation?: { $ref: string }[];
  c_relatedServices: { name: Bilingual; additionalText?: Bilingual; additionalHoursText?: Bilingual }[];
  c_locationServices: { $ref: string }[];
  c_displayConditions?: unknown[];
  c_displayTreatments?: unknown[];
  c_displayDiagnostics?: unknown[];
  c_description?: Bilingual;
  c_frequentlyAskedQuestions?: { question: Bilingual; answer: Bilingual }[];
  c_findingYourWay?: { body: Bilingual }[];
  c_alert?: { alertHeading: Bilingual; alertText: Bilingual };
  c_appointmentBookingUrl?: string;
  c_otherNumberLabel?: Bilingual;
  alternatePhone?: string;
  mainPhone?: string;
  fax?: string;
  hours?: Record<string, { openIntervals?: { end: string }[] }> & { reopenDate?: string };
  additionalHoursText?: Bilingual;
}

const { world, places, offices, services } = (() => {
  const world = emptyWorld('2026-11-21', 1);
  const made: { id: string; type: string; body: Body }[] = [];
  for (const { entity } of demoEntities(world)) {
    if (['healthcareFacility', 'location'].includes(entity.type))
      made.push({ id: entity.id, type: entity.type, body: entity.body as unknown as Body });
    // What comes after the places is about people and plans.
    else if (made.length > 0) break;
  }
  return {
    world,
    places: made.filter(({ type }) => type === 'healthcareFacility'),
    offices: made.filter(({ type }) => type === 'location'),
    services: world.services,
  };
})();
const at = (type: string) => places.filter(({ body }) => body.c_locationType.includes(type));
const offered = ({ body }: (typeof places)[number]) => body.c_relatedServices.map(({ name }) => name.en);
const words = (value: unknown) => JSON.stringify(value);

it('every service of the network is somewhere', () => {
  const offeredSomewhere = new Set(
    places.flatMap(({ body }) => body.c_locationServices.map(({ $ref }) => $ref)),
  );
  const nowhere = services.filter(({ id }: Service) => !offeredSomewhere.has(id)).map(({ name }) => name.en);
  expect([services.length > 200, nowhere]).toEqual([true, []]);
});

it.each([
  ['Birth Center', ['Labor and Delivery', 'Midwifery Care']],
  ['Hospital', ['Labor and Delivery', 'X-ray']],
  ['Pharmacy (Outpatient)', ['Prescription Pickup', 'Pharmacist Consultation', 'Vaccines at the Pharmacy']],
  ['Urgent Care', ['Cuts and Stitches', 'Fever and Flu', 'Sprains and Fractures', 'X-ray']],
  ['Walk-In Care', ['Vaccines and Flu Shots', 'Rashes and Insect Bites']],
  ['Lab', ['Blood Tests']],
  ['Imaging', ['X-ray', 'Ultrasound']],
  ['Surgery Center', ['Outpatient Surgery']],
  ['Physical Therapy and Rehab', ['Orthopedic Physical Therapy']],
  ['Integrative Health and Healing', ['Acupuncture', 'Mindfulness Classes', 'Tai Chi']],
  ['Transplant Outreach Clinic', ['Transplant Outreach Visits']],
])('every %s has what its first words and its name promise', (type, promised) => {
  expect(at(type).length).toBeGreaterThan(4);
  for (const place of at(type)) expect(offered(place)).toEqual(expect.arrayContaining(promised));
});

it('a campus has one level of newborn care, and intensive care of newborns from the second on', () => {
  const level = ({ body }: (typeof places)[number]) =>
    body.c_locationAmenities.filter((one) => one.startsWith('NICU'));
  for (const place of at('Birth Center')) {
    const [campus] = place.body.c_parentLocation ?? [];
    const hospital = places.find(({ id }) => id === campus?.$ref);
    expect([place.id, level(place)]).toEqual([place.id, hospital && level(hospital)]);
  }
  const withNewborns = [...at('Hospital'), ...at('Birth Center')];
  for (const place of withNewborns) {
    const isFirst = level(place)[0] === 'NICU Level I';
    expect([place.id, offered(place).includes('Newborn Intensive Care')]).toEqual([place.id, !isFirst]);
    if (isFirst) expect(offered(place)).not.toContain('High-Risk Pregnancy Care');
  }
  expect(new Set(withNewborns.map((place) => level(place)[0])).size).toBe(4);
});

it('a surgery center lists its operations, and nothing its doctors do elsewhere', () => {
  for (const place of at('Surgery Center')) {
    const { c_displayConditions, c_displayTreatments, c_displayDiagnostics } = place.body;
    expect([c_displayConditions, c_displayTreatments, c_displayDiagnostics]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect(offered(place).length).toBeGreaterThan(5);
  }
});

it('who cannot be called has a way to book and is not told to call', () => {
  const silent = places.filter(({ body }) => !body.mainPhone);
  expect(silent.length).toBeGreaterThan(2);
  for (const { id, body } of silent) {
    expect([id, body.c_appointmentBookingUrl]).toEqual([id, `/-/demo/book/${id}`]);
    const { c_frequentlyAskedQuestions, c_alert, additionalHoursText, c_description, c_relatedServices } =
      body;
    const said = words([
      ...[c_frequentlyAskedQuestions, c_alert, additionalHoursText, c_description],
      c_relatedServices.map((one) => [one.additionalText, one.additionalHoursText]),
    ]);
    // The number on a card of the plan rings somewhere else.
    const own = said.replace(/call the number on your plan card|Llame al número de su tarjeta/g, '');
    expect([id, /\bcall\b|phone|\bllam(?:e|ar|enos)\b|llámenos|teléfono/i.exec(own)?.[0]]).toEqual([
      id,
      undefined,
    ]);
  }
});

it('parking is spoken of where there is some, and no car is charged elsewhere', () => {
  const hasParking = ({ body }: (typeof places)[number]) =>
    body.c_locationAmenities.includes('Onsite parking');
  const without = places.filter((place) => !hasParking(place));
  expect(without.length).toBeGreaterThan(40);
  for (const { id, body } of without) {
    const said = words([body.c_frequentlyAskedQuestions, body.c_findingYourWay, body.c_alert]);
    const told =
      /parking next to|entrance to the lot|visitor spaces|driveway|accessible spaces|parking side/i.exec(
        said,
      );
    expect([id, told?.[0]]).toEqual([id, undefined]);
  }
  for (const place of [...without, ...offices.filter((office) => !hasParking(office))])
    expect([place.id, place.body.c_locationAmenities]).not.toContainEqual(
      expect.arrayContaining(['EV charging']),
    );
  for (const place of places.filter(hasParking))
    expect(words(place.body.c_findingYourWay ?? [])).not.toMatch(/no parking of our own|has no lot/);
});

it('questions and alerts are of what a place offers', () => {
  for (const place of places) {
    const { c_frequentlyAskedQuestions: faqs = [], c_alert, c_locationType } = place.body;
    const answers = words(faqs);
    if (/can be delivered/.test(answers)) expect(offered(place)).toContain('Medication Delivery');
    if (/most visits here are by appointment/.test(answers))
      expect([place.id, /Lab tests are the exception/.test(answers)]).toEqual([
        place.id,
        c_locationType.includes('Lab'),
      ]);
    if (c_alert?.alertHeading.en === 'Flu vaccines')
      expect(words(offered(place))).toMatch(/Vaccines (?:and Flu Shots|at the Pharmacy)/);
    // What a heading has said, the sentence below it does not say again.
    if (c_alert)
      for (const language of ['en', 'es'] as const)
        expect(c_alert.alertText[language]).not.toMatch(new RegExp(`>${c_alert.alertHeading[language]} `));
  }
});

it('visits by appointment in the evening are told by the hour, and only where all have one', () => {
  const noted = places.filter(({ body }) => body.additionalHoursText?.en.startsWith('After 6 pm'));
  expect(noted.length).toBeGreaterThan(0);
  for (const { body } of noted) {
    expect(body.additionalHoursText?.es).not.toContain('tarde');
    expect(words(body.c_locationType)).not.toMatch(/Pharmacy|Lab|Walk-In|Urgent|Emergency/);
    expect(words(body.hours)).toMatch(/"end":"(?:18:[3-9]|19|2)/);
  }
});

it('a second number says whose it is, and a list ends with “and”', () => {
  const isListed = (text: string, end: RegExp) =>
    [...text.matchAll(/(?:Services here include|Come here for|otros servicios,|Venga por)([^.]*)/g)].every(
      ([, list = '']) =>
        !list.replace(/, (?:among other things|entre otras cosas)/, '').includes(',') || end.test(list),
    );
  for (const { id, body } of places) {
    if (body.alternatePhone) expect([id, body.c_otherNumberLabel?.en]).toEqual([id, expect.any(String)]);
    const { en = '', es = '' } = body.c_description ?? {};
    expect([id, isListed(en, / and /), isListed(es, / [ye] /)]).toEqual([id, true, true]);
  }
});

it('a place named after a street stands on it', () => {
  const named = places.filter(({ body }) => / (?:Street|Avenue) /.test(body.name));
  expect(named.length).toBeGreaterThan(40);
  for (const { body } of named) expect(body.name).toContain(body.address.line1.replace(/^\d+ /, ''));
});

it('no place is called by its kind alone, or is a part of itself', () => {
  for (const { body } of places) {
    expect([undefined, body.name]).toContainEqual(body.c_displayName);
    expect(words(body.c_additionalDescription ?? '')).not.toMatch(
      new RegExp(`${body.name} (?:is part of|es parte de) ${body.name}`),
    );
  }
});

it('a former name was that of one place, which is on no campus, and nobody has it now', () => {
  const former = places.flatMap(({ body }) => body.c_otherName?.en.replace('Formerly ', '') ?? []);
  expect(former.length).toBeGreaterThan(15);
  expect(new Set([...former, ...places.map(({ body }) => body.name)]).size).toBe(
    former.length + places.length,
  );
  const onCampus = places.filter(({ body }) => body.c_parentLocation);
  expect(onCampus.filter(({ body }) => body.c_otherName).map(({ id }) => id)).toEqual([]);
});

it('who is ill now finds the hours of every place that is there for it', () => {
  const silent = places.filter(({ body }) => !body.hours);
  expect(silent.length).toBeGreaterThan(3);
  for (const { body } of silent)
    expect(body.c_locationType.join()).not.toMatch(/Hospital|Emergency|Urgent|Walk-In|Birth/);
});

it('a place that is closed for works says the day it opens again', () => {
  const closed = places.filter(({ body }) => body.hours?.reopenDate);
  expect(closed.length).toBeGreaterThan(1);
  for (const { body } of closed) {
    const { en, es } = spelledDay(body.hours!.reopenDate!);
    expect([body.c_alert?.alertText.en, body.c_alert?.alertText.es]).toEqual([
      expect.stringContaining(en),
      expect.stringContaining(es),
    ]);
  }
});

it('a service is told with what to know before it wherever it is offered, and that people walk in once', () => {
  const notes = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'texts', 'service-notes.json'), 'utf8'),
  ) as { services: string[]; note: Bilingual; types?: string[]; notAt?: string[] }[];
  let told = 0;
  for (const { id, body } of places) {
    const known = notes.filter(isTrueAt(body.c_locationType[0]!));
    for (const { name, additionalText } of body.c_relatedServices) {
      const note = known.find((one) => one.services.includes(name.en))?.note;
      expect([id, name.en, additionalText?.es]).toEqual([id, name.en, note && `<p>${note.es}</p>`]);
      told += note ? 1 : 0;
    }
    const walkIns = body.c_relatedServices.filter(({ additionalText }) =>
      /Walk-ins/.test(words(additionalText)),
    );
    expect(walkIns.map(({ name }) => name.en)).toEqual(
      offered({ id, type: '', body }).filter((one) => one === 'Urgent Care'),
    );
  }
  expect(told).toBeGreaterThan(1000);
});

it('where people come without an appointment they save a place in line, and nowhere else', () => {
  const booked = places.filter(({ body }) => body.c_appointmentBookingUrl);
  expect(booked.length).toBeGreaterThan(60);
  for (const { id, body } of booked) {
    const hasLine = /^(?:Urgent|Walk-In) Care$/.test(body.c_locationType[0]!);
    expect([id, body.c_appointmentBookingLabel?.en]).toEqual([
      id,
      hasLine ? 'Save a place in line' : undefined,
    ]);
  }
});

it('nobody is called at a fax machine', () => {
  const faxed = [...places, ...offices].filter(({ body }) => body.fax);
  expect(faxed.length).toBeGreaterThan(300);
  for (const { id, body } of faxed)
    expect([id, [body.mainPhone, body.alternatePhone, '+14155550142']]).not.toEqual([
      id,
      expect.arrayContaining([body.fax]),
    ]);
});

it('videos are in the gallery or beside it, not in both', () => {
  const inGallery = places.filter(({ body }) =>
    body.c_mediaGallery?.some((slide) => 'video' in slide || 'brightcoveVideo' in slide),
  );
  expect(inGallery.length).toBeGreaterThan(10);
  expect(inGallery.filter(({ body }) => body.videos ?? body.c_brightcoveVideoID)).toEqual([]);
  expect(places.filter(({ body }) => body.videos).length).toBeGreaterThan(5);
});

it('the page on flu shots leads only to kinds of places all of which give them', () => {
  const page = seedPages(world).find(({ path }) => path === '/find-location/type/flu-clinic');
  const kinds = { 'walk-in-care': 'Walk-In Care', 'pharmacies-outpatient': 'Pharmacy (Outpatient)' };
  const led = [...words(page?.placeholders).matchAll(/\/find-location\/type\/([\w-]+)/g)].map(
    ([, kind]) => kind,
  );
  expect(new Set(led)).toEqual(new Set(Object.keys(kinds)));
  for (const place of Object.values(kinds).flatMap(at))
    expect([place.id, words(offered(place))]).toEqual([place.id, expect.stringMatching(/Vaccines/)]);
});

describe('what is said of all places', () => {
  /** Words that promise something, in both languages: a sentence has both or neither. */
  const PROMISES: readonly (readonly [RegExp, RegExp])[] = [
    [/\btests?\b|lab tests/i, /prueba|análisis/i],
    [/appointment|walk in\b/i, /\bcita/i],
    [/specialist/i, /especialista/i],
    [/primary care/i, /atención primaria/i],
    [/surgery|operation/i, /cirug|operacion/i],
    [/vaccine/i, /vacuna/i],
    [/X-ray/i, /radiografía/i],
    [/parking|\blot\b/i, /estaciona/i],
    [/interpreter/i, /intérprete/i],
    [/(?<!-)\bfree\b/i, /gratuit|gratis/i],
    [/\b911\b/, /\b911\b/],
  ];
  const pairsIn = (value: unknown): Bilingual[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('en' in value && 'es' in value && typeof value.en === 'string') return [value as Bilingual];
    return Object.values(value).flatMap(pairsIn);
  };
  const texts = pairsIn(
    JSON.parse(readFileSync(join(import.meta.dirname, '..', 'texts', 'facilities.json'), 'utf8')),
  );

  it('promises the same in English and in Spanish', () => {
    expect(texts.length).toBeGreaterThan(60);
    const unlike = texts.flatMap(({ en, es }) =>
      PROMISES.filter(([english, spanish]) => english.test(en) !== spanish.test(es)).map(
        ([english]) => `${english.source}: ${en} / ${es}`,
      ),
    );
    expect(unlike).toEqual([]);
  });
});
