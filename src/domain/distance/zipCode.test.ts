import { readZip } from './zipCode.ts';

it.each([
  ['95816', '95816'],
  [' 95816-0042 ', '95816'],
  ['9581', undefined],
  ['958166', undefined],
  ['<b>95816', undefined],
  [95816, undefined],
  [undefined, undefined],
])('%j is %j', (value, zip) => expect(readZip(value)).toBe(zip));
