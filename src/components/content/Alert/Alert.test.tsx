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

  it.each([
    ['Short lines', '<p>Mid-morning is quiet.</p>', 'Short lines.Mid-morning is quiet.'],
    ['En crisis', '<p><a href="tel:988">Ánimo</a>: llame.</p>', 'En crisis.Ánimo: llame.'],
    ['Poca espera', '<p>¿Viene hoy?</p>', 'Poca espera.¿Viene hoy?'],
    ['Call 911 for', '<p>chest pain.</p>', 'Call 911 forchest pain.'],
    ['No plan?', '<p>You can still be seen.</p>', 'No plan?You can still be seen.'],
    ['Shortest lines:', '<p>Mid-morning.</p>', 'Shortest lines:Mid-morning.'],
    ['Closed', '', 'Closed'],
  ])(
    '“%s” ends before a sentence of its own, and goes on in one that continues it',
    (heading, html, read) => {
      const { container } = renderContent(Alert, { fields: { Heading: text(heading), Text: text(html) } });
      expect(container.querySelector('.Notice-words')).toHaveTextContent(read);
    },
  );

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Alert, 'Alert', 'Heading, Text');
  });
});
