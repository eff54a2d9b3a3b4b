import fc from 'fast-check';
import {
  type BookableProvider,
  bookingOffer,
  type BookingContext,
  type BookingOffer,
  nearestOffice,
  type ScheduleEntry,
} from './bookingOffer.ts';

const context: BookingContext = {
  portalUrl: 'https://portal.example/sign-in',
  sansumPortalUrl: 'https://portal.example/sansum',
  sansumAffiliate: 'santa barbara',
  schedulingUrl: '/schedule',
  referralPhone: '888-834-1788',
};
const visible = { hidesBooking: false, hidesReferral: false };
const hidden = { hidesBooking: true, hidesReferral: false };
const noReferral = { hidesBooking: false, hidesReferral: true };
const office = { phone: '415-555-0142' };
const slot = (number: number, more: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  departmentId: `d${number}`,
  visitTypeId: `v${number}`,
  daysToFirstSlot: number,
  ...more,
});
const referral = [{ name: 'Bay Medical Group', showsReferral: true }];

/** Takes new patients, one visible specialty, nothing else: falls through to rule 8. */
const bare: BookableProvider = {
  acceptingNewPatients: true,
  specialties: [visible],
  affiliates: [],
  offices: [],
  openScheduling: false,
  schedules: [],
};
const open: BookableProvider = {
  ...bare,
  openScheduling: true,
  schedulingId: 'E1',
  schedules: [slot(3)],
  offices: [office],
};
const kindOf = (provider: BookableProvider, more: Partial<BookingContext> = {}) =>
  bookingOffer(provider, { ...context, ...more }).kind;

