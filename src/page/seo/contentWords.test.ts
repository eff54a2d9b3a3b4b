import { readPageFields } from '#src/declaration/pageFields.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import { layoutOf } from '#src/page/testing/pageWorld.ts';
import { contentDescription } from './contentWords.ts';

const audiologists: Wildcard['specialty'] = {
  ...{ uid: '1', name: 'Audiology', plural: 'Audiologists', englishName: 'Audiology', slug: 'audiology' },
};
const city: Wildcard['city'] = { name: 'Davis', region: 'CA', slug: 'davis' };

it.each<[string, Wildcard, number, 'en' | 'es', string]>([
  ['{specialty}', { specialty: audiologists }, 37, 'en', 'Audiologists: 37 providers.'],
  ['{specialty}', { specialty: audiologists }, 1, 'en', 'Audiologists: 1 provider.'],
  ['{specialty}', { specialty: audiologists }, 2, 'es', 'Audiologists: 2 profesionales de la salud.'],
  ['Doctors in {city}', { city }, 12, 'en', 'Doctors in Davis: 12 doctors.'],
])('counts nobody as a doctor for a specialty alone: %s %o %i %s', (title, wildcard, found, locale, says) => {
  const { route } = layoutOf('Listing', { fields: { Title: { value: title } } }).sitecore;
  const page = { route: route!, fields: readPageFields(route!.fields, locale) } as Parameters<
    typeof contentDescription
  >[0];
  expect(contentDescription(page, { locale, siteName: 'Site', wildcard, found })).toBe(says);
});
