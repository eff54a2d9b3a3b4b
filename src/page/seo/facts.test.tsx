import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TextDecoder } from 'node:util';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { READERS } from '#src/adapters/directory/entityReaders.ts';
import { FacilityContact } from '#src/components/entity/facility/FacilityContact/FacilityContact.tsx';
import { FacilityHeroBody } from '#src/components/entity/facility/FacilityHeroBody/FacilityHeroBody.tsx';
import { FacilityHours } from '#src/components/entity/facility/FacilityHours/FacilityHours.tsx';
import { ProviderHealthPlans } from '#src/components/entity/provider/ProviderHealthPlans/ProviderHealthPlans.tsx';
import { ProviderHero } from '#src/components/entity/provider/ProviderHero/ProviderHero.tsx';
import { ProviderLocations } from '#src/components/entity/provider/ProviderLocations/ProviderLocations.tsx';
import { ProviderSpecialties } from '#src/components/entity/provider/ProviderSpecialties/ProviderSpecialties.tsx';
import { comparedProvider } from '#src/domain/compare/comparedProvider.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { holidayCalendar, holidaysAhead } from '#src/domain/files/holidayCalendar.ts';
import { vcard } from '#src/domain/files/vcard.ts';
import { formatMinutes } from '#src/domain/hours/formatTime.ts';
import type { OpeningHoursSpecification } from '#src/domain/hours/openingHoursSpecification.ts';
import { dateOfDay } from '#src/domain/hours/zone.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { contentDocument } from '#src/platform/directory/contentDocument.ts';
import { createLinkResolver } from '#src/platform/directory/resolveLinks.ts';
import { importFiles } from '#src/platform/import/importFiles.ts';
import { seedDemo } from '#src/platform/seed/seedDemo.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { demoStore } from '#src/platform/seed/testing/demoStore.ts';
import type { EntityInput, Store } from '#src/platform/store/Store.ts';
import { contactOf, savedName } from '#src/server/api/savedFilesApi.ts';
import { pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { entityStructuredData } from './entityStructuredData.ts';
import { entityTitle } from './entityWords.ts';
import { placedProps } from '#tests/support/placed.ts';

/*
 * Reads entities as the site does, renders what their pages say, and holds structured data, vCard and calendar file
 * against it. Each reading here is the test's own: of the page its words, of the data its vocabulary.
 * A sample in CI; `npm run facts` walks every entity of the whole demo network and of the real files.
 */

// The import reads files with it, and jsdom has none.
Object.assign(globalThis, { TextDecoder });

const isWhole = process.env['FACTS'] === 'whole';
jest.setTimeout(isWhole ? 3_600_000 : 120_000);

/** Three days around Thanksgiving, a holiday in the demo, which begin before dawn and end after midnight. */
const DAYS = ['2026-11-25', '2026-11-26', '2026-11-27'];
const MOMENTS = DAYS.flatMap((day) =>
  ['00:31', '05:31', '08:31', '12:31', '17:31', '20:31', '23:31'].map(
    (time) => new Date(`${day}T${time}:00-08:00`),
  ),
);
const NOON = new Date('2026-11-25T12:31:00-08:00');

const origin = 'https://www.example.org';
const where = (entity: { path: string }, now: Date) => ({ url: origin + entity.path, origin, now });
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
type Data = Record<string, unknown>;

let words: Record<string, string>;
/** What differs, by entity. */
let differences: string[];
let counts: Record<string, number>;
const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);

function differ(entity: Entity, what: string, page: unknown, other: unknown): void {
  count('comparisons');
  if (JSON.stringify(page) !== JSON.stringify(other))
    differences.push(
      `${entity.id} ${what}: page ${JSON.stringify(page)}, elsewhere ${JSON.stringify(other)}`,
    );
}

/** The unfolded lines of a vCard or calendar file, by name. */
function linesOf(file: string): { name: string; value: string }[] {
  return file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, head = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
      return { name: head.replace(/^item\d+\./, '').replace(/;.*$/, ''), value };
    });
}
const unescaped = (value: string) => value.replace(/\\n/g, '\n').replace(/\\([,;\\])/g, '$1');

