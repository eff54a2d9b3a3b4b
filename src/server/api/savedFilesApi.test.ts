import { outage } from '#src/adapters/http/testing/stubHttp.ts';
import { FIXTURE_NOW, facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { bareProvider } from '#src/components/entity/provider/testing/providerFixture.ts';
import { parseEnv } from '#src/config/env.ts';
import { facilityData } from '#src/page/seo/facilityStructuredData.ts';
import { compose } from '#src/server/compose.ts';
import { callApi } from '#src/server/testing/callApi.ts';
import { eventDates } from '#src/domain/events/eventDates.ts';
import { eventsApi, holidaysApi, vcardApi } from './savedFilesApi.ts';

const env = parseEnv({});
const { identities } = compose(env);
const entity = jest.fn();
const event = jest.fn();
const services = () => ({ env, identities, log: () => undefined, directory: { entity, event } as never });
const found = (overrides = {}) =>
  entity.mockResolvedValue({ kind: 'found', value: facilityFixture(overrides) });
const askCard = (query: Record<string, string | string[]>) => callApi(vcardApi(services), { query });
const askHolidays = (query: Record<string, string>) =>
  callApi(
    holidaysApi(services, () => FIXTURE_NOW),
    { query },
  );

beforeEach(() => entity.mockReset());

it('GET /api/vcard/facility/{id}.vcf is a file with the name of the place', async () => {
  found();
  const answer = await askCard({ kind: 'facility', file: 'fac12.vcf' });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': 'attachment; filename="harbor-street-urgent-care.vcf"',
    'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=3000',
    'x-robots-tag': 'noindex',
  });
  expect(answer.text).toContain('FN:Harbor Street Urgent Care\r\n');
  expect(answer.text).toContain('TEL;TYPE=WORK,VOICE:+1-415-555-0188\r\n');
  expect(entity).toHaveBeenCalledWith('healthcareFacility', 'fac12', 'en');
});

it('a part of a hospital is saved under the name its structured data gives it, in the language of the page', async () => {
  const part = facilityFixture({
    displayName: 'Emergency Room',
    parentLocation: { id: 'fac1', name: 'Harbor Hospital' },
  });
  entity.mockResolvedValue({ kind: 'found', value: part });
  const english = await askCard({ kind: 'facility', file: 'fac12.vcf' });
  expect(english.text).toContain('FN:Emergency Room at Harbor Hospital\r\n');
  expect(english.headers['content-disposition']).toContain('emergency-room-at-harbor-hospital.vcf');
  const data = facilityData(part, {
    url: 'https://a.example/x',
    origin: 'https://a.example',
    now: FIXTURE_NOW,
  });
  expect(data['name']).toBe('Emergency Room at Harbor Hospital');
  const spanish = await askHolidays({ file: 'fac12.ics', locale: 'es' });
  expect(spanish.text.replace(/\r\n /g, '')).toContain('SUMMARY:Emergency Room en Harbor Hospital ');
});

it('a provider without specialties is a card without a title, with a picture', async () => {
  entity.mockResolvedValue({
    kind: 'found',
    value: bareProvider({ image: { url: '/-/media/ana.jpg', alternateText: 'Ana' } }),
  });
  const { text } = await askCard({ kind: 'provider', file: 'prov1.vcf' });
  expect(text).not.toMatch(/^TITLE|^\r$/m);
  expect(text).toContain(`PHOTO;VALUE=uri:${identities.main.origin}/-/media/ana.jpg\r\n`);
});

it('GET /api/holidays/{id}.ics names the holidays in the language', async () => {
  found();
  const english = await askHolidays({ file: 'fac12.ics' });
  expect(english.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(english.text.replace(/\r\n /g, '')).toContain(
    'SUMMARY:Harbor Street Urgent Care is closed (Thanksgiving)\r\n',
  );
  const spanish = await askHolidays({ file: 'fac12.ics', locale: 'es' });
  expect(spanish.text.replace(/\r\n /g, '')).toContain(
    'SUMMARY:Harbor Street Urgent Care está cerrado (Día de Acción de Gracias)\r\n',
  );
  expect(spanish.text.replace(/\r\n /g, '')).toContain('/es/find-location/facility/harbor-street');
});

it.each([
  [{ kind: 'facility', file: 'fac12.ics' }],
  [{ kind: 'facility', file: '../x.vcf' }],
  [{ kind: 'facility', file: '.vcf' }],
  [{ kind: 'facility', file: ['a.vcf', 'b.vcf'] }],
  [{ kind: 'facility', file: `${'x'.repeat(100)}.vcf` }],
  [{ kind: 'plan', file: 'fac12.vcf' }],
  [{ kind: '__proto__', file: 'fac12.vcf' }],
  [{ file: 'fac12.vcf' }],
])('%j is no file', async (query) => {
  expect((await askCard(query)).status).toBe(404);
  expect(entity).not.toHaveBeenCalled();
});

it('an unknown entity is 404, an outage 503 that nobody keeps', async () => {
  entity.mockResolvedValueOnce({ kind: 'absent' });
  expect((await askCard({ kind: 'facility', file: 'fac12.vcf' })).status).toBe(404);
  entity.mockResolvedValueOnce({ kind: 'failed', error: outage() });
  const answer = await askHolidays({ file: 'fac12.ics' });
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '60',
    'private, no-store',
  ]);
});

it('a name cannot break out of the header or the file', async () => {
  found({ displayName: 'Evil"\r\nSet-Cookie: a=b\r\nEND:VCARD' });
  const answer = await askCard({ kind: 'facility', file: 'fac12.vcf' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.vcf"$/);
  expect(answer.text.match(/^END:VCARD/gm)).toHaveLength(1);
});

describe('GET /api/events/{id}.ics', () => {
  const yoga = {
    id: 'event9',
    name: 'Gentle Yoga',
    path: '/find-event/gentle-yoga-event9',
    dates: eventDates('2026-12-17T08:30', '2026-12-17T09:30'),
    sessions: [],
    isOnline: true,
    places: [],
  };
  const askEvent = (query: Record<string, string>) =>
    callApi(
      eventsApi(services, () => FIXTURE_NOW),
      { query },
    );

  it('is a calendar of it, with its page in the language', async () => {
    event.mockResolvedValueOnce({ kind: 'found', value: yoga });
    const { status, headers, text } = await askEvent({ file: 'event9.ics', locale: 'es' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="gentle-yoga.ics"');
    expect(text).toContain('DTSTART:20261217T163000Z\r\nDTEND:20261217T173000Z\r\n');
    expect(text).toContain('LOCATION:En línea\r\n');
    expect(text.replace(/\r\n /g, '')).toContain(
      `URL:${identities.main.origin}/es/find-event/gentle-yoga-event9\r\n`,
    );
    expect(event).toHaveBeenCalledWith('event9', 'es');
  });

  it('is 404 of what is none, 503 while nobody can say', async () => {
    expect((await askEvent({ file: 'event9.vcf' })).status).toBe(404);
    event.mockResolvedValueOnce({ kind: 'absent' });
    expect((await askEvent({ file: 'event9.ics' })).status).toBe(404);
    event.mockResolvedValueOnce({ kind: 'failed', error: outage() });
    expect((await askEvent({ file: 'event9.ics' })).status).toBe(503);
  });
});
