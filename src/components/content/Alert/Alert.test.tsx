import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, text } from '#tests/support/renderContent.tsx';
import { Alert } from './Alert.tsx';

describe('Alert', () => {
  const fields = {
    Icon: text('fas-triangle-exclamation'),
    Heading: text('Chest pain?'),
    Text: text('<p>Call 911.</p>'),
  };
  it.each([
    ['[S-115, D-017] Default', 'Default', 'Notice-info'],
    ['[S-115, D-017] Error', 'Error', 'Notice-urgent'],
  ])('variant %s', async (_, FieldNames, look) => {
    const { container } = renderContent(Alert, { fields, params: { FieldNames } });
    expect(container.querySelector(`.${look}`)).toHaveTextContent('Chest pain?Call 911.');
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Alert, 'Alert', 'Heading, Text');
  });
});
