import type { RedirectRule } from '#src/ports/ContentPort.ts';
import { contentRedirect } from './contentRedirect.ts';

const rule = (pattern: string, target: string, extra: Partial<RedirectRule> = {}): RedirectRule => ({
  pattern,
  target,
  redirectType: 'REDIRECT_302',
  isQueryStringPreserved: false,
  locale: '',
  ...extra,
});
const to = (target: string, permanent = false) => ({
  kind: 'redirect',
  target,
  permanent,
  keepsQuery: false,
});

describe('contentRedirect', () => {
  it.each([
    ['a plain path', rule('/old', '/new'), '/old', to('/new')],
    ['outer slashes and case do not matter', rule('old/', '/new'), '/OLD', to('/new')],
    ['not below it', rule('/old', '/new'), '/old/sub', undefined],
    ['permanent', rule('/old', '/new', { redirectType: 'REDIRECT_301' }), '/old', to('/new', true)],
    ['a regular expression', rule('^/rx/(.*)$', '/n/$1'), '/rx/a/b', to('/n/a/b')],
    ['an absolute target', rule('^/rx/(.*)$', 'https://x.example/$1'), '/rx/a', to('https://x.example/a')],
    [
      'a transfer',
      rule('/old', '/new', { redirectType: 'SERVER_TRANSFER' }),
      '/old',
      { kind: 'transfer', path: '/new' },
    ],
    ['another language', rule('/old', '/new', { locale: 'ES' }), '/old', undefined],
    ['a broken expression', rule('^/(', '/new'), '/old', undefined],
    ['a query string', rule('/old?a=1', '/new'), '/old', undefined],
    ['to itself', rule('^/a$', '/a'), '/a', undefined],
    ['off to another host', rule('^/go/(.*)$', '/$1'), '/go//evil.example', undefined],
    ['a dangerous scheme', rule('/old', 'javascript:x'), '/old', undefined],
  ])('%s', (_what, one, path, expected) => {
    expect(contentRedirect([one], path, 'en')).toEqual(expected);
  });

  it('the first rule that fits wins', () => {
    expect(contentRedirect([rule('/x', '/1'), rule('/a', '/2'), rule('/a', '/3')], '/a', 'en')).toEqual(
      to('/2'),
    );
  });
});
