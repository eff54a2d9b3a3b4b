import fc from 'fast-check';
import { isValidLink, toRelativeUrl, validLink } from './siteUrl.ts';

const HOSTS = ['www.meridian.example', 'https://plan.meridian.example/', ''];

describe('toRelativeUrl', () => {
  it.each([
    [
      'the main host',
      'https://www.meridian.example/find-provider?query=%22a%22#x',
      '/find-provider?query=%22a%22#x',
    ],
    ['http and capitals', 'HTTP://WWW.Meridian.example/about', '/about'],
    ['the bare host', 'https://www.meridian.example', '/'],
    ['a query right after the host', 'https://www.meridian.example?x=1', '/?x=1'],
    ['without a scheme', '//www.meridian.example/a', '/a'],
    ['the plan host', 'https://plan.meridian.example/health-plan', '/health-plan'],
    ['another host', 'https://elsewhere.example/a', 'https://elsewhere.example/a'],
    [
      'a host that only begins like ours',
      'https://www.meridian.example.evil.example/a',
      'https://www.meridian.example.evil.example/a',
    ],
    ['already relative', '/about', '/about'],
    ['a path that would lead to another host', 'https://www.meridian.example//evil.example', '/evil.example'],
    ['the same with a backslash', 'https://www.meridian.example/\\evil.example', '/evil.example'],
  ])('%s', (_, url, expected) => {
    expect(toRelativeUrl(url, HOSTS)).toBe(expected);
  });
});

describe('isValidLink', () => {
  it.each([
    ['[R-124] https', 'https://example.org/form.pdf', true],
    ['[R-124] http', 'http://example.org', true],
    ['[R-124] relative', '/forms/a', true],
    ['[R-124] an anchor', '#enroll', true],
    ['[R-125] mailto', 'mailto:care@example.org?subject=x', true],
    ['[R-125] tel', 'tel:+19165551234', true],
    ['[R-124] nothing', '', false],
    ['[R-124] undefined', undefined, false],
    ['[R-124] javascript', 'javascript:alert(1)', false],
    ['[R-124] javascript in capitals and with a tab', 'JAVA\tSCRIPT:alert(1)', false],
    ['[R-124] javascript after spaces', '  javascript:alert(1)', false],
    ['[R-125] data', 'data:text/html,x', false],
    ['[R-125] a scheme without a host', 'https://', false],
    ['[R-125] mailto without an address', 'mailto:', false],
    ['[R-125] words', 'see the front desk', false],
    ['a backslash host', '/\\evil.example', false],
    ['another host without a scheme', '//example.org/a', true],
  ])('%s', (_, url, expected) => {
    expect(isValidLink(url)).toBe(expected);
  });

  it('whatever the text, a valid link resolves to http(s), mailto or tel', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom('javascript:', 'data:', 'vbscript:', '/', '//', 'mailto:', '#'), fc.string())
        .map(([start, rest]) => start + rest),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const link = validLink(text);
        if (link === undefined || !URL.canParse(link, 'https://www.meridian.example')) return;
        const { protocol } = new URL(link, 'https://www.meridian.example');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      }),
      { numRuns: 3000 },
    );
  });
});
