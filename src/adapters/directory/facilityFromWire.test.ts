import { facilityFromWire } from './facilityFromWire.ts';

const least = { id: 'fac-1', uid: 7, name: 'Harbor Street' };
const read = (extra: Record<string, unknown>) => {
  const problems: string[] = [];
  const facility = facilityFromWire({ ...least, ...extra }, 'en', (field) => problems.push(field));
  return { facility, problems };
};

const hours = {
  monday: { isClosed: false, openIntervals: [{ start: '08:00', end: '20:00' }] },
  sunday: { isClosed: true },
  holidayHours: [{ date: '2026-12-25', isClosed: true }],
  reopenDate: '2026-02-01',
};

/** A document with every field that is read. */
const FULL = {
  slug: 'harbor-street',
  c_displayName: 'Harbor Street Care',
  c_otherName: 'The Harbor',
  c_parentLocation: [{ id: 'fac-2', name: 'Bay Hospital', slug: 'bay' }],
  c_locationType: ['Urgent Care'],
  address: {
    line1: '1 Harbor St',
    city: 'San Francisco',
    region: 'CA',
    postalCode: '94111',
    countryCode: 'US',
    extraDescription: 'Pier 1',
  },
  yextDisplayCoordinate: { latitude: 37.79, longitude: -122.39 },
  mainPhone: '+14155550142',
  alternatePhone: '+14155550143',
  c_otherNumberLabel: 'Lab',
  fax: '+14155550144',
  hours,
  additionalHoursText: 'Labs close at 4 pm',
  c_visiting: { hours, body: 'Ask the nurse first', linkText: 'Visiting', linkURL: '/visitors' },
  c_parking: { headline: 'Garage A, free', body: '<p>Two levels</p>' },
  c_appointmentBookingUrl: 'https://book.example.org/1',
  c_appointmentBookingLabel: 'Reserve',
  c_alert: { icon: 'bell', alertType: 'Error', alertHeading: 'Closed today', alertText: '<p>Flood</p>' },
  c_locationAmenities: ['Parking'],
  c_showFeaturedHero: true,
  c_shortDescription: 'Care by the bay',
  c_description: '<p>About</p>',
  c_additionalDescription: 'More',
  c_displayConditions: [{ id: 'c', name: 'Flu' }, 'Colds'],
  c_displayDiagnostics: [{ id: 'd', name: 'X-ray', c_detailPageURL: '/services/x-ray' }],
  c_displayTreatments: [{ id: 't', name: 'Stitches' }],
  c_frequentlyAskedQuestions: [{ question: 'Walk in?', answer: 'Yes' }, { question: 'No answer' }],
  c_findingYourWay: [{ headline: 'Parking', body: '<p>Garage</p>', linkText: 'Map', linkURL: '/map' }],
  c_mediaGallery: [
    {
      photo: { url: 'https://img.example.org/a.jpg', alternateText: 'Lobby', width: 3, height: 2 },
      richDescription: 'Lobby',
    },
    { video: 'https://youtu.be/abcdefghijk' },
    { brightcoveVideo: '123' },
    {},
  ],
  videos: [{ video: { url: 'https://www.youtube.com/watch?v=abcdefghijk' } }, { url: 'https://vimeo.com/1' }],
  c_brightcoveVideoID: '456',
  c_relatedServices: [
    {
      service: {
        id: 's1',
        name: 'Imaging',
        c_topLevelService: true,
        c_detailPageURL: '/services/imaging',
      },
      phone: '+14155550145',
      fAX: '+14155550146',
      otherPhone: '+14155550147',
      otherPhoneLabel: 'Desk',
      hours,
      additionalText: 'Second floor',
      c_whereInBuilding: 'Ground floor, yellow line',
    },
  ],
  c_locationServices: [
    { id: 's1', name: 'Imaging' },
    { id: 's2', name: 'Lab', c_advanced: true, c_parentService: [{ id: 's1', name: 'Imaging' }] },
  ],
  c_locationAwards: [{ id: 'a', name: 'Best', c_awardPresenter: [{ name: 'Org' }], c_displayYears: '2025' }],
  c_resources: [
    { c_resourceLinkText: 'Form', c_resourceFile: { url: 'https://files.example.org/f.pdf' } },
    { c_resourceLinkText: 'No link' },
  ],
  c_statsPromo: {
    headline: 'Numbers',
    buttonContent: 'See',
    buttonURL: '/n',
    items: [{ headline: '12', content: 'beds', linkURL: '/beds' }],
  },
  c_callToAction: {
    headline: 'Book',
    description: '<p>Now</p>',
    linkText: 'Go',
    linkURL: '/go',
    icon: 'star',
  },
  c_image: { url: '/-/media/art/a.svg', alternateText: '' },
  c_hasER: true,
  c_affiliate: [{ name: 'Bay Group' }],
  meta: { updateTimestamp: '2026-01-05T10:00:00Z' },
};

