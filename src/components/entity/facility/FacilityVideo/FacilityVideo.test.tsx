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
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { brightcoveFixture, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityVideo } from './FacilityVideo.tsx';

describe('FacilityVideo', () => {
  let scroll: ReturnType<typeof fakeIntersection>;
  beforeEach(() => {
    scroll = fakeIntersection();
  });
  afterEach(() => scroll.restore());

  it('[D-102, S-353] loads the video by its id from the provider, after Play', async () => {
    const { container } = renderOnPage(<FacilityVideo />, { entity: facilityFixture() });
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(
      screen.getByRole('button', { name: 'Play video: Video about Harbor Street Urgent Care' }),
    );
    await scroll.scrollTo(1);
    expect(screen.getByTitle('Video about Harbor Street Urgent Care')).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.youtube-nocookie.com/embed/abcdefghijk'),
    );
    await expectNoAxeViolations(container);
  });

  it('[D-102] shows the Brightcove video of a site that has an account', async () => {
    const config = { ...pageFixture().config, brightcove: brightcoveFixture('12345', 'abc') };
    renderOnPage(<FacilityVideo />, {
      entity: facilityFixture({ youtubeVideoIds: [], brightcoveVideoId: '6012345' }),
      config,
    });
    await userEvent.click(screen.getByRole('button', { name: /^Play video/ }));
    await scroll.scrollTo(1);
    expect(screen.getByTitle(/^Video about/)).toHaveAttribute(
      'src',
      expect.stringContaining('players.brightcove.net/12345/abc_default/index.html?videoId=6012345'),
    );
  });

  it('shows the place until a film about it plays', () => {
    const { container } = renderOnPage(<FacilityVideo />, { entity: facilityFixture() });
    expect(container.querySelector('.VideoFacade-poster :is(img, svg)')).toBeInTheDocument();
  });

  it('wakes without a difference from what the server wrote', async () => {
    const { complaints } = await hydrateOnPage(<FacilityVideo />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
  });

  it('speaks Spanish', () => expectSpanish(FacilityVideo, facilityFixture()));

  testEmptySection(FacilityVideo, {
    missing: 'videos, c_brightcoveVideoID',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('cannot be talked into another address by an id', async () => {
    const id = '../evil"><script>';
    await expectTextOnly(FacilityVideo, bareFacility({ youtubeVideoIds: [id], name: HOSTILE_TEXT }));
    await userEvent.click(screen.getByRole('button', { name: /^Play video/ }));
    await scroll.scrollTo(1);
    const address = new URL(screen.getByTitle(/^Video about/).getAttribute('src') ?? '');
    expect(address.origin).toBe('https://www.youtube-nocookie.com');
    expect(address.pathname).toBe('/embed/' + encodeURIComponent(id));
  });
});
