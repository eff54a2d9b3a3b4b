import { isSpoken, isSpokenEntry, spokenLanguages } from './spokenLanguages.ts';
import { PROFICIENCIES } from './storedOption.ts';

it('[R-161] is spoken at every proficiency but with an interpreter or by the staff alone', () => {
  expect(PROFICIENCIES.filter((proficiency) => !isSpoken(proficiency))).toEqual([
    'interpreter-available',
    'office-staff-only',
  ]);
});

it.each(['Interpreter available', 'INTERPRETER_AVAILABLE', 'Office staff only', 'office-staff-only'])(
  '[R-161] is not spoken by the doctor: %s',
  (availability) => {
    expect(isSpoken(availability)).toBe(false);
    expect(isSpokenEntry({ availability })).toBe(false);
  },
);

it.each([undefined, '', 'Unknown', 'Native'])('is spoken where nobody knows how well: %s', (proficiency) =>
  expect(isSpoken(proficiency)).toBe(true),
);

it.each([undefined, null, 'Spanish', {}, { availability: null }, { availability: ['Fluent'] }])(
  'an entry without a proficiency is of a language that is spoken: %j',
  (entry) => expect(isSpokenEntry(entry)).toBe(true),
);

it('names what is spoken, each once', () => {
  expect(
    spokenLanguages([
      { name: 'Spanish', proficiency: 'Interpreter available' },
      { name: 'Igbo', proficiency: 'Basic' },
      { name: 'Hmong', proficiency: 'Office staff only' },
      { name: 'Tagalog' },
      { name: 'Igbo', proficiency: 'Medical' },
    ]),
  ).toEqual(['Igbo', 'Tagalog']);
});
