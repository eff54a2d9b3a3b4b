import { screen } from '@testing-library/react';
import { editor } from '#src/i18n/es/editor.ts';
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

  it.each([
    [['Headline', 'Image'], 'Campos vacíos: Titular, Image'],
    [['c_awards', 'hours'], 'Sin datos en el directorio: Premios, hours'],
  ])(
    'calls component and fields as the page’s language has them, and says where %s are empty',
    (missing, said) => {
      const dictionary = {
        ...editor,
        'editor.component-Promo': 'Promoción',
        'editor.field-Headline': 'Titular',
        'editor.field-c_awards': 'Premios',
      };
      renderOnPage(<EditingNote name="Promo" missing={missing} />, { mode: 'edit', dictionary });
      expect(screen.getByText('Promoción')).toBeVisible();
      expect(screen.getByText(said)).toBeVisible();
    },
  );

  it.each([['normal' as const], ['preview' as const]])('is not there in %s mode', (mode) => {
    const { container } = renderOnPage(<EditingNote name="Promo" reason="Because." />, { mode });
    expect(container).toBeEmptyDOMElement();
  });
});
