import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, link, renderContent } from '#tests/support/renderContent.tsx';
import { HeaderLogo } from './HeaderLogo.tsx';

describe('HeaderLogo', () => {
  it('[S-006] leads home, drawn from the house’s own art or from the picture chosen', async () => {
    const own = {
      Image: image('/-/media/art/logo/meridian.svg', 'Meridian Health'),
      Link: link('/', 'Meridian Health home'),
    };
    const { container, unmount } = renderContent(HeaderLogo, { fields: own });
    expect(screen.getByRole('link', { name: 'Meridian Health home' })).toHaveAttribute('href', '/');
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('Meridian Health');
    await expectNoAxeViolations(container);
    unmount();
    const other = renderContent(
      HeaderLogo,
      { fields: { Image: image('/-/media/logo.png', 'Plan') } },
      { locale: 'es' },
    );
    expect(screen.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/es');
    expect(other.container.querySelector('img')).toHaveAttribute('src', '/-/media/logo.png');
  });

  it('is called by the name a drawn logo shows, whatever the link says', () => {
    const Image = image('/-/media/art/logo/meridian.svg', 'Meridian Health');
    renderContent(HeaderLogo, { fields: { Image, Link: link('/', 'To the first page') } });
    expect(screen.getByRole('link')).toHaveAccessibleName('Meridian Health, To the first page');
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(HeaderLogo, 'HeaderLogo', 'Image');
  });
});
