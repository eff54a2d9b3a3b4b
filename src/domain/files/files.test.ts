import fc from 'fast-check';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { contentLines, foldLine, textValue } from './contentLines.ts';
import { holidayCalendar, holidaysAhead } from './holidayCalendar.ts';
import { vcard } from './vcard.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const read = (value: string) => value.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

describe('content lines', () => {
  it.each([
    ['marks of the grammar', 'Bay, Harbor; \\ x', 'Bay\\, Harbor\\; \\\\ x'],
    ['line ends of every kind', 'a\r\nb\rc\nd', 'a\\nb\\nc\\nd'],
    ['control characters', 'a\u0000\u0007b\u007f', 'ab'],
    ['what could begin a line of its own', 'x\r\nEND:VCARD', 'x\\nEND:VCARD'],
  ])('%s', (_, text, value) => expect(textValue(text)).toBe(value));

  it('folds at 75 octets, never inside a character, and is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = `NOTE:${textValue(text)}`;
        const folded = foldLine(line);
        for (const piece of folded.split('\r\n')) expect(bytes(piece)).toBeLessThanOrEqual(75);
        expect(folded.replace(/\r\n /g, '')).toBe(line);

        const kept = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(read(textValue(text))).toBe(kept);
      }),
      { numRuns: 300 },
    );
  });

  it('every line ends in CR LF; absent ones are left out', () => {
    expect(contentLines(['A', undefined, 'B'])).toBe('A\r\nB\r\n');
  });
});

const address = {
  line1: '214 Harbor Street',
  line2: 'Suite 3',
  city: 'Alder Bay',
  region: 'CA',
  postalCode: '94900',
  countryCode: 'US',
};

describe('vcard', () => {
  it('tells a place as a company', () => {
    const lines = unfolded(
      vcard({
        kind: 'place',
        id: 'fac12',
        name: 'Harbor Street, Urgent Care',
        organisation: 'Meridian Health',
        places: [{ address, phone: '+14155550188', fax: 'none' }],
        coordinate: { latitude: 37.8, longitude: -122.4 },
        url: 'https://www.example.org/find-location/facility/x-fac12',
        updatedAt: '2026-11-01T10:00:00Z',
      }),
    );
    expect(lines).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;;;;',
      'FN:Harbor Street\\, Urgent Care',
      'ORG:Harbor Street\\, Urgent Care',
      'X-ABSHOWAS:COMPANY',
      'item1.ADR;TYPE=WORK:;Suite 3;214 Harbor Street;Alder Bay;CA;94900;US',
      'item1.TEL;TYPE=WORK,VOICE:+1-415-555-0188',
      'GEO:37.8;-122.4',
      'URL:https://www.example.org/find-location/facility/x-fac12',
      'UID:fac12@www.example.org',
      'REV:2026-11-01T10:00:00.000Z',
      'END:VCARD',
      '',
    ]);
  });

  it('tells a person with every office by its name', () => {
    const lines = unfolded(
      vcard({
        kind: 'person',
        id: 'p1',
        name: 'Zoë Peña, MD',
        firstName: 'Zoë',
        lastName: 'Peña',
        organisation: 'Meridian Health',
        title: 'Cardiology',
        places: [
          { label: 'Harbor Office', address, phone: '4155550188123' },
          { label: 'Empty' },
          { label: 'Hill Office', phone: '4155550189' },
        ],
        url: 'https://www.example.org/p',
        updatedAt: 'yesterday',
      }),
    );
    expect(lines).toContain('N:Peña;Zoë;;;');
    expect(lines).toContain('ORG:Meridian Health');
    expect(lines).toContain('item1.TEL;TYPE=WORK,VOICE:+1-415-555-0188 x123');
    expect(lines).toContain('item1.X-ABLabel:Harbor Office');
    expect(lines).toContain('item3.X-ABLabel:Hill Office');
    expect(lines.filter((line) => line.startsWith('item2') || line.startsWith('REV'))).toEqual([]);
  });
});

