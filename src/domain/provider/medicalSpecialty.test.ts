import { medicalSpecialties } from './medicalSpecialty.ts';

it.each([
  [['Cardiology', 'Cardiología'], ['Cardiovascular']],
  [['Family Medicine', 'Medicina familiar'], ['PrimaryCare']],
  [['Pediatric Cardiology'], ['Pediatric']],
  [['Surgical Oncology'], ['Oncologic']],
  [
    ['Orthopedic Surgery', 'Neurology'],
    ['Musculoskeletal', 'Neurologic'],
  ],
  [['Wayfinding'], []],
])('%j is %j', (names, members) => {
  expect(medicalSpecialties(names)).toEqual(members.map((member) => `https://schema.org/${member}`));
});
