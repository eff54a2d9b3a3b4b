import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { openTarget } from '#src/ui/openTarget/openTarget.ts';
import { AccordionItem } from './AccordionItem.tsx';

describe('AccordionItem', () => {
  const fields = { Label: text('Do I need a referral?') };
  it('[S-112] has a label that opens its content', async () => {
    const { container } = renderContent(AccordionItem, { fields, params: { Id: 'referral' } });
    const details = container.querySelector('details') as HTMLDetailsElement;
    expect(details.open).toBe(false);
    expect(screen.getByRole('heading', { level: 3, name: 'Do I need a referral?' })).toBeInTheDocument();
    fireEvent.click(container.querySelector('summary') as HTMLElement);
    expect(details.open).toBe(true);
    expect(screen.getByText('[accordion-item]')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('[S-113] is opened by a link to its id', () => {
    const { container } = renderContent(AccordionItem, { fields, params: { Id: 'referral' } });
    window.location.hash = '#referral';
    const stop = openTarget(window);
    expect(container.querySelector('details')?.open).toBe(true);
    stop();
    window.location.hash = '';
  });

  it('shows visitors nothing without a label, and editors what is missing', () => {
    expect(renderContent(AccordionItem).container).toBeEmptyDOMElement();
    renderContent(AccordionItem, {}, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Label');
  });
});
