import { screen } from '@testing-library/react';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { drawPart, expectOnlyForEditors } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PatientStoryMedia } from './PatientStoryMedia.tsx';
import { brightcoveFixture, pageFixture } from '#tests/support/renderOnPage.tsx';

/** A site with an account at Brightcove. */
const config = { ...pageFixture().config, brightcove: brightcoveFixture('123', 'p') };

const part = { name: 'PatientStoryMedia', Component: PatientStoryMedia } as const;

describe('PatientStoryMedia', () => {
  it('[D-141, R-174] plays the video that tells the story, asking nothing of its host before', async () => {
    const { container } = await drawPart(part, storyFixture({ c_imageOrVideo: 'Video' }), { config });
    expect(screen.getByRole('button', { name: 'Play video: Video: A second spring for Ann' })).toBeVisible();
    expect(container.querySelector('#story-video')).not.toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['Image', config],
    ['Other', config],
    ['Video', pageFixture().config],
  ])('[D-141, R-174] shows the photo for %s', async (c_imageOrVideo, site) => {
    await drawPart(part, storyFixture({ c_imageOrVideo }), { config: site });
    expect(screen.getByRole('img', { name: 'Ann in her garden' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not show a drawing of the house a second time', async () => {
    const image = { url: '/-/media/art/story/story7.svg', alternateText: 'A drawing' };
    expect((await drawPart(part, storyFixture({ c_image: image }))).container).toBeEmptyDOMElement();
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareStory(), 'c_image');
  });

  it('speaks Spanish', async () => {
    const video = storyFixture({ c_imageOrVideo: 'Video' });
    const { container } = await drawPart(part, video, { config, locale: 'es' });
    expect(container).toHaveTextContent('Reproducir video');
  });
});
