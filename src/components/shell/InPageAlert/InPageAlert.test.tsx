import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { InPageAlert } from './InPageAlert.tsx';

describe('InPageAlert', () => {
  const fields = {
    Headline: text('Parking'),
    Text: text('<p>Use lot B today.</p>'),
    Link: link('/visitors/parking', 'Map'),
  };
  it('[S-021] says its words with their link, in variants Default and Error', async () => {
    const { container } = renderContent(InPageAlert, { fields });
    const notice = screen.getByRole('complementary', { name: 'Notice for this page' });
    expect(notice).toHaveTextContent('ParkingUse lot B today.Map');
    expect(container.querySelector('.Notice-info')).not.toBeNull();
    const error = renderContent(InPageAlert, { fields, params: { FieldNames: 'Error' } });
    expect(error.container.querySelector('.Notice-urgent')).not.toBeNull();
    error.unmount();
    await expectNoAxeViolations(container);
  });

  it('[S-027] leaves no box when it is empty', () => {
    expectEmptyBehaviour(InPageAlert, 'InPageAlert', 'Headline, Text');
  });
});
