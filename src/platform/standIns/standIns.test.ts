import { startPlatform } from '../server.ts';
import { openStore } from '../store/openStore.ts';
import { PRICE_FILES, priceFilesModule } from './priceFilesModule.ts';
import careers from '../seed/texts/pages/main/careers.json' with { type: 'json' };
import { JOB_AREAS } from './jobBoard.ts';
import { STAND_INS } from './standIns.ts';
import { standInsModule } from './standInsModule.ts';

const store = openStore(':memory:');
const clock = () => new Date('2026-11-21T20:00:00Z');
let origin = '';
let close = async () => {};
beforeAll(async () => {
  const entity = (id: string, type: string, name: string, more = {}) => ({
    id,
    type,
    locale: 'en' as const,
    body: { name, ...more },
  });
  store.entities.put([
    entity('prov1', 'healthcareProfessional', 'Dana <b>Reyes</b>, MD', {
      address: { line1: '1 Oak Street', city: 'Davis' },
      c_providerPublications: [{ title: 'On rest', publication: 'Notes', date: '2020' }],
    }),
    entity('prov22', 'healthcareProfessional', 'Noor Haddad, DO', {
      address: { line1: '2 Elm Street', city: 'Davis' },
      c_epicProviderId: 'E22',
      c_epicProviderScheduleList: {
        providerSchedule: [{ daysToFirstAvailableSlot: 19 }, { daysToFirstAvailableSlot: 17 }, {}],
      },
    }),
    entity('fac1', 'healthcareFacility', 'Harbor Street Clinic'),
    // Saturday noon on the clock of the tests: open for two more hours, then on Tuesday and Wednesday mornings.
    entity('fac3', 'healthcareFacility', 'Short Days Clinic', {
      hours: {
        saturday: { openIntervals: [{ start: '10:00', end: '14:00' }] },
        sunday: { isClosed: true },
        monday: { isClosed: true },
        tuesday: { openIntervals: [{ start: '10:00', end: '12:00' }] },
        wednesday: { openIntervals: [{ start: '10:00', end: '12:00' }] },
        holidayHours: [{ date: '2026-11-25', isClosed: true }],
      },
      c_epicProviderScheduleList: { providerSchedule: [{ daysToFirstAvailableSlot: 0 }] },
    }),
    entity('prov3', 'healthcareProfessional', 'Ines Vale, MD', {
      c_offices: [{ officeOrFacility: [{ $ref: 'fac3' }] }],
    }),
    entity('fac2', 'healthcareFacility', 'Hill & Dale Hospital', { c_locationType: ['Hospital'] }),
    entity('event1', 'ce_seatRobotEvent', 'Birth class', {
      c_startDateTime: '2026-12-02T18:00',
      c_eventLocations: [{ $ref: 'fac1' }],
    }),
    entity('vol1', 'ce_volunteerOpportunity', 'Greeter'),
    entity('study1', 'ce_researchStudy', 'A study'),
    entity('pub1', 'ce_researchPublication', 'A paper', {
      c_authors: ['A B'],
      c_publicationDate: '0001-01-01',
    }),
    entity('inv1', 'ce_investigator', 'An investigator', {
      c_researchPublicationsAndStudies: [{ $ref: 'pub1' }],
    }),
  ]);
  store.facts.put(PRICE_FILES, 'a_standardcharges.json', { hospital: 'A', body: { version: '3.0.0' } });
  ({ origin, close } = await startPlatform({
    store,
    clock,
    modules: [standInsModule, priceFilesModule],
    siteOrigins: { main: 'https://www.example.org', plan: 'https://plan.example.org' },
  }));
});
afterAll(async () => {
  await close();
  store.close();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin}/-/demo/${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const IDS: Record<string, string> = {
  healthcareProfessional: 'prov1',
  ce_seatRobotEvent: 'event1',
  ce_volunteerOpportunity: 'vol1',
  ce_researchStudy: 'study1',
  ce_researchPublication: 'pub1',
  ce_investigator: 'inv1',
};

it.each(Object.entries(STAND_INS))(
  '%s says in both languages what it stands for, and runs nothing',
  async (name, standIn) => {
    const path = standIn.about ? `${name}/${IDS[standIn.about[0] ?? ''] ?? ''}` : name;
    for (const locale of ['en', 'es'] as const) {
      const { status, headers, text } = await get(`${path}?lang=${locale}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
      expect(text).toMatch(`<html lang="${locale}">`);
      expect(text).toContain(`<h1>${standIn.title[locale]}</h1>`);
      expect(text).toContain(locale === 'es' ? 'Demostración.' : 'Demonstration.');
      expect(text).not.toMatch(/<script|undefined|\[object/);
    }
  },
);

it('speaks the language of the page it was opened from', async () => {
  expect((await get('portal', { referer: 'http://localhost/es/patients' })).text).toContain(
    'lang="es"><head>',
  );
  expect((await get('portal', { referer: 'http://localhost/estate' })).text).toContain('lang="en"><head>');
  expect((await get('portal?lang=en', { referer: 'http://localhost/es' })).text).toContain(
    'lang="en"><head>',
  );
});

it('booking names who and where, offers times and books none', async () => {
  const page = (await get('book/prov1')).text;
  expect(page).toContain('<h2>Dana &lt;b&gt;Reyes&lt;/b&gt;, MD</h2>');
  expect(page).toContain('1 Oak Street, Davis');
  const times = [...page.matchAll(/name="time" value="(\d+)" required>([^<]+)</g)];
  expect(times.length).toBeGreaterThan(8);
  expect((await get('book/prov1')).text).toBe(page);
  const done = (await get('book/prov1?time=1&done=1')).text;
  expect(done).toMatch(/role="status"><p>You chose: <strong>\w+, \w+ \d+, \d+:\d\d [AP]M<\/strong>/u);
  expect(done).toContain('no appointment was made');
  expect((await get('book/prov1?done=1')).text).toContain('Choose a time first.');
});

it.each(['fac3', 'prov3'])(
  'offers times only while the place is open, and none that has passed (%s)',
  async (id) => {
    const { text } = await get(`book/${id}?lang=en`);
    const days = [...text.matchAll(/<legend>([^<]+)<\/legend>(.*?)<\/fieldset>/g)].map(([, day, times]) => ({
      day,
      minutes: [...(times ?? '').matchAll(/>(\d+):(\d\d) ([AP])M</g)].map(
        ([, hour, minute, half]) => ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute),
      ),
    }));
    expect(days).toHaveLength(3);
    for (const { day, minutes } of days) {
      const isToday = day === 'Saturday, November 21';
      expect(day).toMatch(/^(?:Saturday|Tuesday|Wednesday), (?!November 25)/);
      expect(minutes.length).toBeGreaterThan(2);
      expect(Math.min(...minutes)).toBeGreaterThanOrEqual(isToday ? 12 * 60 : 10 * 60);
      expect(Math.max(...minutes)).toBeLessThan(day?.startsWith('Saturday') ? 14 * 60 : 12 * 60);
    }
    if (id === 'fac3') expect(days[0]?.day).toBe('Saturday, November 21');
  },
);

it('scheduling names who is asked for, and its first time is on the day the directory tells of', async () => {
  // 17 days after the 21st of November; the others are weekdays after it.
  const { text } = await get('schedule?providerId=E22&lang=en');
  expect(text).toContain('<h2>Noor Haddad, DO</h2><p>2 Elm Street, Davis</p>');
  const days = [...text.matchAll(/<legend>([^<]+)</g)].map(([, day]) => day);
  expect(days).toEqual(['Tuesday, December 8', 'Wednesday, December 9', 'Thursday, December 10']);
  // Whom it is about stays when a time is chosen, and in the other language.
  expect(text).toContain('<input type="hidden" name="providerId" value="E22">');
  expect(text).toContain('href="?providerId=E22&amp;lang=es"');
  const done = (await get('schedule?time=0&done=1&providerId=E22&lang=en')).text;
  expect(done).toContain('You chose: <strong>Tuesday, December 8, ');
  expect(done).toContain('<a href="?providerId=E22&amp;lang=en">Choose another time</a>');
  // In Spanish the time has a stop of its own, and the sentence no second one.
  const spanish = (await get('schedule?time=0&done=1&providerId=E22&lang=es')).text;
  expect(spanish).toMatch(/Eligió: <strong>martes, 8 de diciembre, \d+:\d\d\sa\.m\.<\/strong><\/p>/u);
  expect(done).toMatch(/ [AP]M<\/strong>\.<\/p>/u);
});

it.each(['E23', 'E', 'prov-22', 'E22E22', ''])('scheduling is about nobody for “%s”', async (number) => {
  const { status, text } = await get(`schedule?providerId=${number}`);
  expect(status).toBe(200);
  expect(text).not.toMatch(/class="about"|providerId/);
  expect(text).toContain('<legend>Monday, November 23</legend>');
});

it('registration says when and where', async () => {
  const { text } = await get('register/event1?lang=es');
  // It exists in English alone, and says so.
  expect(text).toContain('<div class="about" lang="en">');
  expect(text).toContain('December 2, 2026, 6\u00a0pm');
  expect(text).toContain('Harbor Street Clinic');
  expect((await get('register/event1?done=1')).text).toContain('nobody was signed up');
});

it('no job pays less an hour than California has large employers of health care pay since July 2026', () => {
  for (const { jobs } of Object.values(JOB_AREAS))
    for (const { title, pay } of jobs) {
      expect([title.en, pay[0] >= 25]).toEqual([title.en, true]);
      expect(pay[1]).toBeGreaterThan(pay[0]);
    }
});

it('shows no date that was never set', async () => {
  expect((await get('publication/pub1')).text).not.toMatch(/\b0?1\b, 1\b|January 1/);
});

it.each(['book/none', 'book/event1', 'register/prov1', 'book/', 'trial/%00', 'prices/none.json'])(
  'there is nothing at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('repeats nothing of the address', async () => {
  const { text } = await get('schedule?providerId=<b>E1&time=<i>&lang=xx');
  expect(text).not.toMatch(/E1|<i>|xx/);
  expect(text).toContain('lang="en"><head>');
});

it('[S-092] the price list names each hospital, its page, its file and whom to ask', async () => {
  const { headers, text } = await get('price-transparency.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'location-name: A',
    'source-page-url: https://www.example.org/patients/price-files',
    'mrf-url: https://www.example.org/-/demo/prices/a_standardcharges.json',
    'contact-name: Price questions (fictional)',
    'contact-email: prices@meridianhealth.example',
    '',
  ]);
  expect(JSON.parse((await get('prices/a_standardcharges.json')).text)).toEqual({ version: '3.0.0' });
});

it('open jobs are listed by area, at places of the directory; an area nobody knows is all of them', async () => {
  const jobsIn = (text: string) => [...text.matchAll(/<h3>([^<]+)</g)].map(([, title]) => title);
  const all = jobsIn((await get('careers?lang=es')).text);
  expect(all).toHaveLength(Object.values(JOB_AREAS).flatMap(({ jobs }) => jobs).length);
  const { text } = await get('careers?area=nursing&lang=es');
  expect(jobsIn(text)).toEqual(JOB_AREAS['nursing']!.jobs.map(({ title }) => title.es));
  expect(text.match(/aria-current=/g)).toHaveLength(1);
  expect(text).toContain('href="?area=nursing&amp;lang=en" lang="en"');
  for (const area of ['toString', '<b>']) {
    const other = (await get(`careers?area=${encodeURIComponent(area)}&lang=es`)).text;
    expect(jobsIn(other)).toEqual(all);
    expect(other).not.toContain(area);
  }
  expect((await get('careers?area=nursing&lang=en')).text).toContain('<p>Hill &amp; Dale Hospital</p>');
});

it('every area the careers page names is on the board, under the same words', () => {
  const named = [
    ...JSON.stringify(careers).matchAll(
      /demo\/careers\?area=([a-z-]+)","text":\{"en":"([^"]+)","es":"([^"]+)"/g,
    ),
  ].map(([, area, en, es]) => [area, { en, es }]);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(Object.entries(JOB_AREAS).map(([area, { title }]) => [area, title])),
  );
});
