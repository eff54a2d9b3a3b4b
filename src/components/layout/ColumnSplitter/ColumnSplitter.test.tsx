import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { ColumnSplitter } from './ColumnSplitter.tsx';

describe('ColumnSplitter', () => {
  const params = {
    EnabledPlaceholders: '1,2,4',
    ColumnWidth1: 'col-12 col-lg-3',
    ColumnWidth2: '6',
    ColumnWidth4: '3',
  };
  it('[S-100] draws the enabled columns only, in order, each as wide as told', async () => {
    const { container } = renderContent(ColumnSplitter, {
      params: { ...params, Styles: 'wide', Styles2: 'card' },
    });
    expect(screen.getAllByText(/^\[column/).map((one) => one.textContent)).toEqual([
      '[column-1] ',
      '[column-2] ',
      '[column-4] ',
    ]);
    const cells = [...container.querySelectorAll('.ColumnSplitter-cell')].map((cell) => cell.className);
    expect(cells[0]).toContain('ColumnSplitter-cell--3');
    expect(cells[1]).toContain('ColumnSplitter-cell--6 card');
    expect(container.firstElementChild).toHaveClass('ColumnSplitter--3', 'wide');
    await expectNoAxeViolations(container);
  });

  it('divides equally where the widths do not fill the twelve', () => {
    const { container } = renderContent(ColumnSplitter, {
      params: { EnabledPlaceholders: '1,2', ColumnWidth1: 'col-lg-2', ColumnWidth2: 'nonsense' },
    });
    expect(container.querySelector('[class*=cell--]')).toBeNull();
  });
});
