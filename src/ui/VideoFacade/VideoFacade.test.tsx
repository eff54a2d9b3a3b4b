import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { LOAD_VISIBILITY, PAUSE_VISIBILITY } from './useShareInView.ts';
import { playerUrl, VideoFacade, type VideoSource } from './VideoFacade.tsx';

const youtube: VideoSource = { kind: 'youtube', videoId: 'abcdefghijk' };
const brightcove: VideoSource = { kind: 'brightcove', videoId: '60', account: '12', player: 'p' };
const words = { title: 'A visit', playLabel: 'Play video', consentText: 'Plays from YouTube.' };

const play = () => userEvent.click(screen.getByRole('button', { name: 'Play video: A visit' }));
const player = () => screen.queryByTitle<HTMLIFrameElement>('A visit');

describe('VideoFacade', () => {
  let scroll: ReturnType<typeof fakeIntersection>;
  beforeEach(() => {
    scroll = fakeIntersection();
  });
  afterEach(() => scroll.restore());

  it('asks nothing of the provider and says who it is before Play', async () => {
    const { container } = render(<VideoFacade source={youtube} {...words} />);
    await scroll.scrollTo(1);
    expect(player()).toBeNull();
    expect(container.innerHTML).not.toMatch(/https?:/);
    expect(screen.getByText('Plays from YouTube.')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('[D-012, C-073, Q-365] loads once 25 percent are visible, not before', async () => {
    expect(LOAD_VISIBILITY).toBe(0.25);
    render(<VideoFacade source={youtube} {...words} />);
    await play();
    await scroll.scrollTo(0.24);
    expect(player()).toBeNull();
    await scroll.scrollTo(0.25);
    expect(player()).toHaveAttribute('src', playerUrl(youtube));
  });

  it('[D-013, C-074, Q-364, Q-366] pauses when less than half is visible', async () => {
    expect(PAUSE_VISIBILITY).toBe(0.5);
    render(<VideoFacade source={youtube} {...words} />);
    await play();
    await scroll.scrollTo(1);
    const sent = jest.spyOn(player()?.contentWindow as Window, 'postMessage');
    await scroll.scrollTo(0.5);
    expect(sent).not.toHaveBeenCalled();
    await scroll.scrollTo(0.49);
    expect(sent).toHaveBeenCalledWith(
      expect.stringContaining('pauseVideo'),
      'https://www.youtube-nocookie.com',
    );
  });

  it('takes a Brightcove player away to silence it, and offers Play again', async () => {
    render(<VideoFacade source={brightcove} {...words} />);
    await play();
    await scroll.scrollTo(0.3);
    expect(player()).not.toBeNull();
    await scroll.scrollTo(1);
    await scroll.scrollTo(0.2);
    expect(player()).toBeNull();
    expect(screen.getByRole('button', { name: 'Play video: A visit' })).toBeInTheDocument();
  });

  it('[D-014] never starts by itself, however much of it is in view', async () => {
    render(<VideoFacade source={youtube} {...words} />);
    await scroll.scrollTo(1);
    await scroll.scrollTo(0);
    await scroll.scrollTo(1);
    expect(player()).toBeNull();
  });

  it('[Q-361] starts with sound and controls after Play', async () => {
    render(<VideoFacade source={youtube} {...words} />);
    await play();
    await scroll.scrollTo(1);
    const address = new URL(player()?.getAttribute('src') ?? '');
    expect(address.searchParams.get('mute')).toBeNull();
    expect(address.searchParams.get('controls')).toBeNull();
    expect(address.searchParams.get('autoplay')).toBe('1');
    expect(player()).toHaveFocus();
  });

  it('pauses when told from outside', async () => {
    const { rerender } = render(<VideoFacade source={youtube} {...words} />);
    await play();
    await scroll.scrollTo(1);
    const sent = jest.spyOn(player()?.contentWindow as Window, 'postMessage');
    rerender(<VideoFacade source={youtube} {...words} isPaused />);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
