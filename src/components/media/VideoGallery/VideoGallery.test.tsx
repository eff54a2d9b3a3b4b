import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { youtubeIsReady } from '#tests/support/playerSays.ts';
import { expectEmptyBehaviour, items, renderContent, text } from '#tests/support/renderContent.tsx';
import { brightcoveFixture, pageFixture } from '#tests/support/renderOnPage.tsx';
import { VideoGallery } from './VideoGallery.tsx';

const config = { ...pageFixture().config, brightcove: brightcoveFixture('12', 'p') };
const videos = (count: number) => ({
  items: items(
    { Caption: text('Own'), BrightcoveVideoId: text('6071234567001') },
    ...Array.from({ length: count - 1 }, (_, index) => ({
      Caption: text(`Tube ${index + 1}`),
      YoutubeVideoId: text(`https://youtu.be/abcdefghij${index}`),
    })),
  ),
});
let scroll: ReturnType<typeof fakeIntersection>;
beforeEach(() => (scroll = fakeIntersection()));
afterEach(() => scroll.restore());
const thumb = (name: string) => screen.getByRole('button', { name });
const player = (title: string) => screen.queryByTitle<HTMLIFrameElement>(title);

it('[Q-143] shows videos of both hosts one at a time', async () => {
  const { container } = renderContent(VideoGallery, { fields: videos(3) }, { config });
  expect(screen.getByRole('region', { name: 'Videos' })).toBeVisible();
  expect(
    screen.getAllByRole('button', { name: /^Play video: / }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Play video: Own', 'Play video: Tube 1', 'Play video: Tube 2']);
  await expectNoAxeViolations(container);
});

it('[Q-367] keeps thumbnails and videos in step', async () => {
  renderContent(VideoGallery, { fields: videos(3) }, { config });
  await userEvent.click(thumb('Tube 2'));
  expect(screen.getByText('3 of 3')).toBeVisible();
  expect(thumb('Tube 2')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Previous video' }));
  expect(thumb('Tube 1')).toHaveAttribute('aria-current', 'true');
});

it('[Q-368] a slide that is left pauses its video', async () => {
  renderContent(VideoGallery, { fields: videos(2) }, { config });
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Own' }));
  await scroll.scrollTo(1);
  expect(player('Own')).not.toBeNull();
  await userEvent.click(thumb('Tube 1'));
  expect(player('Own')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Tube 1' }));
  await scroll.scrollTo(1);
  youtubeIsReady(player('Tube 1') as HTMLIFrameElement);
  const sent = jest.spyOn(player('Tube 1')?.contentWindow as Window, 'postMessage');
  await userEvent.click(thumb('Own'));
  expect(sent).toHaveBeenCalledWith(expect.stringContaining('pauseVideo'), expect.anything());
});

it.each([
  [3, false],
  [4, true],
])('[Q-369] with %d videos the thumbnails scroll: %s', (count, isScrolling) => {
  const { container } = renderContent(VideoGallery, { fields: videos(count) }, { config });
  const strip = container.querySelector('.Carousel-strip') as HTMLElement;
  expect(strip.classList.contains('Carousel-scrolling')).toBe(isScrolling);
  expect(within(strip).getAllByRole('button')).toHaveLength(count);
});

it('leaves out what is no video, and those of Brightcove on a site without an account', () => {
  const some = {
    items: items({ YoutubeVideoId: text('nonsense') }, { BrightcoveVideoId: text('6071234567001') }),
  };
  expect(renderContent(VideoGallery, { fields: some }).container).toBeEmptyDOMElement();
});

it('shows visitors nothing without videos, and editors what is missing', () => {
  expectEmptyBehaviour(VideoGallery, 'VideoGallery', 'BrightcoveVideoId, YoutubeVideoId');
});
