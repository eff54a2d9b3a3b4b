import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { FeaturedPromo } from './FeaturedPromo.tsx';

describe('FeaturedPromo', () => {
  const fields = {
    Headline: text('They listened'),
    PromoText: text('Stories.'),
    Image: image(),
    PromoLink: link('/stories', 'Read'),
  };
  it.each(['left', 'right'])('[Q-153, Q-179] tells a story with its picture on the %s', async (Position) => {
    const { container } = renderContent(FeaturedPromo, { fields, params: { Media: 'image', Position } });
    expect(screen.getByRole('heading', { level: 2, name: 'They listened' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/stories');
    expect(container.querySelector(`.FeaturedPromo--${Position}`)).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(FeaturedPromo, 'FeaturedPromo', 'Headline');
  });
});
