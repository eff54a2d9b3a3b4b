/**
 * A process of its own that writes to a shared store, and prints the number of each write that was acknowledged. Arguments:
 * its data file, the database, its name, how many writes (0: until it is killed).
 */
import { writeSync } from 'node:fs';
import { openStore } from '../openStore.ts';
import { passingProblem } from '../StoreProblem.ts';

const [path = '', url = '', name = '', most = '0'] = process.argv.slice(2);
const store = openStore(path, { pollMs: 0, shared: { log: url } });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const text = (number: number) => `${name} ${number} `.repeat(1 + Math.floor(Math.random() * 60));

const page = { site: 'main', parentId: null, template: 'Page', sortOrder: 0 } as const;

function write(number: number): void {
  store.transaction(() => {
    // Read, then written: two at once would lose one.
    store.facts.put('count', 'all', Number(store.facts.get('count', 'all') ?? 0) + 1);
    store.facts.put('done', `${name}-${number}`, text(number));
    if (number % 4 === 0) {
      store.content.putItem({ ...page, id: `p-${name}`, name, path: `/${name}` });
      const fields = { Title: { value: text(number) } };
      store.content.saveDraft({ itemId: `p-${name}`, locale: 'en', displayName: name, fields });
      store.content.publish([`p-${name}`]);
    } else if (number % 4 === 1)
      store.entities.put([{ id: `e-${number}`, type: 't', locale: 'en', body: { name: text(number) } }]);
    else if (number % 4 === 2) store.entities.remove([`e-${number - 7}`]);
  });
}

for (let number = 0; most === '0' || number < Number(most); number += 1) {
  for (;;) {
    try {
      write(number);
      break;
    } catch (error) {
      if (passingProblem(error) === undefined) throw error;
      await pause(20);
    }
  }
  writeSync(1, `${number}\n`);
  if (Math.random() < 0.3) await pause(Math.random() * 4);
}
store.close();
