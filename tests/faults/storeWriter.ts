/**
 * Child of the kill test: writes entities, drafts, publications and facts, and after each call that returned prints
 * its number. Arguments: data file, first number. Ends only by being killed.
 */
import { writeSync } from 'node:fs';
import { openStore } from '#src/platform/store/openStore.ts';
import { entityOf, itemId, textOf } from './storeLedger.ts';

const [path = '', first = '0'] = process.argv.slice(2);
const store = openStore(path, { pollMs: 0 });
const acknowledge = (number: number) => writeSync(1, `${number}\n`);

store.content.putItem({
  id: itemId,
  site: 'main',
  parentId: null,
  name: 'home',
  path: '/',
  template: 'Page',
  sortOrder: 0,
});
for (let number = Number(first); ; number += 1) {
  switch (number % 3) {
    case 0:
      store.entities.put(Array.from({ length: 20 }, (_, part) => entityOf(number, part)));
      break;
    case 1:
      store.content.saveDraft({
        itemId,
        locale: 'en',
        displayName: 'Home',
        fields: { Title: { value: textOf(number) } },
      });
      store.content.publish([itemId]);
      break;
    default:
      store.facts.put('kill', String(number), textOf(number));
  }
  acknowledge(number);
}
