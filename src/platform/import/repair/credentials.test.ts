import { readCredentials } from './credentials.ts';

it.each([
  [['M.D.'], ['MD'], true],
  [['MD, MBA'], ['MD', 'MBA'], true],
  [['M.D., FACEP, FAAP'], ['MD', 'FACEP', 'FAAP'], true],
  [['MEDICAL DOCTOR'], ['MD'], true],
  [['D.O.'], ['DO'], true],
  [['PH.D.'], ['PhD'], false],
  [['MSN, APRN'], ['MSN', 'APRN'], false],
  [['P.A.-C'], ['PA-C'], false],
  [['MD', 'M.D.'], ['MD'], true],
  [['licensed clinical social worker'], [], undefined],
  [[], [], undefined],
])('[R-169] reads %j', (texts, letters, isPhysician) => {
  expect(readCredentials(texts)).toEqual({ letters, isPhysician, generation: undefined });
});

it('leaves what belongs to the name to the name', () => {
  expect(readCredentials(['Jr.', 'PHD'])).toEqual({
    letters: ['PhD'],
    isPhysician: false,
    generation: 'Jr.',
  });
  expect(readCredentials(['III'])).toEqual({ letters: [], isPhysician: undefined, generation: 'III' });
});
