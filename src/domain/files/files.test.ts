import fc from 'fast-check';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { WEEKDAYS } from '#src/domain/hours/Hours.ts';
import { dateOfDay } from '#src/domain/hours/zone.ts';
import { readDay } from '#src/domain/hours/readHours.ts';
import { CLOSED, open } from '#src/domain/hours/testing/writtenHours.ts';
import { contentLines, foldLine, textValue } from './contentLines.ts';
import { changedHolidaysAhead, holidayCalendar, holidaysAhead } from './holidayCalendar.ts';
import { vcard } from './vcard.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;
/** The lines of a file by name, parameters and value; fails where RFC 2426 and RFC 5545 allow no such line. */
function linesOf(file: string): { name: string; parameters: string; value: string }[] {
  const pieces = file.split('\r\n');
  expect(pieces.pop()).toBe('');
  for (const piece of pieces) {
    expect(piece).not.toMatch(/[\r\n\u0000-\u0008\u000b-\u001f\u007f]/);
    expect(bytes(piece)).toBeLessThanOrEqual(75);
  }
  return pieces
    .join('\r\n')
    .replace(/\r\n /g, '')
    .split('\r\n')
    .map((line) => {
      const match = /^((?:[A-Za-z0-9-]+\.)?[A-Z0-9-]+|item\d+\.X-ABLabel)((?:;[A-Z]+=[^:;"]+)*):(.*)$/s.exec(
        line,
      );
      if (!match) throw new Error(`no content line: ${line}`);
      const [, name = '', parameters = '', value = ''] = match;
      return { name, parameters, value };
    });
}
/** Values between semicolons that are not escaped. */
const componentsOf = (value: string) => value.split(/(?<!\\)(?:\\\\)*;/);
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

  it('every line ends in CR LF; absent and empty ones are left out', () => {
    expect(contentLines(['A', undefined, '', 'B'])).toBe('A\r\nB\r\n');
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
        photoUrl: 'https://www.example.org/-/media/a,b.jpg',
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
      'PHOTO;VALUE=uri:https://www.example.org/-/media/a,b.jpg',
      'GEO:37.8;-122.4',
      'URL:https://www.example.org/find-location/facility/x-fac12',
      'UID:fac12@www.example.org',
      'REV:2026-11-01T10:00:00Z',
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

/** Names as people write them, and as an attacker would. */
const hostile = fc.oneof(
  fc.constantFrom(
    'Seán Ó’Súilleabháin-Peña, MD; FACP',
    'מרפאת הנמל',
    'عيادة الميناء',
    'x\r\nEND:VCARD\r\nBEGIN:VCARD',
    'back\\slash;;,,\\n',
    '👩🏽‍⚕️'.repeat(30),
    'Nonstop'.repeat(40),
    '\ud800 alone',
  ),
  fc.string({ unit: 'binary', maxLength: 120, minLength: 1 }),
);

it('whatever its texts are, a vCard is one card of well-formed lines that say them', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, fc.boolean(), (name, other, line1, isPlace) => {
      const lines = linesOf(
        vcard({
          kind: isPlace ? 'place' : 'person',
          id: 'p1',
          name: `n${name}`,
          lastName: other,
          organisation: other,
          title: other,
          places: [{ label: other, address: { ...address, line1 }, phone: '+14155550188', fax: other }],
          url: 'https://www.example.org/p',
        }),
      );
      const valueOf = (wanted: string) => lines.find((line) => line.name === wanted)?.value ?? '';
      const kept = (text: string) =>
        text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
      expect(lines.filter((line) => line.name === 'BEGIN' || line.name === 'END')).toHaveLength(2);
      expect(read(valueOf('FN'))).toBe(`n${kept(name)}`);
      expect(componentsOf(valueOf('N'))).toHaveLength(5);
      expect(componentsOf(valueOf('item1.ADR'))).toHaveLength(7);
      expect(componentsOf(valueOf('ORG'))).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
});

it('a person without a title has none, and no line of it', () => {
  const card = vcard({
    kind: 'person',
    id: 'p',
    name: 'A',
    organisation: 'M',
    title: '',
    places: [],
    url: 'https://www.example.org/p',
  });
  expect(linesOf(card).map((line) => line.name)).toEqual([
    'BEGIN',
    'VERSION',
    'N',
    'FN',
    'ORG',
    'URL',
    'UID',
    'END',
  ]);
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
    unknown: (date: string) => `unknown ${date}`,
  };
  const week = { thursday: open('08:00-17:00') };
  const now = new Date('2026-11-26T02:00:00-08:00');
  const events = (hours: Hours) =>
    unfolded(holidayCalendar(place, hours, now, words)).filter((line) =>
      /^(DTSTART|DTEND|SUMMARY)/.test(line),
    );
  const holiday = (date: string, intervals: { start: string; end: string }[], isRegular = false) => ({
    date,
    ...(isRegular ? ({ kind: 'regular' } as const) : readDay({ openIntervals: intervals })),
  });

  it('a closed day is a whole day', () => {
    expect(events({ week, holidays: [holiday('2026-12-31', [])] })).toEqual([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:closed 2026-12-31',
    ]);
  });

  it.each([
    ['open spans as instants', { start: '08:00', end: '12:30' }, '20261224T160000Z', '20261224T203000Z'],
    [
      'a night runs into the next day',
      { start: '18:00', end: '02:00' },
      '20261225T020000Z',
      '20261225T100000Z',
    ],
    ['an end of 23:59 is midnight', { start: '00:00', end: '23:59' }, '20261224T080000Z', '20261225T080000Z'],
  ])('%s', (_, interval, start, end) => {
    expect(events({ week, holidays: [holiday('2026-12-24', [interval])] })).toEqual([
      `DTSTART:${start}`,
      `DTEND:${end}`,
      'SUMMARY:open 2026-12-24',
    ]);
  });

  it('a holiday with regular hours has those of its weekday', () => {
    expect(events({ week, holidays: [holiday('2026-11-26', [], true)] })).toEqual([
      'DTSTART:20261126T160000Z',
      'DTEND:20261127T010000Z',
      'SUMMARY:open 2026-11-26',
    ]);
  });

  it('a day of which nothing is known is a whole day that says so', () => {
    const holidays = [{ date: '2026-12-24', kind: 'unknown' as const }];
    expect(events({ week, holidays })).toContain('SUMMARY:unknown 2026-12-24');
    expect(events({ week, holidays, timeZone: null })).toContain('SUMMARY:unknown 2026-12-24');
  });

  it('a place in another zone is told in its own time', () => {
    const holidays = [holiday('2026-12-24', [{ start: '08:00', end: '12:00' }])];
    expect(events({ week, holidays, timeZone: 'America/New_York' })).toContain('DTSTART:20261224T130000Z');
  });

  it('is shut before it reopens, whatever the holiday says', () => {
    const hours = {
      week,
      reopenDate: '2027-01-05',
      holidays: [holiday('2026-12-24', [{ start: '08:00', end: '12:00' }])],
    };
    expect(events(hours)).toContain('SUMMARY:closed 2026-12-24');
  });

  it('is shut while every weekday is closed, whatever the holiday says', () => {
    const shut = Object.fromEntries(WEEKDAYS.map((day) => [day, CLOSED]));
    const holidays = [holiday('2026-12-24', [{ start: '08:00', end: '12:00' }])];
    expect(events({ week: shut, holidays })).toContain('SUMMARY:closed 2026-12-24');
  });

  it('leaves out the past and what is no date, names each day once', () => {
    const holidays = ['2026-11-25', '2026-12-25', '2026-12-25', '2026-02-30', 'x', '2026-11-26'].map((date) =>
      holiday(date, []),
    );
    expect(holidaysAhead({ week, holidays }, now)).toHaveLength(2);
    expect(holidaysAhead(undefined, now)).toEqual([]);
  });

  it('[R-009] names as changed what differs from the weekday, or is closed', () => {
    const dates = (holidays: Hours['holidays']) =>
      changedHolidaysAhead({ week, holidays }, now).map(dateOfDay);
    expect(
      dates([
        holiday('2026-11-26', [], true),
        holiday('2026-12-03', [{ start: '08:00', end: '17:00' }]),
        holiday('2026-12-10', [{ start: '08:00', end: '12:00' }]),
        holiday('2026-12-17', []),
        { date: '2026-12-24', kind: 'unknown' },
        holiday('2026-12-25', [], true),
      ]),
    ).toEqual(['2026-12-10', '2026-12-17', '2026-12-24', '2026-12-25']);
    expect(changedHolidaysAhead(undefined, now)).toEqual([]);
  });

  it('whatever its texts are, it is of well-formed lines, and an entry keeps its UID', () => {
    const hours = { week, holidays: [holiday('2026-12-24', []), holiday('2026-12-25', [])] };
    const uids = (file: string) => linesOf(file).flatMap((line) => (line.name === 'UID' ? [line.value] : []));
    const first = uids(holidayCalendar(place, hours, now, words));
    expect(first).toEqual(['fac12-2026-12-24-0@www.example.org', 'fac12-2026-12-25-0@www.example.org']);
    fc.assert(
      fc.property(
        hostile,
        fc.date({ min: now, max: new Date('2026-12-24T00:00:00Z'), noInvalidDate: true }),
        (text, later) => {
          const said = { title: text, closed: () => text, open: () => text, unknown: () => text };
          const lines = linesOf(holidayCalendar({ ...place, name: text, address: text }, hours, later, said));
          expect(lines.filter(({ name }) => name === 'BEGIN')).toHaveLength(3);
          expect(lines.flatMap(({ name, value }) => (name === 'UID' ? [value] : []))).toEqual(first);
          for (const { name, value } of lines)
            if (name === 'DTSTAMP') expect(value).toMatch(/^\d{8}T\d{6}Z$/);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is whole: blocks close in order, every time is an instant', () => {
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
    expect(lines.filter((line) => /^DT(START|END|STAMP)/.test(line) && !line.endsWith('Z'))).toEqual([]);
    expect(lines).toContain('LOCATION:A\\; B');
    expect(lines.filter((line) => line.startsWith('DTSTAMP'))).toEqual(
      Array(2).fill('DTSTAMP:20261126T100000Z'),
    );
    expect(new Set(lines.filter((line) => line.startsWith('UID'))).size).toBe(2);
  });
});
