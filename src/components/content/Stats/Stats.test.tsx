import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, renderContent, text } from '#tests/support/renderContent.tsx';
import { Stats } from './Stats.tsx';

describe('Stats', () => {
  const one = (value: string) => ({
    Value: text(value),
    Label: text('regions'),
    Text: text('<p>from the coast</p>'),
  });
  it('[Q-128] shows figures with what they count', async () => {
    const { container, unmount } = renderContent(Stats, {
      fields: { items: items(one('6'), one('24/7'), { Label: text('none') }) },
    });
    expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual([
      '6',
      'from the coast',
      '24/7',
      'from the coast',
    ]);
    expect(container.querySelector('.Stats--2')).not.toBeNull();
    await expectNoAxeViolations(container);
    unmount();
    const four = renderContent(Stats, { fields: { items: items(one('1')) }, params: { Columns: '4' } });
    expect(four.container.querySelector('.Stats--4')).not.toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Stats, 'Stats', 'Value, Label');
  });
});
