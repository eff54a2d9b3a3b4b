import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { Image } from './Image.tsx';

describe('Image', () => {
  it('[S-104] shows a picture with its caption, which may lead somewhere', async () => {
    const { container } = renderContent(Image, {
      fields: { Image: image(), Caption: text('The new wing'), TargetUrl: link('/wing', 'The wing') },
      params: { Styles: 'wide' },
    });
    expect(screen.getByRole('link', { name: 'A clinic' })).toHaveAttribute('href', '/wing');
    expect(screen.getByRole('figure')).toHaveTextContent('The new wing');
    expect(screen.getByRole('img', { name: 'A clinic' })).toHaveAttribute('width', '800');
    await expectNoAxeViolations(container);
  });

  it('names a link whose picture is decoration, and draws the house’s own art in the page', async () => {
    const { container } = renderContent(Image, {
      fields: { Image: image('/-/media/art/story/a.svg', ''), TargetUrl: link('/wing', 'The wing') },
    });
    expect(screen.getByRole('link', { name: 'The wing' })).toBeInTheDocument();
    expect(container.querySelector('svg')).not.toBeNull();
    expect(container.querySelector('img')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('shows a drawing that tells something as a file, with its words', () => {
    renderContent(Image, {
      fields: { Image: image('/-/media/art/room/exam-room/a.svg', 'Drawing of an exam room') },
    });
    expect(screen.getByRole('img', { name: 'Drawing of an exam room' })).toHaveAttribute(
      'src',
      '/-/media/art/room/exam-room/a.svg',
    );
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(Image, 'Image', 'Image');
  });
});
