import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { image, renderContent, text } from '#tests/support/renderContent.tsx';
import { LoopVideo } from './LoopVideo.tsx';

const fields = { LoopVideoId: text('/media/loop.webm'), Image: image() };
let scroll: ReturnType<typeof fakeIntersection>;
beforeEach(() => {
  scroll = fakeIntersection();
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => undefined });
  window.matchMedia = jest.fn(() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => scroll.restore());

it('[Q-363] has a button that pauses and plays the animation', async () => {
  const { container } = renderContent(LoopVideo, { fields });
  await scroll.scrollTo(1);
  expect(container.querySelector('video')).toHaveAttribute('src', '/media/loop.webm');
  await userEvent.click(screen.getByRole('button', { name: 'Pause Animation' }));
  expect(screen.getByRole('button', { name: 'Play Animation' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('without a film shows its picture, and without either nothing', () => {
  const { unmount } = renderContent(LoopVideo, { fields: { Image: image() } });
  expect(screen.getByRole('img', { name: 'A clinic' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  expect(renderContent(LoopVideo).container).toBeEmptyDOMElement();
});

it('[X-065] tells editors when the video cannot be shown', () => {
  const broken = { LoopVideoId: text('6071234567001') };
  expect(renderContent(LoopVideo, { fields: broken }).container).toBeEmptyDOMElement();
  renderContent(LoopVideo, { fields: broken }, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(
    'There was an issue with the Brightcove video component. Please contact a developer.',
  );
});

it('speaks Spanish', () => {
  renderContent(LoopVideo, { fields }, { locale: 'es' });
  expect(screen.getByRole('button', { name: 'Pausar animación' })).toBeVisible();
});
