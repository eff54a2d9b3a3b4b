import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { RowSplitter } from './RowSplitter.tsx';

describe('RowSplitter', () => {
  it('[S-101] draws the enabled rows, one below the other', async () => {
    const { container } = renderContent(RowSplitter, {
      params: { EnabledPlaceholders: '2,1', Styles1: 'card' },
    });
    expect(screen.getAllByText(/^\[row/).map((one) => one.textContent)).toEqual(['[row-2] ', '[row-1] ']);
    expect(container.querySelector('.card')).toHaveTextContent('[row-1]');
    await expectNoAxeViolations(container);
  });
});
