import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { bareProvider } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderLanguages } from './ProviderLanguages.tsx';

expectSection(ProviderLanguages, 'ProviderLanguages', 'c_additionalLanguages');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderLanguages);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it.each([
  ['Basic', 'Basic'],
  ['Conversational', 'Conversational'],
  ['Fluent', 'Fluent'],
  ['Interpreter available', 'Interpreter available'],
  ['INTERPRETER_AVAILABLE', 'Interpreter available'],
  ['Limited', 'Limited'],
  ['Medical', 'Medical'],
  ['Office staff only', 'Office staff only'],
  ['Unknown', ''],
  ['Telepathic', ''],
])('[R-161, D-173] proficiency %s', (proficiency, text) => {
  drawSection(ProviderLanguages, bareProvider({ languages: [{ name: 'Igbo', proficiency }] }));
  expect(screen.getByRole('term')).toHaveTextContent('Igbo');
  expect(screen.getByRole('definition').textContent).toBe(text);
});
