import { keys } from '../strings/keys.ts';
import { KEY_LIST } from './keyList.ts';

it('says of every key what it does, in both languages, and has no words besides', () => {
  const said = KEY_LIST.flatMap(({ title, rows }) => [title, ...rows.map(([, does]) => does)]);
  expect([...said].sort()).toEqual(Object.keys(keys.en).sort());
  expect(said.filter((key) => keys.en[key] === keys.es[key])).toEqual([]);
});
