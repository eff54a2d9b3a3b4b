import type { SafeHtml } from '#src/domain/entities/common.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import { CLOSED, open } from '#src/domain/hours/testing/writtenHours.ts';

const html = (text: string) => text as SafeHtml;
const day = (start: string, end: string) => open(`${start}-${end}`);

/** Saturday 21 November 2026, 2:41 pm in California: the facility of the fixture is open. */
export const FIXTURE_NOW = new Date('2026-11-21T14:41:00-08:00');

/** A facility with everything its page can show. */
export function facilityFixture(overrides: Partial<Facility> = {}): Facility {
  return {
    entityTypeId: 'healthcareFacility',
    id: 'fac12',
    uid: '55012',
    locale: 'en',
    slug: 'harbor-street-urgent-care',
    path: '/find-location/facility/harbor-street-urgent-care-fac12',
    name: 'Harbor Street Urgent Care',
    displayName: 'Harbor Street Urgent Care',
    otherName: 'Formerly Harbor Street Clinic',
    parentLocation: {
      id: 'camp1',
      name: 'Meridian Alder Bay campus',
      path: '/find-location/facility/alder-bay-camp1',
    },
    locationTypes: ['Urgent Care'],
    address: {
      line1: '214 Harbor Street',
      city: 'Alder Bay',
      region: 'CA',
      postalCode: '94900',
      countryCode: 'US',
    },
    coordinate: { latitude: 37.8, longitude: -122.4 },
    mainPhone: '+14155550188',
    alternatePhone: { number: '4155550189', label: 'Nurse line' },
    fax: '4155550190',
    hours: {
      week: {
        sunday: day('09:00', '17:00'),
        monday: day('08:00', '20:00'),
        tuesday: day('08:00', '20:00'),
        wednesday: day('08:00', '20:00'),
        thursday: day('08:00', '20:00'),
        friday: day('08:00', '17:00'),
        saturday: day('09:00', '20:00'),
      },
      holidays: [{ date: '2026-11-26', ...CLOSED }],
    },
    additionalHoursText: 'Last check-in 30 minutes before closing.',
    visiting: {
      hours: {
        week: {
          sunday: day('10:00', '18:00'),
          monday: day('08:00', '20:00'),
          tuesday: day('08:00', '20:00'),
          wednesday: day('08:00', '20:00'),
          thursday: day('08:00', '20:00'),
          friday: day('08:00', '20:00'),
          saturday: day('10:00', '18:00'),
        },
        holidays: [{ date: '2026-11-26', ...CLOSED }],
      },
      text: html('<p>Children: ask the nurse first.</p>'),
      link: { href: '/visitors', text: 'About visiting' },
    },
    parking: {
      headline: 'Garage B, 2 hours free',
      text: html('<p>Accessible spaces are on level 2.</p>'),
      link: { href: '/visitors/parking', text: 'About parking' },
    },
    appointment: { url: 'https://book.example.org/harbor', label: 'Save a place in line' },
    alert: {
      severity: 'default',
      heading: 'The Harbor Street garage is being repaved.',
      text: html('<p>Please park in the lot on Pier Road until December 4.</p>'),
    },
    amenities: ['Parking', 'Wheelchair access', 'Free wifi', 'Restrooms', 'Interpreter services', 'Helipad'],
    paymentOptions: ['CASH', 'VISA', 'COUNTY_CARD'],
    showFeaturedHero: false,
    shortDescription: 'Same-day care for cuts, fevers, sprains and coughs. No appointment needed.',
    description: html(
      '<p>We see adults and children for problems that cannot wait for your regular doctor but are not an emergency. X-ray and lab tests are done here, and most results are ready before you leave.</p>',
    ),
    additionalDescription: html('<p>Our nurses speak English, Spanish and Cantonese.</p>'),
    conditions: [
      { id: 'c1', name: 'Fever and flu', path: '/health/fever-and-flu' },
      { id: 'c2', name: 'Cuts and stitches', path: '/health/cuts' },
      { id: 'c3', name: 'Sprains and fractures' },
      { id: 'c4', name: 'Ear and sinus pain', path: '/health/ears' },
      { id: 'c5', name: 'Minor burns', path: '/health/burns' },
    ],
    diagnostics: [
      { id: 'd1', name: 'X-ray', path: '/services/x-ray' },
      { id: 'd2', name: 'Lab tests', path: '/services/lab' },
    ],
    treatments: [
      { id: 't1', name: 'Vaccines', path: '/services/vaccines' },
      { id: 't2', name: 'Wound care' },
    ],
    faqs: [
      {
        question: 'Do I need an appointment?',
        answer: html('<p>No. Walk in any time we are open, or save a place in line to wait at home.</p>'),
      },
      {
        question: 'Which health plans do you take?',
        answer: html('<p>Most plans. Please bring your card.</p>'),
      },
      {
        question: 'Can I bring my child?',
        answer: html('<p>Yes, we see children from six months on.</p>'),
      },
    ],
    findingYourWay: [
      {
        headline: 'By car',
        body: html(
          '<ol><li>Turn into the Harbor Street garage. The first two hours are free with a stamp from the front desk.</li><li>Take the elevator marked <strong>B</strong> to the ground floor.</li><li>We are the door with the coral awning, across from the ferry stop.</li></ol>',
        ),
      },
      { headline: 'By bus', body: html('<p>Bus 4 and 11 stop at the door.</p>') },
      { headline: 'Campus Maps', link: { href: '/-/media/maps/alder-bay.pdf', text: 'Alder Bay map (PDF)' } },
    ],
    mediaGallery: [
      {
        kind: 'photo',
        image: {
          url: '/-/media/waiting-room.jpg',
          alternateText: 'The waiting room, with a view of the bay',
        },
        description: html('<p>The waiting room</p>'),
      },
      { kind: 'youtube', videoId: 'abcdefghijk', description: html('<p>A visit, step by step</p>') },
      { kind: 'brightcove', videoId: '6012345' },
    ],
    youtubeVideoIds: ['abcdefghijk'],
    brightcoveVideoId: undefined,
    services: [
      {
        id: 's1',
        name: 'Urgent care',
        path: '/services/urgent-care',
        isTopLevel: true,
        isAdvanced: false,
        hours: { week: { monday: day('08:00', '12:00') }, holidays: [] },
        additionalHoursText: 'Closed for lunch on Fridays.',
        phone: '4155550191',
        fax: '4155550192',
        otherPhone: { number: '4155550193', label: 'After hours' },
        additionalText: html('<p>Bring a list of your medicines.</p>'),
      },
      { id: 's2', name: 'Imaging', isTopLevel: true, isAdvanced: false },
      { id: 's3', name: 'Travel vaccines', isTopLevel: false, isAdvanced: false, phone: '4155550194' },
      { id: 's5', name: 'Flu shots', path: '/services/flu-shots', isTopLevel: false, isAdvanced: false },
    ],
    awards: Array.from({ length: 8 }, (_, index) => ({
      id: `a${index + 1}`,
      name: `Quality in urgent care ${index + 1}`,
      presenter: 'Urgent Care Council',
      years: '2024, 2025',
    })),
    resources: [
      { href: '/-/media/forms/consent.pdf', text: 'Consent to treat a minor' },
      { href: 'https://forms.example.org/records', text: 'Ask for your records' },
      { href: 'javascript:alert(1)', text: 'Not a link' },
    ],
    statsPromo: {
      headline: 'Care close to home',
      content: html('<p>What the last year looked like on Harbor Street.</p>'),
      button: { href: '/about-us', text: 'About us' },
      items: [
        { headline: '7 days', content: 'a week, holidays aside' },
        { headline: '3', content: 'languages at the desk', href: '/languages' },
        { headline: '1 hour', content: 'is what most visits take' },
      ],
    },
    callToAction: {
      headline: 'Not sure where to go?',
      description: html('<p>The nurse line is free, day and night.</p>'),
      link: { href: 'tel:+14155550142', text: 'Call the nurse line' },
    },
    hasEmergencyRoom: false,
    affiliateNames: ['Meridian Medical Group'],
    updatedAt: '2026-11-01T12:00:00Z',
    ...overrides,
  };
}

/** A facility of which the directory knows nothing but its name. */
export function bareFacility(overrides: Partial<Facility> = {}): Facility {
  return {
    entityTypeId: 'healthcareFacility',
    id: 'fac0',
    uid: '1',
    locale: 'en',
    slug: 'bare',
    path: '/find-location/facility/bare-fac0',
    name: 'Bare Clinic',
    locationTypes: [],
    amenities: [],
    paymentOptions: [],
    showFeaturedHero: false,
    conditions: [],
    diagnostics: [],
    treatments: [],
    faqs: [],
    findingYourWay: [],
    mediaGallery: [],
    youtubeVideoIds: [],
    services: [],
    awards: [],
    resources: [],
    hasEmergencyRoom: false,
    affiliateNames: [],
    ...overrides,
  };
}

/** Text that tries to be markup: it must come out as text. */
export const HOSTILE_TEXT = '<script>alert(1)</script><img src=x onerror=alert(1)>';
/** A name of 200 characters without a space. */
export const LONG_NAME = 'Nonstop'.repeat(29).slice(0, 200);
/** "Harbor clinic" in Hebrew: written from right to left. */
export const RTL_NAME = 'מרפאת הנמל';
