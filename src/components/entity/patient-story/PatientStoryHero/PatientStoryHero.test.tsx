import { screen } from '@testing-library/react';
import { bareStory, storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { drawPart, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PatientStoryHero } from './PatientStoryHero.tsx';
import { brightcoveFixture, pageFixture } from '#tests/support/renderOnPage.tsx';

/** A site with an account at Brightcove. */
const config = { ...pageFixture().config, brightcove: brightcoveFixture('123', 'p') };

const part = { name: 'PatientStoryHero', Component: PatientStoryHero } as const;

describe('PatientStoryHero', () => {
  it('[D-130, D-132] shows title and subtitle', async () => {
    const { container } = await drawPart(part, storyFixture());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A second spring for Ann');
    expect(screen.getByText('Heart failure, near Alder Bay')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('[D-133, D-134, D-136, R-123] names affiliate, places and contributors, each with their page, without those who left', async () => {
    await drawPart(part, storyFixture());
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Ines Ortega, MD', '/find-provider/dr-ines-ortega-prov1'],
      ['Sam Lee, MD', '/find-provider/dr-sam-lee-md-prov2'],
      ['Harbor Hospital', '/find-location/facility/harbor-fac1'],
      ['Pier Clinic', '/find-location/facility/pier-fac2'],
      ['Bay Medical Group', '/health-plan/med-group/bay-aff1'],
    ]);
  });

  it('[D-135] shows the year it was published, and none for an unset date', async () => {
    const { unmount } = await drawPart(part, storyFixture());
    expect(screen.getByText('2024')).toBeVisible();
    unmount();
    await drawPart(part, storyFixture({ c_publishedDate: '0001-01-01T00:00:00Z' }));
    expect(screen.queryByText('Year')).toBeNull();
  });

  it('[D-131] shows the picture, or art without one', async () => {
    const { unmount } = await drawPart(part, storyFixture());
    const image = screen.getByRole('img', { name: 'Ann in her garden' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['432', '287']);
    unmount();
    const { container } = await drawPart(part, bareStory());
    expect(container.querySelector('[data-art] svg')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['Video', '6300000000001', true],
    ['Video', undefined, false],
    ['Image', '6300000000001', false],
  ])('[D-131, R-174] with %s and video %s leads to the video: %s', async (c_imageOrVideo, id, leads) => {
    await drawPart(part, storyFixture({ c_imageOrVideo, c_brightcoveVideoID: id }), { config });
    expect(screen.queryByRole('link', { name: 'Watch the story' })?.getAttribute('href')).toBe(
      leads ? '#story-video' : undefined,
    );
  });

  it('shows nothing without an entity, and speaks Spanish', async () => {
    expect((await drawPart(part, undefined)).container).toBeEmptyDOMElement();
    await expectSpanishPart(part, storyFixture(), 'Con la atención de');
  });
});