/** Wall clock of a zone: date, weekday and minute. */
function wallClock(instant: Date, timeZone: string) {
  const part = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, hourCycle: 'h23', weekday: 'long', year: 'numeric' },
      ...{ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    } as Intl.DateTimeFormatOptions)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${part['year']}-${part['month']}-${part['day']}`,
    weekday: part['weekday'] ?? '',
    minute: Number(part['hour']) * 60 + Number(part['minute']),
  };
}

/** What structured data says of a date, as a search engine reads it: a day of its own before the week. */
function entriesOn(data: Data, date: string, weekday: string) {
  const entries = (data['openingHoursSpecification'] ?? []) as OpeningHoursSpecification[];
  const valid = entries.filter(
    ({ dayOfWeek, validFrom = '', validThrough = '9999' }) =>
      dayOfWeek?.includes(weekday) && validFrom <= date && date <= validThrough,
  );
  const ofDate = valid.filter(({ validFrom, validThrough }) => validFrom && validFrom === validThrough);
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return (ofDate.length > 0 ? ofDate : valid).map(({ opens, closes }) => {
    const [from, to] = [minutes(opens), minutes(closes)];
    if (opens === '00:00' && closes === '00:00') return { from: 0, to: 0 };
    return { from, to: closes === '23:59' ? 1440 : to <= from ? to + 1440 : to };
  });
}

const dayBefore = (date: string) => new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000);

function saidByData(data: Data, now: Date, timeZone: string): 'open' | 'closed' | 'nothing' {
  const { date, weekday, minute } = wallClock(now, timeZone);
  const today = entriesOn(data, date, weekday);
  const eve = wallClock(dayBefore(date), 'UTC');
  const isOpen =
    today.some(({ from, to }) => minute >= from && minute < to) ||
    entriesOn(data, eve.date, eve.weekday).some(({ to }) => minute + 1440 < to);
  return isOpen ? 'open' : today.length > 0 ? 'closed' : 'nothing';
}

/** What the page says of now, by its words. */
function saidByPage(container: HTMLElement): 'open' | 'closed' | 'nothing' | 'temporarily closed' {
  const says = (key: string) =>
    [...container.querySelectorAll('.FacilityHours-now .Status, .FacilityHours > .Status')].some(
      (status) => plain(status.textContent) === words[key],
    );
  if (says('hours.openNow') || says('hours.open24Hours')) return 'open';
  if (says('hours.temporarilyClosed')) return 'temporarily closed';
  return says('hours.closed') ? 'closed' : 'nothing';
}

const savedAs = (entity: Facility | Provider) => ({
  origin,
  name: savedName(entity, words['seo.partAt'] ?? ''),
});

function checkFacility(facility: Facility): void {
  count('facilities');
  checkFacilityWords(facility);
  checkFacilityHours(facility);
}

/** An address as structured data has it, in one line. */
function addressIn(data: Data): string {
  const address = data['address'] as Record<string, string> | undefined;
  if (!address) return '';
  const { streetAddress, addressLocality, addressRegion, postalCode } = address;
  const region = [addressRegion, postalCode].filter(Boolean).join(' ');
  return plain([streetAddress, addressLocality, region].filter(Boolean).join(', '));
}

/** Parts of a facility's page as they are drawn at a moment. */
function facilityPage(facility: Facility, now: Date, parts: ReactNode): HTMLElement {
  jest.setSystemTime(now);
  return renderOnPage(parts, { entity: facility, dictionary: words }).container;
}

/** Name, place, address and phone. */
function checkFacilityWords(facility: Facility): void {
  const data = entityStructuredData(facility, where(facility, NOON))[0] as Data;
  const container = facilityPage(
    facility,
    NOON,
    <>
      <FacilityHeroBody
        facility={facility}
        rendering={{ componentName: 'FacilityHero', placeholders: {} }}
        layout="standard"
      />
      <FacilityContact />
    </>,
  );
  const card = linesOf(
    vcard(contactOf(facility, { ...savedAs(facility), organisation: 'M', url: origin + facility.path })),
  );
  const inCard = (name: string) =>
    card.filter((line) => line.name === name).map(({ value }) => unescaped(value));

  const heading = plain(container.querySelector('h1')?.textContent);
  // A part of a place is told with the place it is of, which its page names above the heading.
  const name = plain(data['name'] as string);
  differ(facility, 'name in data', heading, name.includes(heading) ? heading : name);
  differ(
    facility,
    'place in data',
    true,
    plain(container.textContent).includes(facility.parentLocation?.name ?? ''),
  );
  differ(facility, 'name in vCard', name, plain(inCard('FN')[0]));

  const lines = [
    ...container.querySelectorAll('.FacilityContact-address > span:not(.FacilityContact-extra)'),
  ];
  differ(
    facility,
    'address in data',
    plain(lines.map((line) => line.textContent).join(', ')),
    addressIn(data),
  );
  const phones = [...container.querySelectorAll('.FacilityContact-phones a[href^="tel:"]')].map((link) =>
    plain(link.textContent),
  );
  const told = data['telephone'] === undefined ? [] : [formatPhone(String(data['telephone'])) ?? 'no phone'];
  differ(facility, 'phone in data', told.length > 0 ? [phones[0]] : [], told);
  if (facility.mainPhone && phones.length > 0 && formatPhone(facility.mainPhone))
    differ(facility, 'phone in vCard', [phones[0]], [formatPhone(inCard('TEL')[0])]);
  cleanup();
}

/** Whether it is open at each moment, its week and its holidays. */
function checkFacilityHours(facility: Facility): void {
  const { hours } = facility;
  if (!hours) {
    count('facilities without hours');
    const [data] = entityStructuredData(facility, where(facility, NOON)) as Data[];
    differ(facility, 'hours', undefined, data?.['openingHoursSpecification']);
    return;
  }
  const zone = hours.timeZone === undefined ? 'America/Los_Angeles' : hours.timeZone;
  for (const now of MOMENTS) {
    const drawn = facilityPage(facility, now, <FacilityHours />);
    const said = saidByPage(drawn);
    count(`state: ${said}`);
    const current = entityStructuredData(facility, where(facility, now))[0] as Data;
    // Without a zone no moment can be judged; until a place reopens, its week is not valid and nothing is said.
    if (zone !== null) {
      const expected = saidByData(current, now, zone);
      if (said === 'temporarily closed')
        differ(facility, `${now.toISOString()} open`, false, expected === 'open');
      else differ(facility, `${now.toISOString()} state in data`, said, expected);
    }
    if (now.getTime() === NOON.getTime() && zone !== null) {
      checkWeek(facility, drawn, current, zone);
      checkCalendar(facility, current, zone);
    }
    cleanup();
  }
}

/** The week on the page against structured data, row by row, from NOON on. */
function checkWeek(facility: Facility, drawn: HTMLElement, data: Data, zone: string): void {
  const rows = [...drawn.querySelectorAll('.FacilityHours-week dl > div')];
  if (rows.length !== 7) return;
  const today = Date.parse(`${wallClock(NOON, zone).date}T12:00:00Z`);
  rows.forEach((row, ahead) => {
    const { date, weekday } = wallClock(new Date(today + ahead * 86_400_000), 'UTC');
    const text = plain(row.querySelector('dd')?.textContent);
    const entries = entriesOn(data, date, weekday);
    const expected =
      entries.length === 0
        ? words['hours.unknown']
        : entries.every(({ to }) => to === 0)
          ? words['hours.closed']
          : entries.some(({ from, to }) => from === 0 && to === 1440)
            ? words['hours.open24Hours']
            : entries
                .map(({ from, to }) => `${formatMinutes(from, 'en')} – ${formatMinutes(to, 'en')}`)
                .join(', ');
    if (text === words['hours.temporarilyClosed']) return;
    differ(facility, `${date} row in data`, text, plain(expected));
  });
}

/** The calendar file against structured data: each holiday ahead open, closed or not known in both. */
function checkCalendar(facility: Facility, data: Data, zone: string): void {
  const say = (kind: string) => (date: string) => `${kind} ${date}`;
  const file = holidayCalendar(
    { id: facility.id, name: 'x', url: origin + facility.path },
    facility.hours,
    NOON,
    { title: 'x', closed: say('closed'), open: say('open'), unknown: say('nothing') },
  );
  const lines = linesOf(file);
  const events = lines.flatMap(({ name, value }, at) =>
    name === 'SUMMARY'
      ? [{ value, start: lines.slice(0, at).findLast((line) => line.name === 'DTSTART')?.value }]
      : [],
  );
  for (const day of holidaysAhead(facility.hours, NOON)) {
    const date = dateOfDay(day);
    // A place shut until a later day says so of its holidays, too, of which its data says nothing.
    if (facility.hours?.reopenDate && date < facility.hours.reopenDate) continue;
    count('holidays');
    const entries = entriesOn(data, date, wallClock(new Date(`${date}T12:00:00Z`), 'UTC').weekday);
    const own = events.filter(({ value }) => value.endsWith(date));
    differ(
      facility,
      `${date} in calendar`,
      entries.map(({ from, to }) => (to === 0 ? 'closed' : `open ${from}`)),
      own.flatMap(({ value, start = '' }) => {
        if (value.startsWith('nothing')) return [];
        if (value.startsWith('closed')) return ['closed'];
        const instant = start.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
        return [`open ${wallClock(new Date(instant), zone).minute}`];
      }),
    );
  }
}

const booking = pageFixture().config.booking;

function checkProvider(provider: Provider): void {
  count('providers');
  jest.setSystemTime(NOON);
  const { container } = renderOnPage(
    <>
      <ProviderHero rendering={{ componentName: 'ProviderHero' }} params={{}} fields={{}} />
      <div id="status">
        <ProviderSpecialties {...placedProps('ProviderSpecialties')} />
      </div>
      <ProviderLocations />
      <ProviderHealthPlans />
    </>,
    { entity: provider, dictionary: words },
  );
  const data = entityStructuredData(provider, where(provider, NOON))[0] as Data;
  const card = linesOf(
    vcard(contactOf(provider, { ...savedAs(provider), organisation: 'M', url: origin + provider.path })),
  );
  const heading = plain(container.querySelector('h1')?.textContent);
  differ(provider, 'name in data', heading, plain(data['name'] as string));
  const title = plain(entityTitle(provider, 'en'));
  differ(provider, 'name in title', heading, title.startsWith(heading) ? heading : title);
  differ(
    provider,
    'name in vCard',
    heading,
    plain(unescaped(card.find(({ name }) => name === 'FN')?.value ?? '')),
  );

  if (provider.isPhysician) {
    const chips = [...container.querySelectorAll('#status .Status')].map((chip) => plain(chip.textContent));
    const accepting = words['provider.accepting'] ?? '?';
    const said = chips.some((chip) => chip.startsWith(accepting))
      ? true
      : chips.length === 1 && chips[0] === words['provider.notAccepting']
        ? false
        : undefined;
    count(`accepting: ${said}`);
    differ(provider, 'accepting in data', said, data['isAcceptingNewPatients']);
  }

  const places = [...container.querySelectorAll('.PlacesWithMap-place')];
  const [first] = places;
  differ(
    provider,
    'address in data',
    plain([...(first?.querySelectorAll('address > span') ?? [])].map((line) => line.textContent).join(', ')),
    addressIn(data),
  );
  const phone = plain(first?.querySelector('a[href^="tel:"]')?.textContent);
  differ(provider, 'phone in data', phone, formatPhone(data['telephone'] as string | undefined) ?? '');
  const onPage = places.flatMap((place) => plain(place.querySelector('a[href^="tel:"]')?.textContent) || []);
  const inCard = card.flatMap(({ name, value }) => (name === 'TEL' ? (formatPhone(value) ?? []) : []));
  differ(
    provider,
    'phones in vCard',
    onPage.filter((one) => !inCard.includes(one)),
    [],
  );
  checkPlans(provider, container);
  cleanup();
}

/** The plans on the page against those that are compared and counted. */
function checkPlans(provider: Provider, container: HTMLElement): void {
  const plans = new Set(
    [...container.querySelectorAll('.ProviderHealthPlans li')].map((plan) => plain(plan.textContent)),
  );
  count(plans.size > 0 ? 'with plans' : 'without plans');
  differ(
    provider,
    'plans compared',
    [...plans].sort(),
    comparedProvider(provider, booking).plans.map(plain).sort(),
  );
  const told = plain(container.querySelector('a[href="#plans"]')?.textContent);
  differ(
    provider,
    'plans counted',
    container.querySelectorAll('.ProviderHealthPlans li').length,
    Number(/\d+/.exec(told)?.[0] ?? (told ? 1 : 0)),
  );
}

/** Reads every nth entity of a store as the site does and checks it. */
function walk(store: Store, every: number): void {
  const links = createLinkResolver(store);
  for (const type of Object.keys(READERS) as Entity['entityTypeId'][]) {
    let at = 0;
    for (const record of store.entities.iterate(type, 'en')) {
      at += 1;
      if (at % every !== 0) continue;
      if (record.body['c_isDeleted'] === true) continue;
      const wire = contentDocument({ record, body: links.expand(record) });
      const entity = READERS[type](JSON.parse(JSON.stringify(wire)), 'en', () => undefined);
      if (entity.entityTypeId === 'healthcareFacility') checkFacility(entity);
      else if (entity.entityTypeId === 'healthcareProfessional') checkProvider(entity);
      else {
        count(type);
        const [data] = entityStructuredData(entity, where(entity, NOON)) as Data[];
        const main = (data?.['mainEntity'] ?? data) as Data | undefined;
        const name = main?.['name'] ?? main?.['headline'] ?? main?.['title'];
        if (name !== undefined)
          differ(
            entity,
            'name in data',
            plain(('displayName' in entity && entity.displayName) || entity.name),
            plain(name as string),
          );
      }
    }
  }
}

const open = (start: string, end: string) => ({ openIntervals: [{ start, end }] });
const week = (day: unknown, other: object = {}) => ({
  ...Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((name) => [name, day]),
  ),
  ...other,
});
/** Hours of every kind, good and bad. */
const HOURS: [name: string, hours: unknown, more?: object][] = [
  ['nights', week(open('18:00', '02:00'))],
  [
    'nights before a closed holiday',
    week(open('18:00', '02:00'), { holidayHours: [{ date: '2026-11-26', isClosed: true }] }),
  ],
  [
    'a holiday with a night of its own',
    week(open('09:00', '17:00'), { holidayHours: [{ date: '2026-11-26', ...open('20:00', '03:00') }] }),
  ],
  [
    'a holiday nobody can read',
    week(open('09:00', '17:00'), { holidayHours: [{ date: '2026-11-26', openIntervals: 'noon' }] }),
  ],
  ['around the clock', week(open('00:00', '23:59'))],
  ['midnight to midnight', week(open('00:00', '00:00'))],
  ['until 24:00', week(open('08:00', '24:00'))],
  ['a day nobody can read', week(open('09:00', '17:00'), { thursday: open('nine', '24:30') })],
  [
    'weekdays alone',
    { ...week(open('09:00', '17:00')), saturday: undefined, friday: undefined, sunday: undefined },
  ],
  ['closed every day', week({ isClosed: true })],
  ['no words at all', 'by appointment'],
  ['shut until a day', week(open('09:00', '17:00'), { reopenDate: '2026-11-27' })],
  ['shut until some day', week(open('09:00', '17:00'), { reopenDate: 'spring' })],
  [
    'Ohio',
    week(open('08:00', '17:00'), { holidayHours: [{ date: '2026-11-26', ...open('08:00', '12:00') }] }),
    { timezone: 'America/New_York' },
  ],
  ['Ohio at night', week(open('20:00', '04:00')), { timezone: 'America/New_York' }],
  ['a zone nobody knows', week(open('08:00', '17:00')), { timezone: 'Eastern' }],
];

const facilityOf = ([name, hours, more]: (typeof HOURS)[number], at: number): EntityInput => ({
  id: `hours${at}`,
  type: 'healthcareFacility',
  locale: 'en',
  body: {
    name: `Place with ${name}`,
    slug: `place-${at}`,
    address: { line1: '1 Main St', city: 'Dayton', region: 'CA', postalCode: '95616', countryCode: 'US' },
    mainPhone: at % 4 === 0 ? 'call us' : '+19165550100',
    hours,
    ...more,
  },
});
const STATUSES: object[] = [
  { acceptingNewPatients: true, c_providerSpecialties: [{ specialty: { $ref: 's1' }, status: 'Open' }] },
  { acceptingNewPatients: false, c_providerSpecialties: [{ specialty: { $ref: 's1' }, status: 'Open' }] },
  { c_providerSpecialties: [{ specialty: { $ref: 's1' }, status: 'Unknown' }] },
  {
    c_providerSpecialties: [
      { specialty: { $ref: 's1' }, status: 'Closed' },
      { specialty: { $ref: 's2' }, status: 'Unknown' },
    ],
  },
  { c_startDate: '2027-03-01', c_providerSpecialties: [{ specialty: { $ref: 's1' }, status: 'Open' }] },
  { c_providerSpecialties: [{ specialty: { $ref: 's3' }, status: 'Open' }] },
  { acceptingNewPatients: true, c_primaryTitle: [{ $ref: 't1' }] },
];
const named = (id: string, type: string, body: object): EntityInput => ({
  id,
  type,
  locale: 'en',
  body: { name: id, ...body },
});

describe('page, structured data, vCard and calendar file tell the same facts', () => {
  beforeAll(async () => {
    words = await stringsFor('en', [
      'seo',
      'facility',
      'hours',
      'provider',
      'providerPage',
      'entityPlaces',
      'map',
      'shell',
    ] as never);
  });
  beforeEach(() => {
    differences = [];
    counts = {};
    jest.useFakeTimers({
      now: NOON,
      doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    if (isWhole) process.stdout.write(`facts: ${JSON.stringify(counts)}\n`);
  });
  const agree = () => {
    expect(differences.slice(0, 40)).toEqual([]);
    expect(counts['comparisons']).toBeGreaterThan(10);
  };
  /** Works on a store in real time, so that whatever waits in it can. */
  async function inStore(fill: (store: Store) => unknown, every: number): Promise<void> {
    const store = openStore(':memory:', { pollMs: 0 });
    try {
      await fill(store);
      walk(store, every);
    } finally {
      store.close();
    }
  }

  it('of places with hours of every kind and people of every status', async () => {
    await inStore((store) => {
      store.entities.put([
        named('s1', 'ce_specialty', {}),
        named('s2', 'ce_specialty', {}),
        named('s3', 'ce_specialty', { c_hideBookAppointmentLink: true }),
        named('t1', 'ce_providerTitle', { c_abbreviation: 'MD' }),
        ...HOURS.map(facilityOf),
        ...STATUSES.map((body, at) =>
          named(`p${at}`, 'healthcareProfessional', { c_isPhysician: true, ...body }),
        ),
      ]);
    }, 1);
    agree();
    expect(counts).toMatchObject({ facilities: HOURS.length, providers: STATUSES.length });
    for (const said of ['state: open', 'state: closed', 'state: nothing', 'state: temporarily closed'])
      expect(counts[said]).toBeGreaterThan(0);
    expect(counts).toMatchObject({ 'accepting: true': 1, 'accepting: false': 1, 'accepting: undefined': 5 });
  });

  it('of the demo network', async () => {
    if (isWhole) {
      await inStore((store) => seedDemo(store, { today: '2026-11-21', log: () => undefined }), 1);
    } else {
      const store = demoStore();
      walk(store, 14);
      store.close();
    }
    agree();
  });

  it('of what the import makes of its own fixtures', async () => {
    const folder = join(__dirname, '../../platform/import/fixtures');
    await inStore(
      (store) =>
        importFiles(
          store,
          readdirSync(folder).map((file) => join(folder, file)),
        ),
      1,
    );
    agree();
  });

  const data = join(__dirname, '../../../../shared/data');
  const real = ['facilities', 'providers', 'fhir', 'yext', 'research', 'publications'];
  if (!isWhole || !existsSync(data)) {
    process.stdout.write(
      `facts: real files are left out (${isWhole ? 'no ../shared/data here' : 'npm run facts walks them'})\n`,
    );
  } else {
    it.each(real)('of the real files of %s', async (folder) => {
      const files = readdirSync(join(data, folder)).filter((file) => !/legacy|hours_km/.test(file));
      await inStore(
        (store) =>
          importFiles(
            store,
            files.map((file) => join(data, folder, file)),
          ),
        1,
      );
      agree();
    });
  }
});
