import type { PageRevision } from '../api/StudioApi.ts';
import { words } from '../strings/testing/words.ts';
import { newsWords } from './newsWords.ts';

const revision = (more: Partial<PageRevision>): PageRevision => ({
  ...{ seq: 1, author: 'ana', name: 'Ana Ruiz', at: '2026-11-20T10:00:00Z', kind: 'save', note: null },
  ...{ itemId: 'hero', part: 'InteriorHero', ...more },
});
const title = { itemId: 'hero', name: 'Title' };
const nothing = {
  revisions: [revision({})],
  texts: [],
  isLayout: false,
  isPublication: false,
  personId: 'me',
};

it.each([
  ['a text', { texts: [title] }, 'Ana Ruiz changed “Title”.'],
  ['texts', { texts: [title, { ...title, name: 'Lead' }] }, 'Ana Ruiz changed 2 texts.'],
  ['one’s own, of another tab', { texts: [title], personId: 'ana' }, ''],
  [
    'components',
    {
      isLayout: true,
      revisions: [revision({}), revision({ part: 'layout', name: null, author: 'machine' })],
    },
    'Someone else changed what stands on this page.',
  ],
  [
    'a publication',
    { isPublication: true, texts: [title], revisions: [revision({ kind: 'publish', name: 'Ben' })] },
    'Ben published this page.',
  ],
  ['nothing', {}, ''],
])('says who did what: %s', (_what, more, expected) => {
  expect(newsWords({ ...nothing, ...more }, words.en)).toBe(expected);
});

it('says it in Spanish', () => {
  expect(newsWords({ ...nothing, texts: [title] }, words.es)).toBe('Ana Ruiz cambió “Título”.');
});
