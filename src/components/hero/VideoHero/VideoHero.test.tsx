import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { contentWords, expectEmptyBehaviour, renderContent, text } from '#tests/support/renderContent.tsx';
import { placedProps } from '#tests/support/placed.ts';
import { brightcoveFixture, OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';
import { VideoHero } from './VideoHero.tsx';

const config = { ...pageFixture().config, brightcove: brightcoveFixture('12', 'p') };
const fields = {
  Headline: text('Care that moves with you'),
  Description: text('See a day at Alder Bay.'),
  BrightcoveVideoId: text('6071234567001'),
  LoopVideoId: text('/media/loop.webm'),
};
const breadcrumb = [
  { title: 'Home', path: '/' },
  { title: 'About us', path: '/about-us' },
  { title: 'A day here', path: '/about-us/day' },
];
let scroll: ReturnType<typeof fakeIntersection>;
const prefersLess = (matches: boolean) => {
  window.matchMedia = jest.fn(() => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};
beforeEach(() => {
  scroll = fakeIntersection();
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => undefined });
  prefersLess(false);
});
afterEach(() => scroll.restore());

it('[Q-116, Q-120, Q-117] shows headline, description, film and video below the breadcrumb', async () => {
  const { container } = renderContent(VideoHero, { fields }, { config, breadcrumb });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Care that moves with you');
  expect(screen.getByText('See a day at Alder Bay.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play video: Care that moves with you' })).toBeVisible();
  expect(screen.getByRole('navigation')).toHaveTextContent('A day here');
  await scroll.scrollTo(1);
  expect(container.querySelector('video')).toHaveAttribute('src', '/media/loop.webm');
  await expectNoAxeViolations(container);
});

it('[Q-363] the animation can be paused and played', async () => {
  renderContent(VideoHero, { fields }, { config });
  await userEvent.click(screen.getByRole('button', { name: 'Pause Animation' }));
  expect(screen.getByRole('button', { name: 'Play Animation' })).toBeVisible();
});

it('[Q-362] the animation does not start where less motion is asked for', async () => {
  prefersLess(true);
  const { container } = renderContent(VideoHero, { fields }, { config });
  await scroll.scrollTo(1);
  expect(container.querySelector('video')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play Animation' })).toBeVisible();
});

it('the film gives way to the video, and its button with it', async () => {
  const { container } = renderContent(VideoHero, { fields }, { config });
  await userEvent.click(screen.getByRole('button', { name: /^Play video/ }));
  await scroll.scrollTo(1);
  expect(container.querySelector('iframe')).toHaveAttribute('title', 'Care that moves with you');
  expect(container.querySelector('video')).toBeNull();
  expect(screen.queryByRole('button', { name: /Animation/ })).not.toBeInTheDocument();
});

it('what the server sent of the breadcrumb stands while the browser knows none', () => {
  const html = renderToString(
    <OnPage page={pageFixture({ dictionary: contentWords.en })}>
      <VideoHero {...placedProps('VideoHero', { fields })} />
    </OnPage>,
  );
  expect(html).toContain('<div class="HeroFrame-crumbs"></div>');
});

it('stands without film and video, with a drawing', () => {
  const { container } = renderContent(VideoHero, { fields: { Headline: fields.Headline } });
  expect(container.querySelector('.VideoHero-film svg')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows visitors nothing without a headline, and editors what is missing', () => {
  expectEmptyBehaviour(VideoHero, 'VideoHero', 'Headline');
});
