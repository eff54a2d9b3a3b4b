import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { isWildcardPage, isWildcardPath, wildcardTypeOf } from './wildcardPage.ts';

const layout = (context: object, name = 'Clinical trial') =>
  ({
    sitecore: { context, route: { name, fields: { WildcardType: { value: 'Clinical Trial' } } } },
  }) as unknown as LayoutServiceData;

it.each([
  [
    'published, with what stood in the place of the wildcard',
    layout({ wildcard: { segments: ['x-1'] } }),
    true,
  ],
  ['published, by the vendor’s name', layout({}, '*'), true],
  ['published, by the vendor’s name in an address', layout({}, ',-w-,'), true],
  ['a draft, by its path', layout({ itemPath: '/research/clinical-trials/*' }), true],
  ['a draft, by the vendor’s path', layout({ itemPath: '/research/clinical-trials/,-w-,' }), true],
  ['a draft of a page below a wildcard', layout({ itemPath: '/health-plan/plan/*/*' }), true],
  ['a page of its own', layout({ itemPath: '/research/clinical-trials' }), false],
  ['a layout that does not say', layout({}), false],
])('[Q-121] knows a wildcard page and its type: %s', (_, given, isWildcard) => {
  expect(isWildcardPage(given)).toBe(isWildcard);
  expect(wildcardTypeOf(given)).toBe(isWildcard ? 'Clinical Trial' : undefined);
});

it.each([
  ['/find-provider/*', true],
  ['/find-provider/,-w-,', true],
  ['/find-provider/a*b-1', false],
  ['/', false],
])('the path %s names a wildcard page itself: %s', (path, expected) => {
  expect(isWildcardPath(path)).toBe(expected);
});
