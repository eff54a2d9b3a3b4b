import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { TwoColumnContainer } from './TwoColumnContainer.tsx';

describe('TwoColumnContainer', () => {
  const filled = {
    'two-column-left-{*}': [{ componentName: 'RichText' }],
    'two-column-right-{*}': [{ componentName: 'LinkList' }],
  };
  it('[Q-156] puts two columns side by side in the ratio asked for', async () => {
    const { container } = renderContent(TwoColumnContainer, {
      params: { Ratio: '66-33' },
      placeholders: filled,
    });
    expect(screen.getByText('[two-column-left] RichText')).toBeInTheDocument();
    expect(screen.getByText('[two-column-right] LinkList')).toBeInTheDocument();
    expect(container.querySelector('.TwoColumnContainer--66-33')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('leaves the width to one side when the other is empty, and shows both to editors', () => {
    const left = { 'two-column-left-{*}': filled['two-column-left-{*}'] };
    const { container, unmount } = renderContent(TwoColumnContainer, { placeholders: left });
    expect(container.querySelectorAll('.blocks')).toHaveLength(1);
    unmount();
    const editing = renderContent(TwoColumnContainer, { placeholders: left }, { mode: 'edit' });
    expect(editing.container.querySelectorAll('.blocks')).toHaveLength(2);
  });
});
