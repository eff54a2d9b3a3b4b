import { DatabaseSync } from 'node:sqlite';
import { en } from '../language/en.ts';
import { documentOf } from './documentOf.ts';
import type { IndexConfig } from './IndexConfig.ts';
import { parseText } from './parseText.ts';
import { SearchIndex } from './SearchIndex.ts';

const config: IndexConfig = {
  key: 'people',
  types: ['person'],
  text: { name: ['name'], topics: ['field', 'treats'], place: [], body: [] },
  fields: ['field', 'treats'],
  points: [],
  restOrder: 'name',
};

/** Who is found for words, by name, in order. */
function found(text: string, treated: IndexConfig['treated']): string[] {
  const people = [
    ...['Ana', 'Ben', 'Cleo', 'Dan'].map(
      (name) => ['Neurology', name, ['Migraine', 'Epilepsy', 'Stroke']] as const,
    ),
    ['Acupuncture', 'Eve', ['Migraine']] as const,
    ['Cardiology', 'Fay', ['Aneurysm']] as const,
  ];
  const index = new SearchIndex(
    new DatabaseSync(':memory:'),
    { ...config, ...(treated && { treated }) },
    'en',
  );
  people.forEach(([field, name, treats], at) => {
    const body = { name, field, treats };
    const document = documentOf(index.config, { id: name, uid: at, type: 'person', body }, () => undefined);
    if (document) index.put(document);
  });
  const { page } = index.query({
    text: parseText(text, { language: en }),
    ...{ fixed: { kind: 'all' }, filter: { kind: 'all' }, chosen: new Map(), facets: [], sort: [] },
    ...{ now: 0, offset: 0, limit: 10 },
  });
  return page.map((at) => index.idOf(at));
}

it('puts those first whose field treats a thing most, not those who treat little else', () => {
  expect(found('migraine', undefined)[0]).toBe('Eve');
  const treated = { things: ['treats'], by: 'field' };
  expect(found('migraine', treated)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']);
});

it('leads to the field of a thing that nobody names', () => {
  expect(found('dysautonomia', { things: ['treats'], by: 'field' })).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
});
