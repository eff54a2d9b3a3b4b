import { screen, within } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderExperience } from './ProviderExperience.tsx';

expectSection(ProviderExperience, 'ProviderExperience', 'c_relatedProcedures');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderExperience);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-162] an accordion of conditions, procedures and reasons that needs no script', () => {
  const { container } = drawSection(ProviderExperience);
  const region = screen.getByRole('region', { name: 'My Experience' });
  const entries = [...container.querySelectorAll('details')];
  expect(entries.map((entry) => [entry.querySelector('summary')?.textContent, entry.open])).toEqual([
    ['Conditions I treat', true],
    ['Procedures I perform', false],
    ['Reasons to see me', false],
  ]);
  expect(within(region).getByText('Skin biopsy')).toBeInTheDocument();
});

it('[R-118] by name, with a link where there is a page', () => {
  drawSection(ProviderExperience);
  expect(
    screen
      .getAllByRole('listitem')
      .slice(0, 2)
      .map((item) => item.textContent),
  ).toEqual(['Asthma', 'Diabetes']);
  expect(screen.getByRole('link', { name: 'Asthma' })).toHaveAttribute('href', '/health/asthma');
});
