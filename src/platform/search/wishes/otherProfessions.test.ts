import { isForAnimals } from './otherProfessions.ts';

it.each([
  ['vet for my cat', 'en', true],
  ['animal hospital', 'en', true],
  ['doctor for my dog', 'en', true],
  ['my dog bit me', 'en', false],
  ['dog bite', 'en', false],
  ['allergic to cats', 'en', false],
  ['veterans services', 'en', false],
  ['doctor para mi perro', 'es', true],
  ['hospital de animales', 'es', true],
  ['me mordio un perro', 'es', false],
  ['alergia a los gatos', 'es', false],
] as const)('"%s" (%s) asks for the care of an animal: %s', (text, code, is) =>
  expect(isForAnimals(text, code)).toBe(is),
);
