import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerMedia } from './VolunteerMedia.tsx';
import { brightcoveFixture, pageFixture } from '#tests/support/renderOnPage.tsx';

/** A site with an account at Brightcove. */
const config = { ...pageFixture().config, brightcove: brightcoveFixture('123', 'p') };

const part = { name: 'VolunteerMedia', Component: VolunteerMedia } as const;

describe('VolunteerMedia', () => {
  it('[D-263] shows the picture at 1280 by 720', async () => {
    const { container } = await drawPart(part, volunteerFixture(), { config });
    const image = screen.getByRole('img', { name: 'A dog beside a bed' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '720']);
    await expectNoAxeViolations(container);
  });

  it('[D-264, D-273] shows the videos under their heading, asking nothing of their hosts before', async () => {
    const { container } = await drawPart(part, volunteerFixture(), { config });
    expect(screen.getByRole('region', { name: 'Video' })).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Play video: Video about Therapy dog team, Davis',
      'Play video: A day with Rex',
      'Play video: Video about Therapy dog team, Davis',
    ]);
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('shows the work until a film about it plays', async () => {
    const { container } = await drawPart(part, volunteerFixture(), { config });
    const posters = [...container.querySelectorAll('.VideoFacade-poster img')];
    expect(posters.map((poster) => poster.getAttribute('alt'))).toEqual(['', '', '']);
  });

  it.each([
    ['neither an id nor such an entry', { c_brightcoveVideoID: undefined, videos: [] }, false],
    [
      'only a video elsewhere',
      { c_brightcoveVideoID: undefined, videos: [{ url: 'https://vimeo.com/1' }] },
      false,
    ],
    ['an id alone', { videos: undefined }, true],
    ['an entry alone', { c_brightcoveVideoID: undefined }, true],
  ])('[D-273] with %s the Video section is there: %s', async (_, wire, isThere) => {
    await drawPart(part, volunteerFixture(wire), { config });
    expect(screen.queryByRole('region', { name: 'Video' }) !== null).toBe(isThere);
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'c_image');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Reproducir video');
  });
});
