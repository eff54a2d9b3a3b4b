import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { youtubeIsReady } from '#tests/support/playerSays.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { brightcoveFixture, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityMediaGallery } from './FacilityMediaGallery.tsx';

const brightcove = brightcoveFixture('12345', 'default');
const withAccount = { ...pageFixture().config, brightcove };

describe('FacilityMediaGallery', () => {
  let scroll: ReturnType<typeof fakeIntersection>;
  beforeEach(() => {
    scroll = fakeIntersection();
  });
  afterEach(() => scroll.restore());

  it('[D-101] shows photos, videos and their descriptions as slides', async () => {
    const { container } = renderOnPage(<FacilityMediaGallery />, {
      entity: facilityFixture(),
      config: withAccount,
    });
    expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
    expect(screen.getByRole('img', { name: /waiting room, with a view/ })).toBeInTheDocument();
    expect(screen.getByText('A visit, step by step')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Play video/ })).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it('asks nothing of a video’s host before Play', () => {
    const { container } = renderOnPage(<FacilityMediaGallery />, {
      entity: facilityFixture(),
      config: withAccount,
    });
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toMatch(/youtube|brightcove\.net|ytimg/);
  });

  it('[D-011, Q-368] pauses a playing video when its slide is left', async () => {
    const { container } = renderOnPage(<FacilityMediaGallery />, {
      entity: facilityFixture(),
      config: withAccount,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getAllByRole('button', { name: /^Play video/ })[0] as HTMLElement);
    await scroll.scrollTo(1);
    const player = container.querySelector('iframe') as HTMLIFrameElement;
    youtubeIsReady(player);
    const sent = jest.spyOn(player.contentWindow as Window, 'postMessage');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(sent).toHaveBeenCalledWith(
      expect.stringContaining('pauseVideo'),
      'https://www.youtube-nocookie.com',
    );
  });

  it('leaves out Brightcove slides on a site without an account, and tells editors why', () => {
    renderOnPage(<FacilityMediaGallery />, { entity: facilityFixture() });
    expect(screen.getAllByRole('group')).toHaveLength(2);
    const entity = bareFacility({ mediaGallery: [{ kind: 'brightcove', videoId: '1' }] });
    renderOnPage(<FacilityMediaGallery />, { entity, mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('need an account');
  });

  it('wakes without a difference from what the server wrote', async () => {
    const { complaints } = await hydrateOnPage(<FacilityMediaGallery />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
  });

  it('speaks Spanish', () => expectSpanish(FacilityMediaGallery, facilityFixture()));

  testEmptySection(FacilityMediaGallery, {
    missing: 'c_mediaGallery',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile alternative text as text', async () => {
    const image = { url: '/a.jpg', alternateText: HOSTILE_TEXT };
    await expectTextOnly(FacilityMediaGallery, bareFacility({ mediaGallery: [{ kind: 'photo', image }] }));
    expect(screen.getByRole('img', { name: HOSTILE_TEXT })).toBeInTheDocument();
  });
});
