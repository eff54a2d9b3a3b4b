import { addressWords, searchWords, shownAddress } from './addressWords.ts';

describe('the words of an address', () => {
  it.each([
    ['/find-provider/dr-amara-okofor', ['amara', 'okofor'], ['find', 'provider']],
    ['/patients/Biling.html', ['biling'], ['patients']],
    ['/find-location/facility/nothing-here-fac9999', ['nothing', 'here'], ['find', 'location', 'facility']],
    ['/es/m%C3%A9dicos/jos%C3%A9', ['jose'], ['medicos']],
    ['/', [], []],
    ['/123/456', [], []],
    ['//a//\\b', [], []],
  ])('of %s', (path, own, before) => expect(addressWords(path)).toEqual({ own, before }));

  it.each(['/%', '/%E0%A4%A', '/\u0000', '/\ud800', `/${'a-'.repeat(20_000)}`, `/${'%41'.repeat(20_000)}`])(
    'are few and take no time, whatever it holds (%#)',
    (path) => {
      const { own, before } = addressWords(path);
      expect(own.length + before.length).toBeLessThanOrEqual(8);
      expect(searchWords(path).length).toBeLessThanOrEqual(60);
    },
  );
});

describe('what may be shown of an address', () => {
  it.each(['/find-provider/dr-amara-okofor', '/a/b/', '/m%C3%A9dicos', '/about.html'])('all of %s', (path) =>
    expect(shownAddress(path)).toBe(decodeURIComponent(path)),
  );

  it.each([
    ['a script', '/<script>alert(1)</script>'],
    ['one that is encoded', '/%3Cscript%3Ealert(1)%3C/script%3E'],
    ['a sentence', '/your%20account%20is%20closed%20call%20us'],
    ['a number to call', '/call-415-555-0142-now'],
    ['the same without hyphens', '/call4155550142'],
    ['marks that turn the line around', '/abc%E2%80%AEdef'],
    ['marks that nobody sees', '/abc%E2%80%8Bdef'],
    ['a line end', '/abc%0Adef'],
    ['another site', '//evil.example'],
    ['what is long', `/${'a'.repeat(90)}`],
    ['many parts', '/a/b/c/d/e/f/g'],
    ['half a character', '/\ud800'],
    ['what cannot be decoded', '/%E0%A4%A'],
    ['nothing', '/'],
  ])('nothing where it holds %s', (_, path) => expect(shownAddress(path)).toBeUndefined());
});

it.each([
  ['/find-provider/dr-amara-okofor', 'amara okofor'],
  ['/es/m%C3%A9dicos/Jos%C3%A9-Pe%C3%B1a', 'josé peña'],
  ['/patients/billing/index.html', 'billing'],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', 'script'],
  ['/12345', ''],
])('looks for the words of %s', (path, words) => expect(searchWords(path)).toBe(words));
