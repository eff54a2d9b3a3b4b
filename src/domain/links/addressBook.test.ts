import { createAddressBook, withSections } from './addressBook.ts';
import type { KnownAddress } from './addressBook.ts';

const person = (name: string, id: string): KnownAddress => ({
  path: `/find-provider/dr-${name.toLowerCase().replaceAll(/\W+/g, '-')}-${id}`,
  title: `${name}, MD`,
  type: 'healthcareProfessional',
});
const people = ['Amara Okafor', 'Wanjiru Okoro', 'Amara Smith', 'John Smith', 'José Peña', 'Ana Ruiz'].map(
  (name, index) => person(name, `prov${index}`),
);
const pages: KnownAddress[] = [
  { path: '/find-provider', title: 'Find a doctor' },
  { path: '/patients', title: 'For patients' },
  { path: '/patients/billing', title: 'Billing and payment' },
  { path: '/patients/billing/help', title: 'Help with your bill' },
  { path: '/services/cardiology', title: 'Heart and Vascular' },
  { path: '/about-us', title: 'About us' },
];
const ofPeople = createAddressBook(people);
const ofPages = createAddressBook(pages);
const names = (path: string, book = ofPeople) => book.closeTo(path, 3).map(({ address }) => address.title);

describe('addresses that are close', () => {
  it.each([
    ['a misspelt name', '/find-provider/dr-amara-okofor', 'Amara Okafor, MD'],
    ['names the other way round', '/find-provider/okafor-amara', 'Amara Okafor, MD'],
    ['an accent left out', '/doctors/jose-pena', 'José Peña, MD'],
    ['letters that changed places', '/find-provider/wanijru-okoro', 'Wanjiru Okoro, MD'],
    ['an id of somebody else', '/find-provider/dr-ana-ruiz-prov99', 'Ana Ruiz, MD'],
  ])('%s', (_, path, first) => expect(names(path)[0]).toBe(first));

  it.each([
    ['a misspelt word', '/patients/biling', 'Billing and payment'],
    ['the beginning of a word', '/services/cardio', 'Heart and Vascular'],
    ['a word of the title', '/heart', 'Heart and Vascular'],
    ['an older form', '/about-us.html', 'About us'],
  ])('of pages: %s', (_, path, first) => expect(names(path, ofPages)[0]).toBe(first));

  it('are called by these very words rather than by more', () => {
    const book = createAddressBook([
      {
        path: '/health-plan/plan/coastlight-insurance-payor07',
        title: 'Coastlight Insurance',
        type: 'ce_healthPlanPayor',
      },
      { path: '/patients/insurance', title: 'Insurance we take' },
    ]);
    expect(names('/insurance', book)).toEqual(['Insurance we take', 'Coastlight Insurance']);
  });

  it('say most of a title that is a sentence', () => {
    const book = createAddressBook([
      {
        path: '/ask-an-expert/answers/i-take-antacids-every-night-is-that-too-much-ask010',
        title: 'I take antacids every night. Is that too much?',
        type: 'ce_askAnExpert',
      },
    ]);
    expect(names('/no/such-page', book)).toEqual([]);
    expect(names('/antacids', book)).toEqual([]);
    expect(names('/answers/i-take-antacids-every-night', book)).toHaveLength(1);
  });

  it.each(['/zzzz-qqqq', '/', '/wp-login.php', '/12345', '/find-provider/', `/${'x'.repeat(5000)}`])(
    'are none of %s',
    (path) => expect(names(path)).toEqual([]),
  );

  it('are no more than asked for, the closest first', () => {
    expect(ofPeople.closeTo('/find-provider/smith', 1)).toHaveLength(1);
    const found = ofPeople.closeTo('/find-provider/amara-smith', 3);
    expect(found.map(({ address }) => address.title)[0]).toBe('Amara Smith, MD');
    const closeness = found.map((one) => one.closeness);
    expect(closeness).toEqual([...closeness].sort((a, b) => b - a));
  });

  it('are found among many of one name, by what tells them apart', () => {
    const many = createAddressBook(
      Array.from({ length: 5000 }, (_, at) =>
        person(`${'abcdefghij'[at % 10]}na${'klmnopqrst'[Math.floor(at / 10) % 10]}o Smith`, `p${at}`),
      ),
    );
    const found = many.closeTo(`/find-provider/dnapo-${'smith-'.repeat(40)}`, 3);
    expect(found).toHaveLength(3);
    for (const { address } of found) expect(address.title).toBe('dnapo Smith, MD');
  });
});

describe('the page above an address', () => {
  it.each([
    ['/find-provider/dr-nobody', '/find-provider'],
    ['/patients/billing/old/page', '/patients/billing'],
    ['/PATIENTS/x', '/patients'],
    ['/nowhere/x', undefined],
    ['/', undefined],
  ])('of %s', (path, above) => expect(ofPages.above(path)?.path).toBe(above));
});

it('says below which page each one stands', () => {
  expect(withSections(pages).map(({ section }) => section)).toEqual([
    undefined,
    undefined,
    'For patients',
    'Billing and payment',
    undefined,
    undefined,
  ]);
});
