import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, renderContent, text } from '#tests/support/renderContent.tsx';
import { ImageBanner } from './ImageBanner.tsx';

describe('ImageBanner', () => {
  it('[Q-141] shows a picture with a sentence', async () => {
    const { container } = renderContent(ImageBanner, {
      fields: { Image: image(), Headline: text('Tell us.') },
    });
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    expect(screen.getByText('Tell us.')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(ImageBanner, 'ImageBanner', 'Image');
  });
});
