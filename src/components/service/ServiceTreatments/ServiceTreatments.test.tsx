import { screen } from '@testing-library/react';
import { drawnOnServicePage, heartCare } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadServiceTreatments } from './ServiceTreatments.data.ts';
import { ServiceTreatments } from './ServiceTreatments.tsx';

const show = drawnOnServicePage('ServiceTreatments', ServiceTreatments, loadServiceTreatments);

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('ServiceTreatments', () => {
  it('names what the service treats, and how', async () => {
    const { container } = await show();
    expect(titles()).toEqual(['Conditions we treat', 'Tests and diagnostics', 'Treatments and procedures']);
    expect(screen.getByText('Valve repair')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('shows the lists an editor chose, and leaves empty ones out', async () => {
    const two = await show(heartCare(), {}, { Lists: 'Treatments, conditions' });
    expect(titles()).toEqual(['Conditions we treat', 'Treatments and procedures']);
    two.unmount();
    await show(heartCare({ conditions: [] }), {}, { Lists: 'Treatments,Conditions' });
    expect(titles()).toEqual(['Treatments and procedures']);
  });

  it('[E-070] shows visitors nothing when empty, and tells editors', async () => {
    const empty = await show(heartCare({ diagnostics: [] }), {}, { Lists: 'Diagnostics' });
    expect(empty.container).toBeEmptyDOMElement();
    empty.unmount();
    await show(heartCare({ diagnostics: [] }), { mode: 'edit' }, { Lists: 'Diagnostics' });
    expect(screen.getByRole('note')).toHaveTextContent('c_displayDiagnostics');
  });

  it('speaks Spanish', async () => {
    await show(heartCare(), { locale: 'es' });
    expect(screen.getByRole('heading', { name: 'Qué tratamos y cómo' })).toBeVisible();
  });
});