describe('the booking ladder, rule by rule', () => {
  it.each<[string, BookableProvider, Partial<BookingContext>, BookingOffer]>([
    [
      '[R-041] not accepting, with a visible specialty: sign in',
      { ...bare, acceptingNewPatients: false },
      {},
      { kind: 'sign-in', href: 'https://portal.example/sign-in' },
    ],
    [
      '[R-042] an affiliate of Santa Barbara: the Sansum portal',
      {
        ...bare,
        acceptingNewPatients: false,
        affiliates: [
          { name: 'Bay', showsReferral: false },
          { name: 'SANTA BARBARA Medical Group', showsReferral: false },
        ],
      },
      {},
      { kind: 'sign-in', href: 'https://portal.example/sansum' },
    ],
    [
      '[R-042] the name looked for is configuration',
      {
        ...bare,
        acceptingNewPatients: false,
        affiliates: [{ name: 'Bay Medical Group', showsReferral: false }],
      },
      { sansumAffiliate: 'bay med' },
      { kind: 'sign-in', href: 'https://portal.example/sansum' },
    ],
    [
      '[R-043] not accepting, every specialty hidden: nothing',
      { ...open, acceptingNewPatients: false, specialties: [hidden] },
      {},
      { kind: 'none' },
    ],
    [
      '[R-043] not accepting, no specialty: nothing',
      { ...open, acceptingNewPatients: false, specialties: [] },
      {},
      { kind: 'none' },
    ],
    [
      '[R-044, R-044a, R-044b] a booking address',
      { ...bare, bookingUrl: ' https://book.example/1 ' },
      {},
      { kind: 'link', href: 'https://book.example/1' },
    ],
    [
      '[R-044c] with its own label',
      { ...bare, bookingUrl: '/book', bookingLabel: ' Book online ' },
      {},
      { kind: 'link', href: '/book', label: 'Book online' },
    ],
    [
      '[R-044b] no specialties hide nothing',
      { ...bare, specialties: [], bookingUrl: '/book' },
      {},
      { kind: 'link', href: '/book' },
    ],
    [
      '[R-044b] one specialty that hides it is enough',
      { ...bare, specialties: [visible, hidden], bookingUrl: '/book' },
      {},
      { kind: 'none' },
    ],
    [
      '[R-044a] what is no link is no booking address',
      { ...bare, bookingUrl: 'javascript:alert(1)' },
      {},
      { kind: 'none' },
    ],
    [
      '[R-045, R-045a, R-045b, R-045c, R-045d, R-024, R-025, R-026] the open-scheduling widget',
      open,
      {},
      {
        kind: 'open-scheduling',
        providerId: 'E1',
        departmentId: 'd3',
        visitTypeId: 'v3',
        daysToFirstSlot: 3,
        phone: office.phone,
        pageHref: '/schedule?providerId=E1',
      },
    ],
    [
      '[R-045c] today is a value, and entries that lack one do not count',
      {
        ...open,
        schedules: [slot(0), slot(1, { daysToFirstSlot: undefined }), slot(2, { visitTypeId: '' })],
      },
      {},
      {
        kind: 'open-scheduling',
        providerId: 'E1',
        departmentId: 'd0',
        visitTypeId: 'v0',
        daysToFirstSlot: 0,
        phone: office.phone,
        pageHref: '/schedule?providerId=E1',
      },
    ],
    [
      '[R-046, R-046a, R-046b, R-046c, R-046d, R-047] the referral team',
      { ...bare, affiliates: referral },
      {},
      { kind: 'referral', phone: '888-834-1788' },
    ],
    [
      '[R-046b] a missing flag counts as accepting',
      { ...bare, acceptingNewPatients: undefined, affiliates: referral },
      {},
      { kind: 'referral', phone: '888-834-1788' },
    ],
    [
      '[R-049, R-049a, R-049b, R-049c, R-049d] the scheduling page, with the provider id and the earliest day',
      { ...open, schedules: [slot(7), slot(4)] },
      { schedulingUrl: '/schedule?from=site#top' },
      { kind: 'scheduling-page', href: '/schedule?from=site&providerId=E1#top', daysToFirstSlot: 4 },
    ],
    [
      '[R-049d] departments alike, visit types distinct',
      {
        ...open,
        schedulingId: 'E 1&x',
        schedules: [slot(1, { departmentId: 'd' }), slot(2, { departmentId: 'd' })],
      },
      {},
      { kind: 'scheduling-page', href: '/schedule?providerId=E%201%26x', daysToFirstSlot: 1 },
    ],
    [
      '[R-049d] both alike, but several offices',
      {
        ...open,
        schedules: [
          { departmentId: 'd', visitTypeId: 'v' },
          { departmentId: 'd', visitTypeId: 'v' },
        ],
        offices: [office, office],
      },
      {},
      { kind: 'scheduling-page', href: '/schedule?providerId=E1' },
    ],
    [
      '[R-050, R-050a, R-050b] a call to the office',
      { ...bare, offices: [office] },
      {},
      { kind: 'call', phone: office.phone },
    ],
    ['[R-051] otherwise nothing', bare, {}, { kind: 'none' }],
  ])('%s', (_, provider, more, expected) => {
    expect(bookingOffer(provider, { ...context, ...more })).toEqual(expected);
  });

  const both = { departmentId: 'd', visitTypeId: 'v' };
  it.each<[string, BookableProvider, BookingOffer['kind'], Partial<BookingContext>?]>([
    ['[R-024, R-045a] the widget needs open scheduling', { ...open, openScheduling: false }, 'call'],
    ['[R-025, R-045b] the widget needs an id', { ...open, schedulingId: undefined }, 'scheduling-page'],
    ['[R-026, R-045c] … one qualifying entry', { ...open, schedules: [] }, 'call'],
    ['[R-026, R-045c] … not two', { ...open, schedules: [slot(1), slot(2)] }, 'scheduling-page'],
    [
      '[R-026, R-045c] … with a department',
      { ...open, schedules: [slot(1, { departmentId: undefined })] },
      'scheduling-page',
    ],
    [
      '[R-026, R-045c] … with a visit type',
      { ...open, schedules: [slot(1, { visitTypeId: undefined })] },
      'scheduling-page',
    ],
    [
      '[R-026, R-045c] … with a first slot',
      { ...open, schedules: [slot(1, { daysToFirstSlot: undefined })] },
      'scheduling-page',
    ],
    ['[R-045d] … one office, not two', { ...open, offices: [office, office] }, 'scheduling-page'],
    ['[R-045d] … and not none', { ...open, offices: [] }, 'scheduling-page'],
    [
      '[R-046a] no referral with open scheduling',
      { ...open, schedules: [], affiliates: referral, offices: [] },
      'none',
    ],
    [
      '[R-046c] no referral unless the affiliate shows it',
      { ...bare, affiliates: [{ name: 'Bay', showsReferral: false }] },
      'none',
    ],
    [
      '[R-046d] one specialty hides the referral',
      { ...bare, affiliates: referral, specialties: [visible, noReferral] },
      'none',
    ],
    [
      '[R-049a] no scheduling page without its address',
      { ...open, offices: [office, office] },
      'call',
      { schedulingUrl: undefined },
    ],
    [
      '[R-049b] … without open scheduling',
      { ...open, openScheduling: false, offices: [office, office] },
      'call',
    ],
    ['[R-049c] … without schedules', { ...open, schedules: [], offices: [office, office] }, 'call'],
    [
      '[R-049d] … with departments and visit types alike at one office',
      { ...open, schedules: [both, both] },
      'call',
    ],
    [
      '[R-050a] no call without a visible specialty',
      { ...bare, specialties: [hidden], offices: [office] },
      'none',
    ],
    ['[R-050b] no call without a phone', { ...bare, offices: [{}] }, 'none'],
    ['[R-050b] no call to what is no number', { ...bare, offices: [{ phone: 'ask' }] }, 'none'],
  ])('%s', (_, ...[provider, expected, more]) => {
    expect(kindOf(provider, more)).toBe(expected);
  });

  it('[R-050b] the nearest office is asked: by the service’s distance, by position, else the first', () => {
    const near = { phone: '415-555-0101', coordinate: { latitude: 38, longitude: -121 } };
    const far = { phone: '415-555-0102', coordinate: { latitude: 39, longitude: -121 } };
    const call = (offices: BookableProvider['offices'], position?: BookingContext['position']) =>
      bookingOffer({ ...bare, offices }, { ...context, ...(position && { position }) });
    expect(call([far, near])).toEqual({ kind: 'call', phone: far.phone });
    expect(call([far, near], { latitude: 38, longitude: -121 })).toEqual({ kind: 'call', phone: near.phone });
    expect(call([far, { ...near, distance: { metres: 900 } }])).toEqual({ kind: 'call', phone: near.phone });
    expect(nearestOffice([])).toBeUndefined();
  });

  it('[R-050b] one in a town that was asked for comes before a nearer one elsewhere', () => {
    const near = { phone: '415-555-0101', distance: { metres: 900 } };
    const there = { phone: '415-555-0102', distance: { metres: 9000 }, isAskedFor: true as const };
    const alsoThere = { ...there, phone: '415-555-0103', distance: { metres: 8000 } };
    expect(nearestOffice([near, there])).toBe(there);
    expect(nearestOffice([near, there, alsoThere])).toBe(alsoThere);
  });
});

