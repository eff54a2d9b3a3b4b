import { screen } from '@testing-library/react';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { FacilityPicture } from './FacilityPicture.tsx';

const size = { width: 432, height: 287 };

describe('FacilityPicture', () => {
  it('shows the photo with its words', async () => {
    const image = { url: '/photo.jpg', alternateText: 'The entrance' };
    const { container } = renderOnPage(<FacilityPicture id="f1" image={image} {...size} />);
    expect(screen.getByRole('img', { name: 'The entrance' })).toHaveAttribute('src', '/photo.jpg');
    await expectNoAxeViolations(container);
  });

  it('draws the house’s own art in the page instead of fetching it', async () => {
    const image = { url: '/-/media/art/facility/f1.svg', alternateText: 'The clinic from the street' };
    const { container } = renderOnPage(<FacilityPicture id="f1" image={image} {...size} />);
    expect(container.querySelector('img')).toBeNull();
    expect(
      screen.getByRole('img', { name: 'The clinic from the street' }).querySelector('svg'),
    ).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('draws decoration where there is no picture', () => {
    const { container } = renderOnPage(<FacilityPicture id="f1" {...size} />);
    expect(container.querySelector('[data-art][aria-hidden="true"] svg')).not.toBeNull();
  });
});
