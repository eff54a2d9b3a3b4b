import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { youtubeIsReady, youtubeSays } from '#tests/support/playerSays.ts';
import { LOAD_VISIBILITY, PAUSE_VISIBILITY } from './useShareInView.ts';
import { VideoFacade } from './VideoFacade.tsx';
import type { VideoSource } from './videoSource.ts';

const youtube: VideoSource = {
  kind: 'youtube',
  videoId: 'abcdefghijk',
  playerUrl: 'https://www.youtube-nocookie.com/embed',
};
const brightcove: VideoSource = {
  kind: 'brightcove',
  videoId: '60',
  playersUrl: 'https://players.brightcove.net',
  account: '12',
  player: 'p',
};
const words = {
  play: 'Play video',
  consent: 'Plays from YouTube.',
  loading: 'Loading the video',
  failed: 'The video is not loading right now.',
  retry: 'Try again',
  watch: 'Watch on YouTube',
  newWindow: '(opens in a new window)',
};

const facade = (source: VideoSource, isPaused = false) => (
  <VideoFacade source={source} title="A visit" words={words} isPaused={isPaused} />
);
const playButton = () => screen.queryByRole('button', { name: 'Play video: A visit' });
const play = () => userEvent.click(playButton() as HTMLElement);
const player = () => screen.queryByTitle<HTMLIFrameElement>('A visit');
const frame = () => player() as HTMLIFrameElement;
const said = () => screen.queryByRole('status');
const retry = () => screen.getByRole('button', { name: 'Try again: A visit' });
/** jsdom loads no frames: a frame has loaded when the test says so, as it does in browsers when it is blocked, too. */
const frameLoads = () => act(async () => void fireEvent.load(frame()));

let scroll: ReturnType<typeof fakeIntersection>;
beforeEach(() => {
  scroll = fakeIntersection();
});
afterEach(() => {
  scroll.restore();
  jest.useRealTimers();
});

/** Presses Play on a video all of which is in view. */
async function startPlaying(source: VideoSource) {
  const drawn = render(facade(source));
  await play();
  await scroll.scrollTo(1);
  return drawn;
}

