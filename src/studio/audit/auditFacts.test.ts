import { clockOf } from '../clock/clockOf.ts';
import { words } from '../strings/testing/words.ts';
import { auditFacts } from './auditFacts.ts';

const ana = '0b5b2f6e-6f0f-4d35-9f0e-0a3a7a3c1d11';
const told = (detail: Record<string, unknown>, language: 'en' | 'es' = 'en') =>
  auditFacts(
    { detail, names: { [ana]: 'Ana Ruiz' } },
    { say: words[language], language, clock: clockOf('America/Los_Angeles', language) },
  )
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' | ');

test.each([
  ['fields of a save, without its revision', { revision: 'ab12', fields: ['Headline'] }, 'Fields: Headline'],
  ['a person by name', { id: ana }, 'Person: Ana Ruiz'],
  ['nothing for an id that nobody has', { id: '77' }, ''],
  [
    'roles with where they hold',
    {
      id: ana,
      roles: [
        { role: 'author', subtree: '', locale: 'es' },
        { role: 'admin', subtree: '', locale: '' },
      ],
    },
    'Person: Ana Ruiz | Roles: Author (Spanish); Admin',
  ],
  [
    'a publication with its checks',
    { operation: 'x', languages: ['en', 'es'], guard: { blockers: 0, warnings: 2, rules: ['a'] } },
    'Languages: English, Spanish | Checks: 0 that block, 2 warnings',
  ],
  [
    'both texts of a phrase',
    { site: 'plan', key: 'Go', before: 'Go', after: 'Start' },
    'Site: Health plan | Phrase: Go | Before: Go | After: Start',
  ],
  [
    'why a schedule failed',
    { id: 's1', act: 'publish', reason: 'not-approved' },
    'Act: published | Reason: Not done: it was not approved.',
  ],
  [
    'what somebody wrote as a reason',
    { site: 'main', reason: 'Flood' },
    'Site: Hospital site | Reason: Flood',
  ],
  ['a detail of another version as it stands', { colour: { deep: [1, 'two'] } }, 'colour: deep 1, two'],
  ['the name of no person from the prototype', { note: 'constructor' }, 'Note: constructor'],
  ['nothing for what is empty', { roles: [], note: '', due: null }, ''],
])('tells %s', (_, detail, expected) => expect(told(detail)).toBe(expected));

test('tells an instant as people read it, in their language', () => {
  expect(told({ at: '2025-11-20T05:00:00Z' }, 'es')).toMatch(/^Para el: 19 nov 2025, 9:00/);
  expect(told({ at: 'soon' })).toBe('For: soon');
});
