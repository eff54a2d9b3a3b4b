import { localizedPath } from './localizedPath.ts';

describe('localizedPath', () => {
  it.each([
    ['/find-location', 'en', '/find-location'],
    ['/find-location?a=1#b', 'es', '/es/find-location?a=1#b'],
    ['/', 'es', '/es'],
    ['/es', 'es', '/es'],
    ['/es/about', 'es', '/es/about'],
    ['/estate', 'es', '/es/estate'],
    ['/-/demo/book/prov1', 'es', '/-/demo/book/prov1'],
    ['/api/vcard/provider/a.vcf', 'es', '/api/vcard/provider/a.vcf'],
    ['/maps/harbor.pdf#2', 'es', '/maps/harbor.pdf#2'],
    ['/search?query=a.pdf', 'es', '/es/search?query=a.pdf'],
    ['/apiary', 'es', '/es/apiary'],
    ['//other.example', 'es', '//other.example'],
    ['/\\other.example', 'es', '/\\other.example'],
    ['https://other.example/', 'es', 'https://other.example/'],
    ['#faq', 'es', '#faq'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localizedPath(path, locale)).toBe(expected);
  });
});
