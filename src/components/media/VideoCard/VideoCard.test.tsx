import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { expectEmptyBehaviour, image, renderContent, text } from '#tests/support/renderContent.tsx';
import { brightcoveFixture, pageFixture } from '#tests/support/renderOnPage.tsx';
import { VideoCard } from './VideoCard.tsx';

const config = { ...pageFixture().config, brightcove: brightcoveFixture('12', 'p') };
const fields = {
  Headline: text('A tour of the new wing'),
  Text: text('Two minutes.'),
  Image: image(),
  BrightcoveVideoId: text('6071234567001'),
};
let scroll: ReturnType<typeof fakeIntersection>;
beforeEach(() => (scroll = fakeIntersection()));
afterEach(() => scroll.restore());
const player = () => screen.queryByTitle<HTMLIFrameElement>('A tour of the new wing');

it('[Q-360] shows its picture under a button that plays the video', async () => {
  const { container } = renderContent(VideoCard, { fields }, { config });
  expect(container.querySelector('.VideoFacade img')).toHaveAttribute('src', '/-/media/clinic.jpg');
  expect(screen.getByRole('button', { name: 'Play video: A tour of the new wing' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('A tour of the new wing');
  await expectNoAxeViolations(container);
});

it('[Q-361, Q-364] plays with sound and controls, and stops below half in view', async () => {
  renderContent(VideoCard, { fields }, { config });
  await userEvent.click(screen.getByRole('button'));
  await scroll.scrollTo(1);
  const address = new URL(player()?.getAttribute('src') ?? '');
  expect(address.searchParams.get('videoId')).toBe('6071234567001');
  expect(address.searchParams.get('muted')).toBeNull();
  expect(address.searchParams.get('controls')).toBeNull();
  await scroll.scrollTo(0.49);
  expect(player()).toBeNull();
});

it('[Q-153] leaves the words to a promo that shows it', () => {
  const { container } = renderContent(VideoCard, { fields, params: { FieldNames: 'VideoOnly' } }, { config });
  expect(screen.getByRole('button', { name: 'Play video: A tour of the new wing' })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container).not.toHaveTextContent('Two minutes.');
});

it('draws a picture where there is none', () => {
  const { container } = renderContent(VideoCard, { fields: { ...fields, Image: undefined } }, { config });
  expect(container.querySelector('.VideoFacade-poster svg')).toBeInTheDocument();
});

it('shows visitors nothing when fields are empty, and editors which', () => {
  expectEmptyBehaviour(VideoCard, 'VideoCard', 'Headline, BrightcoveVideoId');
});

it.each([
  [
    '[X-066]',
    { ...fields, BrightcoveVideoId: text('x') },
    config,
    'Ensure the video ID provided is correct.',
  ],
  ['[X-065]', fields, pageFixture().config, 'Please contact a developer.'],
])('%s tells editors why there is no video', (_row, given, site, words) => {
  expect(renderContent(VideoCard, { fields: given }, { config: site }).container).toBeEmptyDOMElement();
  renderContent(VideoCard, { fields: given }, { config: site, mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(words);
});
