import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { ActionBar } from './ActionBar.tsx';

describe('ActionBar', () => {
  const fields = {
    Text: text('Not sure?'),
    items: items({ Link: link('/care', 'Compare') }, { Link: link('/call', 'Call') }),
  };
  it.each([
    ['[S-114, D-017] Default', 'Default', false],
    ['[S-114, D-017] Error', 'Error', true],
  ])('variant %s', async (_, FieldNames, isError) => {
    const { container } = renderContent(ActionBar, { fields, params: { FieldNames } });
    expect(container.querySelector('.ActionBar--error') !== null).toBe(isError);
    expect(container).toHaveTextContent('Not sure?');
    await expectNoAxeViolations(container);
  });

  it('has one solid button', () => {
    const { container } = renderContent(ActionBar, { fields });
    expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['Compare', 'Call']);
    expect(container.querySelectorAll('.Button-solid')).toHaveLength(1);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(ActionBar, 'ActionBar', 'Text, Children');
  });
});
