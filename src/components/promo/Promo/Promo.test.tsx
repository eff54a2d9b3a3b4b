import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { Promo } from './Promo.tsx';

describe('Promo', () => {
  const fields = {
    Headline: text('Flu shots'),
    PromoText: text('<p>Walk in.</p>'),
    Image: image(),
    Icon: text('fas-syringe'),
    PromoLink: link('/flu', 'Where'),
  };
  it.each([
    ['[S-109, Q-179] Default', 'Default', true, false],
    ['[S-109, Q-179] WithImage', 'WithImage', true, false],
    ['[S-109, Q-179] WithIcon', 'WithIcon', false, true],
  ])('variant %s', async (_, FieldNames, hasImage, hasIcon) => {
    const { container } = renderContent(Promo, { fields, params: { FieldNames } });
    expect(screen.getByRole('heading', { name: 'Flu shots' })).toBeInTheDocument();
    expect(screen.getByText('Walk in.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Where' })).toHaveAttribute('href', '/flu');
    expect(screen.queryByRole('img') !== null).toBe(hasImage);
    expect(container.querySelector('.Promo-icon') !== null).toBe(hasIcon);
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Promo, 'Promo', 'Headline, PromoText');
  });
});