describe('VideoFacade', () => {
  it('asks nothing of the provider and says who it is before Play', async () => {
    const { container } = render(facade(youtube));
    await scroll.scrollTo(1);
    expect(player()).toBeNull();
    expect(container.innerHTML).not.toMatch(/https?:/);
    expect(screen.getByText('Plays from YouTube.')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('[D-012, C-073, Q-365] loads once 25 percent are visible, not before', async () => {
    expect(LOAD_VISIBILITY).toBe(0.25);
    render(facade(youtube));
    await play();
    await scroll.scrollTo(0.24);
    expect(player()).toBeNull();
    await scroll.scrollTo(0.25);
    expect(frame().src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
  });

  it('[D-013, C-074, Q-364, Q-366] pauses when less than half is visible', async () => {
    expect(PAUSE_VISIBILITY).toBe(0.5);
    await startPlaying(youtube);
    youtubeIsReady(frame());
    const sent = jest.spyOn(frame().contentWindow as Window, 'postMessage');
    await scroll.scrollTo(0.5);
    expect(sent).not.toHaveBeenCalled();
    await scroll.scrollTo(0.49);
    expect(sent).toHaveBeenCalledWith(
      expect.stringContaining('pauseVideo'),
      'https://www.youtube-nocookie.com',
    );
  });

  it('takes a Brightcove player away to silence it, and offers Play again', async () => {
    render(facade(brightcove));
    await play();
    await scroll.scrollTo(0.3);
    expect(player()).not.toBeNull();
    await scroll.scrollTo(1);
    await scroll.scrollTo(0.2);
    expect(player()).toBeNull();
    expect(playButton()).toHaveFocus();
  });

  it('[D-014] never starts by itself, however much of it is in view', async () => {
    render(facade(youtube));
    await scroll.scrollTo(1);
    await scroll.scrollTo(0);
    await scroll.scrollTo(1);
    expect(player()).toBeNull();
  });

  it('[Q-361] starts with sound and controls after Play', async () => {
    await startPlaying(youtube);
    const address = new URL(frame().src);
    expect(address.searchParams.get('mute')).toBeNull();
    expect(address.searchParams.get('controls')).toBeNull();
    expect(address.searchParams.get('autoplay')).toBe('1');
    youtubeIsReady(frame());
    expect(frame()).toHaveFocus();
  });

  it('pauses when told from outside', async () => {
    const { rerender } = await startPlaying(youtube);
    youtubeIsReady(frame());
    const sent = jest.spyOn(frame().contentWindow as Window, 'postMessage');
    rerender(facade(youtube, true));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('that is left before its player came is offered again: it starts nowhere unseen', async () => {
    const { rerender } = await startPlaying(youtube);
    rerender(facade(youtube, true));
    expect(player()).toBeNull();
    expect(playButton()).toBeInTheDocument();
  });
});

describe('a player that', () => {
  it('is on its way is covered, said to load and holds the focus', async () => {
    const { container } = await startPlaying(youtube);
    expect(said()).toHaveTextContent('Loading the video');
    expect(said()).toHaveFocus();
    expect(frame()).toHaveAttribute('inert');
    await expectNoAxeViolations(container);
  });

  it('is there is uncovered, never to be covered by the clock', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { container } = await startPlaying(youtube);
    await frameLoads();
    youtubeIsReady(frame());
    act(() => jest.advanceTimersByTime(60_000));
    expect(said()).toBeNull();
    expect(frame()).not.toHaveAttribute('inert');
    jest.useRealTimers();
    await expectNoAxeViolations(container);
  });

  it('is asked as YouTube’s own script asks, until it answers', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await startPlaying(youtube);
    const sent = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => {});
    await frameLoads();
    act(() => jest.advanceTimersByTime(1100));
    expect(sent.mock.calls.length).toBe(3);
    expect(sent).toHaveBeenCalledWith(
      '{"event":"listening","id":1,"channel":"widget"}',
      'https://www.youtube-nocookie.com',
    );
    youtubeSays(frame(), { event: 'initialDelivery', info: {} });
    expect(sent).toHaveBeenLastCalledWith(expect.stringContaining('onError'), expect.anything());
    const { length } = sent.mock.calls;
    act(() => jest.advanceTimersByTime(2000));
    expect(sent.mock.calls.length).toBe(length);
  });

  it('never answers is left alone after a while', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await startPlaying(youtube);
    const sent = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => {});
    await frameLoads();
    act(() => jest.advanceTimersByTime(30_000));
    const { length } = sent.mock.calls;
    act(() => jest.advanceTimersByTime(30_000));
    expect(sent.mock.calls.length).toBe(length);
  });

  it.each([
    ['has loaded and says nothing', true, 5000],
    ['never loads', false, 10_000],
  ])('%s is told of, with ways on and the focus kept', async (_, isLoaded, ms) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { container } = await startPlaying(youtube);
    if (isLoaded) await frameLoads();
    act(() => jest.advanceTimersByTime(ms - 100));
    expect(said()).toHaveTextContent('Loading the video');
    act(() => jest.advanceTimersByTime(100));
    expect(said()).toHaveTextContent('The video is not loading right now.');
    expect(retry()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Watch on YouTube (opens in a new window)' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
    jest.useRealTimers();
    await expectNoAxeViolations(container);
  });

  it('comes late is shown all the same', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await startPlaying(youtube);
    act(() => jest.advanceTimersByTime(10_000));
    youtubeIsReady(frame());
    expect(said()).toBeNull();
    expect(frame()).toHaveFocus();
  });

  it('comes late where nobody looks any more is taken away', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await startPlaying(youtube);
    act(() => jest.advanceTimersByTime(10_000));
    await scroll.scrollTo(0.1);
    expect(said()).toHaveTextContent('The video is not loading right now.');
    youtubeIsReady(frame());
    expect(player()).toBeNull();
  });

  it('has no such video says so, also after it was there', async () => {
    await startPlaying(youtube);
    youtubeIsReady(frame());
    youtubeSays(frame(), { event: 'onError', info: 100 });
    expect(said()).toHaveTextContent('The video is not loading right now.');
    youtubeSays(frame(), { event: 'infoDelivery' });
    expect(said()).not.toBeNull();
  });

  it('the page’s policy forbids is told of at once', async () => {
    await startPlaying(youtube);
    const violation = (blockedURI: string) =>
      act(() => {
        const event = new Event('securitypolicyviolation');
        document.dispatchEvent(Object.assign(event, { effectiveDirective: 'frame-src', blockedURI }));
      });
    violation('https://forms.example.org');
    expect(said()).toHaveTextContent('Loading the video');
    violation('https://www.youtube-nocookie.com');
    expect(said()).toHaveTextContent('The video is not loading right now.');
  });

  it('is tried again loads anew', async () => {
    await startPlaying(youtube);
    const before = frame();
    youtubeSays(before, { event: 'onError', info: 5 });
    await userEvent.click(retry());
    expect(frame()).not.toBe(before);
    expect(said()).toHaveTextContent('Loading the video');
    expect(said()).toHaveFocus();
    youtubeIsReady(frame());
    expect(said()).toBeNull();
  });

  it.each([
    ['another window', { event: 'onReady' }, { source: window }],
    ['another site', { event: 'onReady' }, { origin: 'https://evil.example' }],
    ['no JSON', 'hello', {}],
    ['no event', { event: 7 }, {}],
  ])('is not believed to be there by a message of %s', async (_, message, from) => {
    await startPlaying(youtube);
    youtubeSays(frame(), message, from);
    expect(said()).toHaveTextContent('Loading the video');
  });

  it('is a stand-in of YouTube’s is spoken to on its own site and has no page to watch at', async () => {
    await startPlaying({ ...youtube, playerUrl: '/-/demo/youtube/embed' });
    youtubeSays(frame(), { event: 'onError', info: 100 }, { origin: location.origin });
    expect(retry()).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a Brightcove player', () => {
  const asks = jest.fn<Promise<Partial<Response>>, Parameters<typeof fetch>>();
  beforeEach(() => {
    asks.mockReset();
    globalThis.fetch = asks as unknown as typeof fetch;
  });

  it('is there when its frame has loaded and its script can be had', async () => {
    asks.mockResolvedValue({ ok: false, type: 'opaque' });
    await startPlaying(brightcove);
    expect(asks).not.toHaveBeenCalled();
    await frameLoads();
    const [address, options] = asks.mock.calls[0] ?? [];
    expect(String(address)).toBe('https://players.brightcove.net/12/p_default/index.min.js');
    expect(options).toMatchObject({ method: 'HEAD', mode: 'no-cors' });
    expect(said()).toBeNull();
    expect(frame()).toHaveFocus();
  });

  it.each([
    ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is gone from this site', () => Promise.resolve({ ok: false, type: 'basic' as const })],
  ])('that %s is told of, with another try', async (_, answer) => {
    asks.mockImplementation(answer);
    const { container } = await startPlaying(brightcove);
    await frameLoads();
    expect(said()).toHaveTextContent('The video is not loading right now.');
    expect(screen.queryByRole('link')).toBeNull();
    await expectNoAxeViolations(container);
    asks.mockResolvedValue({ ok: true, type: 'basic' });
    await userEvent.click(retry());
    await frameLoads();
    expect(said()).toBeNull();
  });

  it('that was left says nothing any more', async () => {
    let answer: (response: Partial<Response>) => void = () => undefined;
    asks.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await startPlaying(brightcove);
    await frameLoads();
    await scroll.scrollTo(0.1);
    await act(async () => answer({ ok: true }));
    expect(player()).toBeNull();
  });
});
