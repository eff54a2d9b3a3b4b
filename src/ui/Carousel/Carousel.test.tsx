import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Carousel } from './Carousel.tsx';
import { carouselMeasures } from './carouselMeasures.ts';

const labels = {
  previous: 'Previous slide',
  next: 'Next slide',
  position: (slide: number, count: number) => `${slide} of ${count}`,
  carousel: 'carousel',
  slide: 'slide',
};
const slides = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    label: `View ${at + 1}`,
    content: <img alt={`Room ${at + 1}`} src="/room.jpg" width="300" height="150" />,
  }));

it('steps by its buttons, stops at both ends and says where it stands', async () => {
  const change = jest.fn();
  const { container } = render(
    <Carousel label="Photos" slides={slides(3)} labels={labels} onSlideChange={change} />,
  );
  expect(screen.getByRole('region', { name: 'Photos' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(change.mock.calls).toEqual([[1], [2]]);
  expect(screen.getByText('3 of 3')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[Q-367] keeps the main carousel and the thumbnails in sync', async () => {
  const { container } = render(<Carousel label="Photos" slides={slides(5)} labels={labels} thumbnails />);
  await userEvent.click(screen.getByRole('button', { name: 'View 4' }));
  expect(screen.getByText('4 of 5')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(screen.getByRole('button', { name: 'View 3', current: true })).toBeVisible();
  expect(screen.getAllByRole('button', { current: true })).toHaveLength(1);
  await expectNoAxeViolations(container);
});

it.each([
  [3, 'fixed'],
  [4, 'scrolling'],
])('[Q-369] with %i slides the thumbnails are %s: scrolling only above 3', (count, layout) => {
  render(<Carousel label="Photos" slides={slides(count)} labels={labels} thumbnails />);
  const strip = screen.getByRole('button', { name: 'View 1' }).closest('ul');
  expect(strip).toHaveClass(`Carousel-${layout}`);
  expect(within(strip as HTMLElement).getAllByRole('button')).toHaveLength(count);
});

it('holds the measures of the specification', () => {
  expect(carouselMeasures).toMatchObject({
    slideHeight: 590,
    gap: 16,
    thumbnailsPerPage: 3.4,
    thumbnail: { width: 300, height: 150 },
  });
});

it('[C-127] a strip of more than three shows 3.4 at a time', () => {
  const { thumbnailsPerPage: shown, gap, scrollingAbove } = carouselMeasures;
  expect([shown, scrollingAbove]).toEqual([3.4, 3]);
  const sheet = readFileSync('src/ui/Carousel/Carousel.css', 'utf8');
  const rule = /\.Carousel-scrolling > li \{([^}]*)\}/.exec(sheet)?.[1] ?? '';
  // Of the strip's width, without the gaps between what shows, each takes its part.
  expect(rule).toContain(`calc((100% - ${(shown - 1).toFixed(1)} * ${gap}px) / ${shown})`);
});

it('[C-083] up to three thumbnails are 300 by 150', () => {
  const { container } = render(<Carousel label="Photos" slides={slides(3)} labels={labels} thumbnails />);
  expect(container.querySelector('.Carousel-fixed')?.children).toHaveLength(3);
  const sheet = readFileSync('src/ui/Carousel/Carousel.css', 'utf8');
  const { width, height } = carouselMeasures.thumbnail;
  expect([width, height]).toEqual([300, 150]);
  expect(/\.Carousel-fixed > li \{([^}]*)\}/.exec(sheet)?.[1]).toContain(`flex: 0 1 ${width}px`);
  expect(/\.Carousel-thumb \{([^}]*)\}/.exec(sheet)?.[1]).toContain(`aspect-ratio: ${width / height}`);
});

it('has no controls for one slide and is nothing for none', () => {
  const { container, rerender } = render(
    <Carousel label="Photos" slides={slides(1)} labels={labels} thumbnails />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Carousel label="Photos" slides={[]} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});