it.each([
  [{}, 'N:;Zoë Peña\\, MD;;;'],
  [{ lastName: 'Peña' }, 'N:Peña;;;;'],
  [{ firstName: 'Zoë', lastName: 'Peña' }, 'N:Peña;Zoë;;;'],
])('a person of whom %j is known', (names, line) => {
  const person = { kind: 'person', id: 'p', name: 'Zoë Peña, MD', organisation: 'M', places: [] } as const;
  expect(unfolded(vcard({ ...person, ...names, url: 'https://www.example.org/p' }))).toContain(line);
});

describe('holiday calendar', () => {
  const place = { id: 'fac12', name: 'Harbor', url: 'https://www.example.org/x' };
  const words = {
    title: 'Harbor',
    closed: (date: string) => `closed ${date}`,
    open: (date: string) => `open ${date}`,
  };
  const week = { thursday: { isClosed: false, intervals: [{ start: '08:00', end: '17:00' }] } };
  const now = new Date('2026-11-26T02:00:00-08:00');
  const events = (hours: Hours) =>
    unfolded(holidayCalendar(place, hours, now, words)).filter((line) =>
      /^(DTSTART;|DTEND;|SUMMARY)/.test(line),
    );
  const holiday = (date: string, intervals: { start: string; end: string }[], more = {}) => ({
    date,
    isClosed: intervals.length === 0,
    intervals,
    ...more,
  });

  it('a closed day is a whole day', () => {
    expect(events({ week, holidays: [holiday('2026-12-31', [])] })).toEqual([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:closed 2026-12-31',
    ]);
  });

  it.each([
    ['open spans on the wall clock', { start: '08:00', end: '12:30' }, '20261224T080000', '20261224T123000'],
    [
      'a night runs into the next day',
      { start: '18:00', end: '02:00' },
      '20261224T180000',
      '20261225T020000',
    ],
    ['an end of 23:59 is midnight', { start: '00:00', end: '23:59' }, '20261224T000000', '20261225T000000'],
  ])('%s', (_, interval, start, end) => {
    expect(events({ week, holidays: [holiday('2026-12-24', [interval])] })).toEqual([
      `DTSTART;TZID=America/Los_Angeles:${start}`,
      `DTEND;TZID=America/Los_Angeles:${end}`,
      'SUMMARY:open 2026-12-24',
    ]);
  });

  it('a holiday with regular hours has those of its weekday', () => {
    expect(
      events({ week, holidays: [holiday('2026-11-26', [], { isRegularHours: true, isClosed: false })] }),
    ).toEqual([
      'DTSTART;TZID=America/Los_Angeles:20261126T080000',
      'DTEND;TZID=America/Los_Angeles:20261126T170000',
      'SUMMARY:open 2026-11-26',
    ]);
  });

  it('is shut before it reopens, whatever the holiday says', () => {
    const hours = {
      week,
      reopenDate: '2027-01-05',
      holidays: [holiday('2026-12-24', [{ start: '08:00', end: '12:00' }])],
    };
    expect(events(hours)).toContain('SUMMARY:closed 2026-12-24');
  });

  it('leaves out the past and what is no date, names each day once', () => {
    const holidays = ['2026-11-25', '2026-12-25', '2026-12-25', '2026-02-30', 'x', '2026-11-26'].map((date) =>
      holiday(date, []),
    );
    expect(holidaysAhead({ week, holidays }, now)).toHaveLength(2);
    expect(holidaysAhead(undefined, now)).toEqual([]);
  });

  it('is whole: blocks close in order, times name the zone it defines', () => {
    const lines = unfolded(
      holidayCalendar(
        { ...place, address: 'A; B' },
        {
          week,
          holidays: [
            holiday('2026-12-24', [
              { start: '08:00', end: '12:00' },
              { start: '13:00', end: '15:00' },
            ]),
          ],
        },
        now,
        words,
      ),
    );
    const open: string[] = [];
    for (const line of lines) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6));
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
    }
    expect(open).toEqual([]);
    expect(lines).toContain('TZID:America/Los_Angeles');
    expect(lines).toContain('LOCATION:A\\; B');
    expect(lines.filter((line) => line.startsWith('DTSTAMP'))).toEqual(
      Array(2).fill('DTSTAMP:20261126T100000Z'),
    );
    expect(new Set(lines.filter((line) => line.startsWith('UID'))).size).toBe(2);
  });
});
