import { keepParams } from './keepParams.ts';

describe('keepParams', () => {
  it.each([
    [
      'what is named goes along',
      '/es/compare',
      'providers=p1,p2&zip=95816',
      '/es/compare?providers=p1,p2&zip=95816',
    ],
    [
      'in the order of the names',
      '/es/compare',
      'zip=95816&providers=p1',
      '/es/compare?providers=p1&zip=95816',
    ],
    ['nothing else does', '/es/compare', 'utm_source=x&providers=p1&fbclid=y', '/es/compare?providers=p1'],
    ['empty fields do not', '/es/compare', 'providers=p1&zip=&zip=%20', '/es/compare?providers=p1'],
    ['each of several', '/es/compare', 'providers=p1&providers=p2', '/es/compare?providers=p1&providers=p2'],
    ['a page without any', '/es/about-us', 'other=1', '/es/about-us'],
    ['the path’s own stays', '/es/find?kind=a', 'zip=95816', '/es/find?kind=a&zip=95816'],
    ['and gives way to what is asked', '/es/find?zip=1', 'zip=95816', '/es/find?zip=95816'],
    ['letters with a meaning in addresses', '/x', 'zip=%26a%3D1%23%22%3C', '/x?zip=%26a%3D1%23%22%3C'],
  ])('%s', (_, path, asked, expected) => {
    expect(keepParams(path, new URLSearchParams(asked), ['providers', 'zip'])).toBe(expected);
  });
});
