import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderOnlineForms } from './ProviderOnlineForms.tsx';

expectSection(ProviderOnlineForms, 'ProviderOnlineForms', 'c_onlineForms', {
  bare: { forms: [{ href: 'javascript:alert(1)', text: 'No form' }] },
});

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderOnlineForms);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-166, R-125] introduction and forms; one without a valid link is not shown', () => {
  drawSection(ProviderOnlineForms);
  expect(screen.getByText('Please fill these in at home.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Health history' })).toHaveAttribute(
    'href',
    '/-/media/forms/history.pdf',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
