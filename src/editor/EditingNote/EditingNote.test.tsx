import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { EditingNote } from './EditingNote.tsx';

describe('EditingNote', () => {
  it('[D-005] names the component and the empty fields while editing', async () => {
    const { container } = renderOnPage(<EditingNote name="Promo" missing={['Headline', 'Image']} />, {
      mode: 'edit',
    });
    expect(screen.getByRole('note')).toHaveTextContent('Promo');
    expect(screen.getByRole('note')).toHaveTextContent('Headline, Image');
    await expectNoAxeViolations(container);
  });

  it.each([['normal' as const], ['preview' as const]])('is not there in %s mode', (mode) => {
    const { container } = renderOnPage(<EditingNote name="Promo" reason="Because." />, { mode });
    expect(container).toBeEmptyDOMElement();
  });
});
