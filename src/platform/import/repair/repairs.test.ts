import { cleanText } from './cleanText.ts';
import { distrustCoordinate, zipPlace } from './checkCoordinate.ts';
import { makeSlug } from './makeSlug.ts';
import { markdownToHtml } from './markdownToHtml.ts';
import { nameLikeness, splitSuite, streetKey } from './placeKeys.ts';
import { publicationDate } from './publicationDate.ts';
import { repairPhone } from './repairPhone.ts';
import { repairPostalCode } from './repairPostalCode.ts';
import { unshout } from './titleCase.ts';

describe('title case for shouted text', () => {
  it.each([
    ["ST. MARY'S MEDICAL CENTER", "St. Mary's Medical Center"],
    ['UCSF MEDICAL CENTER AT MOUNT ZION', 'UCSF Medical Center at Mount Zion'],
    ['MCKINLEY PARK HOSPITAL II', 'McKinley Park Hospital II'],
    ["O'CONNOR HOSPITAL", "O'Connor Hospital"],
    ['CLINICA DE LA RAZA', 'Clinica de la Raza'],
    ['BIG VALLEY OB-GYN MEDICAL CENTER INC', 'Big Valley OB-GYN Medical Center Inc'],
    ['GREEN CIRCLE HMO', 'Green Circle HMO'],
    ['A WOMAN FOR WOMEN MEDICAL GROUP', 'A Woman for Women Medical Group'],
    ['CALIFORNIA PACIFIC MED CTR-DAVIES CAMPUS', 'California Pacific Med Ctr-Davies Campus'],
    ['V&L VENTURES', 'V&L Ventures'],
    ['60th Medical Group (Travis AFB)', '60th Medical Group (Travis AFB)'],
  ])('%s → %s', (shouted, written) => {
    expect(unshout(shouted)).toBe(written);
  });

  it.each([
    ['747 52ND ST', '747 52nd St'],
    ['1 MCCRAY STREET', '1 McCray Street'],
    ['12 C STREET NW', '12 C Street NW'],
    ['170 ALAMEDA DE LAS PULGAS', '170 Alameda de las Pulgas'],
  ])('address %s → %s', (shouted, written) => {
    expect(unshout(shouted, 'address')).toBe(written);
  });

  it.each([
    ['NG', 'Ng'],
    ['DZEBOLO', 'Dzebolo'],
    ['MCALLARD', 'McAllard'],
    ['SMITH-JONES', 'Smith-Jones'],
    ['III', 'III'],
    ['JR.', 'Jr.'],
  ])('person %s → %s', (shouted, written) => {
    expect(unshout(shouted, 'person')).toBe(written);
  });
});

describe('phones', () => {
  it.each([
    ['4154762000', '+14154762000'],
    ['(415) 476-2000', '+14154762000'],
    ['415-476-2000', '+14154762000'],
    ['1.415.476.2000', '+14154762000'],
    ['1-415-476-2000 x7023', '+14154762000 x7023'],
    ['4154762000201', '+14154762000 x201'],
  ])('%s → %s', (text, value) => {
    expect(repairPhone(text)).toEqual({ kind: 'phone', value });
  });

  it.each(['NOT AVAILABLE', '', '-999', 'N/A'])("'%s' is absent", (text) => {
    expect(repairPhone(text)).toEqual({ kind: 'absent' });
  });

  it.each(['9169999999', '555', '(111)-222-3333', '415-555-0142', '9115551234', '4151234567'])(
    '%s is not trusted',
    (text) => {
      expect(repairPhone(text).kind).toBe('untrusted');
    },
  );
});

describe('ZIP codes', () => {
  it.each([
    ['94117', '', '94117'],
    ['941172377', '', '94117-2377'],
    ['94117-2377', '', '94117-2377'],
    ['94117', '2377', '94117-2377'],
    ['946090000', '', '94609'],
  ])('%s + %s → %s', (zip, plus4, value) => {
    expect(repairPostalCode(zip, plus4)).toEqual({ kind: 'zip', value });
  });

  it('restores a lost leading zero and says so', () => {
    expect(repairPostalCode('6103')).toEqual({
      kind: 'zip',
      value: '06103',
      note: 'leading zero restored: 6103 read as 06103',
    });
    expect(repairPostalCode('66051700')).toMatchObject({ kind: 'zip', value: '06605-1700' });
  });

  it.each(['00000', '99999', 'ABCDE', '123456', '12'])('%s is not trusted', (zip) => {
    expect(repairPostalCode(zip).kind).toBe('untrusted');
  });

  it('names the city-county of San Francisco plainly', () => {
    expect(zipPlace('94117')).toEqual({ city: 'San Francisco', county: 'San Francisco', region: 'CA' });
  });
});

