import { eventFromWire } from './eventFromWire.ts';

const wire = {
  id: 'event1',
  name: 'Gentle Yoga',
  landingPageUrl: '/find-event/gentle-yoga-event1',
  c_startDateTime: '2026-12-17T08:30',
  c_endDateTime: '2026-12-17T09:30',
  c_isPaid: false,
};
const read = (more: object = {}) => {
  const problems: string[] = [];
  const event = eventFromWire({ ...wire, ...more }, 'en', (field) => problems.push(field));
  return { event, problems };
};

it('reads an event of which little is told', () => {
  const { event, problems } = read();
  expect(problems).toEqual([]);
  expect(event).toEqual({
    id: 'event1',
    name: 'Gentle Yoga',
    path: '/find-event/gentle-yoga-event1',
    dates: {
      start: new Date('2026-12-17T16:30:00Z'),
      end: new Date('2026-12-17T17:30:00Z'),
      hasTime: true,
    },
    sessions: [],
    isOnline: false,
    places: [],
    languages: [],
    leaders: [],
    access: [],
    price: 0,
    hasWaitingList: false,
    otherDates: [],
  });
});

it('reads places, people and other dates with their pages', () => {
  const { event } = read({
    c_eventLocations: [
      {
        id: 'fac1',
        name: 'Harbor Clinic',
        slug: 'harbor-clinic',
        meta: { entityType: { id: 'healthcareFacility' } },
        address: { line1: '1 Way', city: 'Davis', region: 'CA', postalCode: '95616' },
      },
      { id: 'loc1', name: 'Town Hall', meta: { entityType: { id: 'location' } } },
    ],
    c_leaders: [
      {
        id: 'prov1',
        name: 'Ana Ruiz, MD',
        slug: 'dr-ana-ruiz',
        meta: { entityType: { id: 'healthcareProfessional' } },
        headshot: { url: '/ana.svg' },
      },
      { id: 'p2', name: 'Bo Li', c_title: 'Trainer', landingPageUrl: 'https://elsewhere.example/bo' },
      { name: 'without an id' },
    ],
    c_otherDates: [
      {
        id: 'event2',
        name: 'Gentle Yoga',
        c_startDateTime: '2026-12-24T08:30',
        c_seatsLeft: 0,
        landingPageUrl: '/e2',
      },
      { id: 'event3', name: 'without a date' },
    ],
  });
  expect(event.places.map(({ name, path }) => [name, path])).toEqual([
    ['Harbor Clinic', '/find-location/facility/harbor-clinic-fac1'],
    ['Town Hall', undefined],
  ]);
  expect(event.leaders).toEqual([
    {
      id: 'prov1',
      isProvider: true,
      name: 'Ana Ruiz, MD',
      path: '/find-provider/dr-ana-ruiz-prov1',
      image: { url: '/ana.svg', alternateText: '' },
    },
    { id: 'p2', name: 'Bo Li', role: 'Trainer' },
  ]);
  expect(event.otherDates).toMatchObject([{ id: 'event2', path: '/e2', seats: { left: 0 } }]);
});

it.each([
  ['places left of some', { c_seatsLeft: 7, c_capacity: 18 }, { left: 7, of: 18 }],
  ['places left of nobody knows how many', { c_seatsLeft: 7 }, { left: 7 }],
  ['more left than there are', { c_seatsLeft: 7, c_capacity: 3 }, { left: 7 }],
  ['how many there are alone', { c_capacity: 18 }, undefined],
  ['fewer than none', { c_seatsLeft: -1 }, undefined],
])('counts nothing nobody told: %s', (_, more, seats) => expect(read(more).event.seats).toEqual(seats));

it.each([
  ['as the event says', { c_maxPeople: 2, c_seatsLeft: 7 }, 2],
  ['as the event says, where nobody counts places', { c_maxPeople: 2 }, 2],
  ['no more than there are places left', { c_maxPeople: 4, c_seatsLeft: 2 }, 2],
  ['one alone is nothing to tell', { c_maxPeople: 2, c_seatsLeft: 1 }, undefined],
  ['for the waiting list as the event says', { c_maxPeople: 2, c_seatsLeft: 0 }, 2],
])('tells how many people one may sign up: %s', (_, more, most) =>
  expect(read(more).event.mostPeople).toBe(most),
);

it.each([
  ['Spanish', ['Spanish']],
  [
    ['English', 'Spanish'],
    ['English', 'Spanish'],
  ],
  [undefined, []],
])('reads the languages of %j', (c_language, languages) =>
  expect(read({ c_language }).event.languages).toEqual(languages),
);

it.each([
  [{ c_isPaid: true, c_price: 12 }, 12],
  [{ c_isPaid: true, c_price: 0 }, undefined],
  [{ c_isPaid: null }, undefined],
])('a price nobody wrote is none: %j', (more, price) => expect(read(more).event.price).toBe(price));

it('needs id, name and a real start', () => {
  for (const missing of [{ id: undefined }, { name: '' }, { c_startDateTime: '0001-01-01T00:00' }])
    expect(() => read(missing)).toThrow('An event needs');
});

it('tells what it cannot read, and leaves it out', () => {
  const { event, problems } = read({
    c_registerUrl: 'javascript:alert(1)',
    c_accessibility: [{}, 'Step-free'],
  });
  expect(event.registerUrl).toBeUndefined();
  expect(event.access).toEqual(['Step-free']);
  expect(problems).toEqual(['c_accessibility.0', 'c_registerUrl']);
});
