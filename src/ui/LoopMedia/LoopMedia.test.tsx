import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { LoopMedia, loopSource, useAnimation, type LoopSource } from './LoopMedia.tsx';

const account = { playersUrl: 'https://players.brightcove.net', account: '12', player: 'p' };
const file: LoopSource = { kind: 'file', src: '/media/loop.webm' };
const brightcove: LoopSource = { kind: 'brightcove', videoId: '6071234567001', ...account };

let scroll: ReturnType<typeof fakeIntersection>;
const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
beforeEach(() => {
  scroll = fakeIntersection();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  play.mockClear();
  pause.mockClear();
});
afterEach(() => scroll.restore());
const draw = (source: LoopSource, isRunning = true) => (
  <LoopMedia source={source} isRunning={isRunning} poster={<span>drawn</span>} />
);

it('[Q-365] loads once a quarter is in view, not before', async () => {
  const { container } = render(draw(file));
  await scroll.scrollTo(0.24);
  expect(container.querySelector('video')).toBeNull();
  await scroll.scrollTo(0.25);
  expect(container.querySelector('video')).toHaveAttribute('src', '/media/loop.webm');
  expect(container.querySelector('video')).toHaveProperty('muted', true);
  await expectNoAxeViolations(container);
});

it('[Q-364] plays from half in view on, and pauses below', async () => {
  const { rerender } = render(draw(file));
  await scroll.scrollTo(0.3);
  expect(play).not.toHaveBeenCalled();
  await scroll.scrollTo(0.5);
  expect(play).toHaveBeenCalledTimes(1);
  pause.mockClear();
  await scroll.scrollTo(0.49);
  expect(pause).toHaveBeenCalled();
  await scroll.scrollTo(1);
  expect(play).toHaveBeenCalledTimes(2);
  pause.mockClear();
  rerender(draw(file, false));
  expect(pause).toHaveBeenCalled();
});

it('a player of Brightcove is there only while it plays, silent and without controls', async () => {
  const { container, rerender } = render(draw(brightcove));
  await scroll.scrollTo(1);
  const address = new URL(container.querySelector('iframe')?.getAttribute('src') ?? '');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    videoId: '6071234567001',
    muted: 'true',
    loop: 'true',
    controls: 'false',
  });
  await expectNoAxeViolations(container);
  rerender(draw(brightcove, false));
  expect(container.querySelector('iframe')).toBeNull();
});

it.each([
  ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch')), 'hidden'],
  ['can be had', () => Promise.resolve({ type: 'opaque' } as Response), 'visible'],
])(
  'a player of Brightcove that %s: its frame is shown or the poster stands alone',
  async (_, answer, visibility) => {
    globalThis.fetch = jest.fn(answer);
    const { container } = render(draw(brightcove));
    await scroll.scrollTo(1);
    const player = container.querySelector('iframe') as HTMLIFrameElement;
    expect(player.style.visibility).toBe('hidden');
    await act(async () => void fireEvent.load(player));
    expect(player.style.visibility).toBe(visibility);
  },
);

it('loads nothing while it does not run', async () => {
  const { container } = render(draw(file, false));
  await scroll.scrollTo(1);
  expect(container.querySelector('video')).toBeNull();
  expect(container).toHaveTextContent('drawn');
});

describe('useAnimation', () => {
  const reduced = (matches: boolean) => {
    window.matchMedia = jest.fn(() => ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  };
  function Probe({
    source,
    seen,
  }: {
    source: LoopSource;
    seen: (state: ReturnType<typeof useAnimation>) => void;
  }) {
    const times = useRef(0);
    times.current += 1;
    seen(useAnimation(source));
    return null;
  }
  const probe = (source: LoopSource) => {
    let state: ReturnType<typeof useAnimation> | undefined;
    render(<Probe source={source} seen={(next) => (state = next)} />);
    return () => state!;
  };

  it.each([
    ['[Q-362] a file runs by itself', file, false, true],
    ['[Q-362] not where less motion is asked for', file, true, false],
    ['another site is asked nothing by itself', brightcove, false, false],
  ])('%s', (_row, source, matches, isRunning) => {
    reduced(matches);
    expect(probe(source)().isRunning).toBe(isRunning);
  });

  it('[Q-363] can be changed by the visitor, also where less motion is asked for', () => {
    reduced(true);
    const state = probe(file);
    act(() => state().toggle());
    expect(state().isRunning).toBe(true);
    act(() => state().toggle());
    expect(state().isRunning).toBe(false);
  });
});

it.each([
  ['6071234567001', account, 'brightcove'],
  ['6071234567001', undefined, undefined],
  ['/media/loop.webm', undefined, 'file'],
  ['/-/media/loop.MP4', account, 'file'],
  ['//elsewhere.example.org/a.mp4', account, undefined],
  ['https://elsewhere.example.org/a.mp4', account, undefined],
  ['"><x', account, undefined],
  ['', account, undefined],
])('%s with %j is %s', (written, own, kind) => {
  expect(loopSource(written, own)?.kind).toBe(kind);
});