describe('coordinates', () => {
  const davis = { postalCode: '95616', city: 'Davis', region: 'CA' };
  it('trusts a point near its ZIP, and by the town when there is no ZIP', () => {
    expect(distrustCoordinate({ latitude: 38.5449, longitude: -121.7405 }, davis)).toBeUndefined();
    expect(
      distrustCoordinate(
        { latitude: 37.7627, longitude: -122.4318 },
        { city: 'San Francisco', region: 'CA' },
      ),
    ).toBeUndefined();
  });

  it.each([
    ['in Venezuela', { latitude: 10.3479983, longitude: -68.0821038 }, davis, /not in the United States/],
    [
      'in the Farallon Islands',
      { latitude: 37.769857, longitude: -123.032229 },
      { postalCode: '94117' },
      /32 miles from the centre of ZIP 94117/,
    ],
    ['zero, zero', { latitude: 0, longitude: 0 }, davis, /filler/],
    ['off the globe', { latitude: 91, longitude: 0 }, davis, /outside the globe/],
    [
      'far from its town',
      { latitude: 34.05, longitude: -118.24 },
      { city: 'Davis', region: 'CA' },
      /miles from Davis/,
    ],
    [
      'without anything to check it by',
      { latitude: 38, longitude: -121 },
      { city: 'Nowheresville', region: 'CA' },
      /cannot be checked/,
    ],
  ])('does not trust a point %s', (_, point, where, reason) => {
    expect(distrustCoordinate(point, where)).toMatch(reason);
  });
});

describe('names and streets of places', () => {
  it.each([
    ['KAISER FND HOSP - SANTA ROSA', 'Kaiser Foundation Hospital-Santa Rosa', true],
    ['Jewish Home', 'JEWISH HOME & REHAB CENTER', true],
    ['Northbay Medical Center', 'NORTH BAY MEDICAL CENTER', true],
    ['Advantist Health Bakersfield', 'Adventist Health Bakersfield', true],
    ['Doctors Medical Center', 'Memorial Medical Center', false],
    ['Medical Center', 'Valley Medical Center', false],
  ])('%s and %s alike: %s', (a, b, alike) => {
    expect(nameLikeness(a, b) >= 0.6).toBe(alike);
  });

  it.each([
    ['400 WEST PUEBLO', '400 W. Pueblo Street'],
    ['100 SO. HARBOR AVENUE', '100 S Harbor Ave, Suite 5'],
    ['420 - 34TH STREET', '420 34th St'],
    ['ONE MEDICAL PLAZA', '1 Medical Plaza'],
  ])('%s and %s are one street address', (a, b) => {
    expect(streetKey(a)).toBe(streetKey(b));
    expect(streetKey(a)).not.toBe('');
  });

  it('has no key without a house number and keeps directions apart', () => {
    expect(streetKey('CASTRO AND DUBOCE STREETS')).toBe('');
    expect(streetKey('1 E MAIN ST')).not.toBe(streetKey('1 W MAIN ST'));
  });

  it('gives the suite a line of its own', () => {
    expect(splitSuite('76 Brookwood Ave Ste B')).toEqual({ street: '76 Brookwood Ave', suite: 'Ste B' });
    expect(splitSuite('365 Hawthorne Ave #301')).toEqual({ street: '365 Hawthorne Ave', suite: '#301' });
    expect(splitSuite('1 Suitehome Rd')).toEqual({ street: '1 Suitehome Rd', suite: '' });
  });
});

describe('texts', () => {
  it('undoes double encoding and leaves sound text alone', () => {
    expect(cleanText('3850 17th Street\u00c2\u00a0')).toBe('3850 17th Street');
    expect(cleanText('3850 17th Street\u00c2 ')).toBe('3850 17th Street');
    expect(cleanText('Pe\u00c3\u00b1a')).toBe('Peña');
    expect(cleanText('Peña  Café\u0007')).toBe('Peña Café');
  });

  it('writes registry Markdown as escaped HTML', () => {
    expect(
      markdownToHtml(
        'Inclusion Criteria:\n\n* Age \\>= 18 \\[y\\]\n* Pain\n\nExclusion Criteria:\n\n1. Surgery',
      ),
    ).toBe(
      '<h3>Inclusion Criteria</h3><ul><li>Age &gt;= 18 [y]</li><li>Pain</li></ul><h3>Exclusion Criteria</h3><ol><li>Surgery</li></ol>',
    );
    expect(markdownToHtml('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });

  it.each([
    [{ Year: '2019', Month: '01', Day: '15' }, '2019-01-15'],
    [{ Year: '2019', Month: 'Apr' }, '2019-04'],
    [{ Year: '2019' }, '2019'],
    [{ month: '2', year: '2013' }, '2013-02'],
    [{ MedlineDate: '2018 Mar-Apr' }, '2018-03'],
    [{ Year: '2019', Month: '02', Day: '31' }, '2019-02'],
    [{ Month: '02' }, undefined],
  ])('publication date %j → %s', (value, date) => {
    expect(publicationDate(value)).toBe(date);
  });

  it.each([
    ['[R-109] lower case', 'UCSF Health', 'ucsf-health'],
    ['[R-110] only word characters, spaces and hyphens', "St. Mary's & Co_op (2)", 'st-marys-co_op-2'],
    ['[R-111] white space to one hyphen', 'a \t b', 'a-b'],
    ['[R-112] edge hyphens trimmed', ' -Clinic- ', 'clinic'],
    ['accents as base letters', 'Peña', 'pena'],
  ])('slug: %s', (_, name, slug) => {
    expect(makeSlug(name)).toBe(slug);
  });
});
