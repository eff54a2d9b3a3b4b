import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderQualifications } from './ProviderQualifications.tsx';

expectSection(ProviderQualifications, 'ProviderQualifications', 'c_medSchool');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderQualifications);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-163, D-174, R-069, R-164] training, certification and licences, each under its name', () => {
  drawSection(ProviderQualifications);
  expect(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ['Board certification', 'Family Medicine: Board certified'],
    ['Fellowship', 'Coast Hospital, 2014'],
    ['Residency', 'Bay Hospital, 2013'],
    ['Internship', 'Bay Hospital, 2010'],
    ['Medical School', 'Northlake University, 2009'],
    ['Education', 'BA, Northlake'],
    ['Special training', 'Ultrasound'],
    ['Licenses and certifications', 'California license'],
  ]);
});
