import { testNamedFacet } from '#src/components/search/testing/testFacet.tsx';
import { AgeRangeFacet } from './AgeRangeFacet.tsx';

testNamedFacet({
  Facet: AgeRangeFacet,
  field: 'c_ageRange',
  values: [
    '18 + years',
    'ALL_AGES',
    '0-18 years',
    'Other Specify',
    'Seniors Only',
    'Contact Physician Office',
    'Nonsense',
  ],
  title: '[R-120] shows the display values of the age groups and leaves out what is none',
  noFieldIds: '[X-020]',
  english: ['Adults only', 'All ages', 'Children under 18', 'Other ages', 'Seniors Only', 'Contact Office'],
  spanish: [
    'Solo adultos',
    'Todas las edades',
    'Menores de 18 años',
    'Otras edades',
    'Solo adultos mayores',
    'Consulte con el consultorio',
  ],
  choice: { value: '18 + years', english: 'Adults only', spanish: 'Solo adultos' },
});