/** Every value each condition can take; their cross product is every provider the ladder can tell apart. */
const dimensions = {
  accepting: [true, false, undefined],
  specialties: [[], [visible], [hidden], [noReferral], [visible, hidden], [visible, noReferral]],
  bookingUrl: [undefined, 'https://book.example/', 'javascript:alert(1)'],
  openScheduling: [true, false],
  schedulingId: [undefined, 'E1'],
  schedules: [
    [],
    [slot(0)],
    [slot(1), slot(2)],
    [slot(1), slot(1)],
    [slot(1), { departmentId: 'd1', visitTypeId: 'v1' }],
    [{}, {}],
    [slot(1, { departmentId: 'd' }), slot(2, { departmentId: 'd', daysToFirstSlot: undefined })],
  ] as ScheduleEntry[][],
  offices: [[], [office], [{}], [{}, office], [office, office]],
  affiliates: [[], referral, [{ name: 'Santa Barbara Group', showsReferral: false }]],
  schedulingUrl: [undefined, '/schedule'],
} as const;
type Case = { [Name in keyof typeof dimensions]: (typeof dimensions)[Name][number] };

/** The ladder said another way: all rules that hold, each judged by itself from the words of the specification. */
function rulesThatHold(one: Case): number[] {
  const seen = { url: one.bookingUrl?.startsWith('https:') === true };
  const shown = one.specialties.filter((entry) => entry.hidesBooking === false).length;
  const refused = one.accepting === false;
  const full = one.schedules.filter(
    (entry) => entry.departmentId && entry.visitTypeId && typeof entry.daysToFirstSlot === 'number',
  );
  const departments = one.schedules.map((entry) => String(entry.departmentId)).sort();
  const types = one.schedules.map((entry) => String(entry.visitTypeId)).sort();
  const repeats = (sorted: string[]) => sorted.some((value, at) => at > 0 && value === sorted[at - 1]);
  const rules: Record<number, boolean> = {
    1: refused && shown > 0,
    2: refused,
    3: seen.url && one.specialties.every((entry) => !entry.hidesBooking),
    4: one.openScheduling && one.schedulingId !== undefined && full.length === 1 && one.offices.length === 1,
    5:
      !one.openScheduling &&
      !refused &&
      one.affiliates.filter((entry) => entry.showsReferral).length > 0 &&
      one.specialties.every((entry) => !entry.hidesReferral),
    6:
      one.schedulingUrl !== undefined &&
      one.openScheduling &&
      one.schedules.length !== 0 &&
      (!repeats(departments) || !repeats(types) || one.offices.length >= 2),
    7: shown > 0 && one.offices.length > 0 && 'phone' in one.offices[0]!,
    8: true,
  };
  return Object.keys(rules)
    .map(Number)
    .filter((rule) => rules[rule]);
}
const KIND_OF_RULE: Record<number, BookingOffer['kind']> = {
  1: 'sign-in',
  2: 'none',
  3: 'link',
  4: 'open-scheduling',
  5: 'referral',
  6: 'scheduling-page',
  7: 'call',
  8: 'none',
};
const providerOf = (one: Case): [BookableProvider, BookingContext] => [
  {
    acceptingNewPatients: one.accepting,
    specialties: one.specialties,
    affiliates: one.affiliates,
    offices: one.offices,
    openScheduling: one.openScheduling,
    schedules: one.schedules,
    ...(one.bookingUrl && { bookingUrl: one.bookingUrl }),
    ...(one.schedulingId && { schedulingId: one.schedulingId }),
  },
  { ...context, schedulingUrl: one.schedulingUrl },
];

