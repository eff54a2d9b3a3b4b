import { fireEvent, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, items, renderContent, text } from '#tests/support/renderContent.tsx';
import { ImageGallery } from './ImageGallery.tsx';

describe('ImageGallery', () => {
  const slides = (count: number) =>
    items(
      ...Array.from({ length: count }, (_, index) => ({
        Image: image(`/-/media/${index}.jpg`, `Room ${index}`),
        Caption: text(`Caption ${index}`),
      })),
      {},
    );
  it('[Q-142, Q-367] shows pictures with captions, thumbnails in step with the main one', async () => {
    const { container } = renderContent(ImageGallery, { fields: { items: slides(2) } }, { locale: 'es' });
    const region = screen.getByRole('region', { name: 'Imágenes' });
    expect(within(region).getByRole('img', { name: 'Room 0' })).toBeInTheDocument();
    expect(within(region).getByText('Caption 1')).toBeInTheDocument();
    const thumb = (index: number) => screen.getByRole('button', { name: `Caption ${index}` });
    expect(thumb(0)).toHaveAttribute('aria-current', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Imagen siguiente' }));
    expect(thumb(1)).toHaveAttribute('aria-current', 'true');
    expect(thumb(0)).not.toHaveAttribute('aria-current');
    await expectNoAxeViolations(container);
  });

  it.each([
    ['[Q-369] three slides do not scroll their thumbnails', 3, false],
    ['[Q-369] four do', 4, true],
  ])('%s', (_, count, isScrolling) => {
    const { container } = renderContent(ImageGallery, { fields: { items: slides(count) } });
    expect(container.querySelector('.Carousel-scrolling') !== null).toBe(isScrolling);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(ImageGallery, 'ImageGallery', 'Image');
  });
});
