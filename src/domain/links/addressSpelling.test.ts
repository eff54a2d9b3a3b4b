import fc from 'fast-check';
import { canonicalPath, lowerCasePath, respelled } from './addressSpelling.ts';

describe('the spelling of an address', () => {
  it.each([
    ['[A-82] a slash at the end', '/about/', '/about'],
    ['several slashes', '//about///us//', '/about/us'],
    ['backslashes', '/about\\us', '/about/us'],
    ['the default language', '/en/about?utm=1', '/about?utm=1'],
    ['the default language alone', '/en', '/'],
    ['[A-82] a language in another case', '/ES/about', '/es/about'],
    ['a language alone, with a slash', '/Es/', '/es'],
    ['what needs no encoding', '/%61bout/%2D%7e', '/about/-~'],
    ['the digits of an encoding', '/caf%c3%a9', '/caf%C3%A9'],
    ['what needs an encoding', '/a,b', '/a%2Cb'],
    ['all at once', '/EN//caf%c3%a9/?a=%20b', '/caf%C3%A9?a=%20b'],
    ['the query is the asker’s own', '/a/?b//c/#d', '/a?b//c/#d'],
  ])('%s: %s → %s', (_, asked, own) => {
    expect(respelled(asked)).toBe(own);
  });

  it.each([
    ['the home page', '/'],
    ['a plain path, in any case', '/About/us-1.2'],
    ['Spanish', '/es/about?x=/y/'],
    ['a slash inside of a segment', '/a%2Fb'],
    ['what only begins like a language', '/english/espanol'],
    ['two languages: nothing is there', '/en/es/about'],
    ['what no one can decode', '/%E0%A4%A'],
    ['an interface', '/api//places/'],
    ['an interface in a language', '/en/API/x/'],
    ['files of the build', '/_next/static/%5Bx%5D.js'],
    ['files of the content platform', '/-/media/a%20b.png'],
    ['an address with its host', 'http://x.example/about/'],
  ])('stays: %s', (_, asked) => {
    expect(respelled(asked)).toBeUndefined();
  });

  it('is found in one step, whatever was asked', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%2F',
        '%61',
        '%zz',
        'en',
        'es',
        'ES',
        'About',
        '-',
        'api',
        'é',
        '?',
        '*',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const own = respelled(`/${pieces.join('')}`);
        if (own !== undefined) expect(respelled(own)).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  it('is the same for a path as people read it and as it is sent', () => {
    expect(canonicalPath('/café/a&b')).toBe('/caf%C3%A9/a%26b');
    expect(canonicalPath('/caf%c3%a9/a%26b')).toBe('/caf%C3%A9/a%26b');
    expect(canonicalPath('/')).toBe('/');
    expect(lowerCasePath('/ABOUT-Us/É')).toBe('/about-us/É');
  });
});