function* crossProduct(): Generator<Case> {
  const names = Object.keys(dimensions) as (keyof Case)[];
  const total = names.reduce((product, name) => product * dimensions[name].length, 1);
  for (let number = 0; number < total; number += 1) {
    let rest = number;
    const one: Record<string, unknown> = {};
    for (const name of names) {
      const values = dimensions[name];
      one[name] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    }
    yield one as unknown as Case;
  }
}

describe('[R-040] the first rule that applies wins', () => {
  it('for every combination of the conditions, and for every pair of rules that can hold together', () => {
    const competed = new Set<string>();
    const wrong: unknown[] = [];
    let count = 0;
    for (const one of crossProduct()) {
      const rules = rulesThatHold(one);
      const [first = 8] = rules;
      count += 1;
      for (const later of rules.slice(1)) competed.add(`${first}<${later}`);
      if (kindOf(...providerOf(one)) !== KIND_OF_RULE[first]) wrong.push(one);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(count).toBe(3 * 6 * 3 * 2 * 2 * 7 * 5 * 3 * 2);
    const pairs = ['1<2', '1<3', '1<4', '1<6', '1<7', '1<8', '2<3', '2<4', '2<6', '2<8', '3<4', '3<5'];
    const others = ['3<6', '3<7', '3<8', '4<6', '4<7', '4<8', '5<7', '5<8', '6<7', '6<8', '7<8'];
    expect([...competed].sort()).toEqual([...pairs, ...others].sort());
  });

  it('for providers nobody thought of', () => {
    const entry = fc.record(
      {
        departmentId: fc.constantFrom('', 'a', 'b'),
        visitTypeId: fc.constantFrom('', 'a', 'b'),
        daysToFirstSlot: fc.nat(30),
      },
      { requiredKeys: [] },
    );
    const specialty = fc.record({ hidesBooking: fc.boolean(), hidesReferral: fc.boolean() });
    fc.assert(
      fc.property(
        fc.record({
          accepting: fc.constantFrom(true, false, undefined),
          specialties: fc.array(specialty, { maxLength: 4 }),
          bookingUrl: fc.constantFrom(...dimensions.bookingUrl),
          openScheduling: fc.boolean(),
          schedulingId: fc.constantFrom(undefined, 'E1'),
          schedules: fc.array(entry, { maxLength: 5 }),
          offices: fc.array(fc.constantFrom(office, {}), { maxLength: 4 }),
          affiliates: fc.array(fc.record({ name: fc.string(), showsReferral: fc.boolean() }), {
            maxLength: 3,
          }),
          schedulingUrl: fc.constantFrom(undefined, '/schedule'),
        }),
        (one) => {
          const drawn = one as unknown as Case;
          expect(kindOf(...providerOf(drawn))).toBe(KIND_OF_RULE[rulesThatHold(drawn)[0]!]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
