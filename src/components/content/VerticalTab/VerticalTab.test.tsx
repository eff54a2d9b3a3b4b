import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { VerticalTab } from './VerticalTab.tsx';

describe('VerticalTab', () => {
  it('shows editors its label and content, open', async () => {
    const { container } = renderContent(
      VerticalTab,
      { fields: { Label: text('Offer') }, params: { Id: 'offer' } },
      { mode: 'edit' },
    );
    expect(screen.getByRole('heading', { name: 'Offer' })).toBeInTheDocument();
    expect(screen.getByText('[vertical-tab]')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says when the label is missing', () => {
    renderContent(VerticalTab, {}, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Label');
  });
});