describe('facilityFromWire', () => {
  it('[S-202, D-111] reads every field of a full document', () => {
    const { facility, problems } = read(FULL);
    expect(problems).toEqual([]);
    expect(facility).toMatchObject({
      entityTypeId: 'healthcareFacility',
      id: 'fac-1',
      uid: '7',
      path: '/find-location/facility/harbor-street/fac-1',
      parentLocation: { name: 'Bay Hospital', path: '/find-location/facility/bay/fac-2' },
      alternatePhone: { number: '+14155550143', label: 'Lab' },
      appointment: { url: 'https://book.example.org/1', label: 'Reserve' },
      alert: { severity: 'error', heading: 'Closed today', text: '<p>Flood</p>', icon: 'bell' },
      conditions: [{ name: 'Flu' }, { name: 'Colds' }],
      diagnostics: [{ name: 'X-ray', path: '/services/x-ray' }],
      faqs: [{ question: 'Walk in?', answer: '<p>Yes</p>' }],
      findingYourWay: [{ headline: 'Parking', link: { href: '/map', text: 'Map' } }],
      youtubeVideoIds: ['abcdefghijk'],
      awards: [{ name: 'Best', presenter: 'Org', years: '2025' }],
      resources: [{ href: 'https://files.example.org/f.pdf', text: 'Form' }],
      statsPromo: {
        headline: 'Numbers',
        button: { href: '/n', text: 'See' },
        items: [{ headline: '12', href: '/beds' }],
      },
      callToAction: { headline: 'Book', link: { href: '/go', text: 'Go' }, icon: 'star' },
      hasEmergencyRoom: true,
      affiliateNames: ['Bay Group'],
      updatedAt: '2026-01-05T10:00:00Z',
    });
    expect(facility.mediaGallery.map((slide) => slide.kind)).toEqual(['photo', 'youtube', 'brightcove']);
    expect(
      facility.services.map(({ name, isTopLevel, isAdvanced }) => [name, isTopLevel, isAdvanced]),
    ).toEqual([
      ['Imaging', true, false],
      ['Lab', false, true],
    ]);
    expect(facility.services[0]).toMatchObject({ fax: '+14155550146', otherPhone: { label: 'Desk' } });
    expect(facility.services.map(({ where, parentId }) => [where, parentId])).toEqual([
      ['Ground floor, yellow line', undefined],
      [undefined, 's1'],
    ]);
    expect(facility.visiting).toMatchObject({
      hours: { week: { sunday: { kind: 'closed' } } },
      text: '<p>Ask the nurse first</p>',
      link: { href: '/visitors', text: 'Visiting' },
    });
    expect(facility.parking).toEqual({ headline: 'Garage A, free', text: '<p>Two levels</p>' });
  });

  it('[S-204, S-205, S-206] reads weekday entries, holidays and the reopen date', () => {
    const { facility } = read({
      hours: {
        friday: { openIntervals: [{ start: '20:00', end: '02:00' }] },
        saturday: { isClosed: true },
        holidayHours: [
          { date: '2026-07-04', isRegularHours: true },
          { date: '2026-12-24', openIntervals: [{ start: '09:00', end: '13:00' }] },
        ],
        reopenDate: '2026-03-01',
      },
    });
    expect(facility.hours).toEqual({
      week: {
        friday: { kind: 'open', intervals: [{ start: 1200, end: 1560 }] },
        saturday: { kind: 'closed' },
      },
      holidays: [
        { date: '2026-07-04', kind: 'regular' },
        { date: '2026-12-24', kind: 'open', intervals: [{ start: 540, end: 780 }] },
      ],
      reopenDate: '2026-03-01',
    });
  });

  it('leaves out visiting and parking of which nothing can be told', () => {
    expect(
      read({ c_visiting: { linkURL: '/visitors' }, c_parking: { body: 'Two levels' } }).facility,
    ).toEqual(read({}).facility);
  });

  it('closes what is done in a place with the place, for as long as that is closed', () => {
    const c_relatedServices = [
      { service: { id: 's1', name: 'Laboratory' }, hours: { monday: { isClosed: true } } },
      { service: { id: 's2', name: 'Imaging' } },
    ];
    const reopenings = (of: object) =>
      read({ hours: of, c_relatedServices }).facility?.services.map((service) => service.hours?.reopenDate);
    expect(reopenings(hours)).toEqual(['2026-02-01', undefined]);
    expect(reopenings({ sunday: { isClosed: true } })).toEqual([undefined, undefined]);
  });

  it('takes the hours of a place and of its services in the zone of the place', () => {
    const hours = { monday: { openIntervals: [{ start: '08:00', end: '17:00' }] } };
    const services = [{ service: { id: 's', name: 'Lab' }, hours }];
    const zones = (place: object) => {
      const { facility } = read({ hours, c_relatedServices: services, ...place });
      return [facility.hours?.timeZone, facility.services[0]?.hours?.timeZone];
    };
    expect(zones({ timezone: 'America/New_York' })).toEqual(['America/New_York', 'America/New_York']);
    expect(zones({ timezone: 'America/Los_Angeles' })).toEqual([undefined, undefined]);
    expect(zones({ timezone: 'Mars/Olympus' })).toEqual([null, null]);
    expect(zones({ address: { line1: '1 Main', city: 'Dayton', region: 'OH' } })).toEqual([null, null]);
    expect(zones({})).toEqual([undefined, undefined]);
  });

  it('a bare document is a facility with nothing invented', () => {
    const { facility } = read({});
    expect(facility).toMatchObject({
      slug: 'harbor-street',
      services: [],
      faqs: [],
      hasEmergencyRoom: false,
    });
    expect(facility).not.toHaveProperty('hours');
    expect(facility).not.toHaveProperty('coordinate');
    expect(JSON.parse(JSON.stringify(facility))).toEqual(facility);
  });

  it.each([
    ['mainPhone', { mainPhone: { number: 1 } }],
    ['address', { address: { line1: 7 } }],
    ['hours.monday', { hours: { monday: { openIntervals: [{ start: '8 am', end: '25:00' }] } } }],
    ['hours', { hours: 'Mon to Fri' }],
    ['yextDisplayCoordinate', { yextDisplayCoordinate: { latitude: 900, longitude: 0 } }],
    ['c_appointmentBookingUrl', { c_appointmentBookingUrl: 'javascript:alert(1)' }],
    ['c_displayConditions.0', { c_displayConditions: [{ id: 'x' }] }],
    ['c_description', { c_description: 7 }],
  ])('a bad %s is dropped and told, and the page lives', (field, extra) => {
    const { facility, problems } = read(extra);
    expect(problems).toEqual([field]);
    expect(facility.name).toBe('Harbor Street');
  });

  it('cleans rich text: no script, style, handler, frame or dangerous link', () => {
    const { facility } = read({
      c_description:
        '<h1>T</h1><p onclick="x()" style="color:red">Hi<script>bad()</script></p><iframe src="https://e"></iframe><a href="javascript:x()">a</a><a href="/ok" target="_blank">b</a><img src="data:x" onerror="x()">',
    });
    expect(facility.description).toBe(
      '<h2>T</h2><p>Hi</p><a>a</a><a href="/ok" target="_blank" rel="noopener">b</a><img alt="" loading="lazy" />',
    );
  });

  it('plain text becomes paragraphs and cannot become markup', () => {
    const { facility } = read({ c_description: 'One & two\n\nThree < four' });
    expect(facility.description).toBe('<p>One &amp; two</p><p>Three &lt; four</p>');
  });

  it('[D-114] only YouTube addresses count as videos', () => {
    const { facility } = read({
      videos: ['https://vimeo.com/12345678901', 'https://evil.example/watch?v=abcdefghijk'],
    });
    expect(facility.youtubeVideoIds).toEqual([]);
  });

  it('is no facility without id or name', () => {
    expect(() => facilityFromWire({ uid: 1 }, 'en', () => {})).toThrow('id and name');
  });
});
