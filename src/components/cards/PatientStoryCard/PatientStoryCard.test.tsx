import { screen } from '@testing-library/react';
import { drawCard, wireStory } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PatientStoryCard } from './PatientStoryCard.tsx';

it('[Q-226, Q-228, C-088] shows picture, subtitle, summary and date', async () => {
  const { container } = drawCard(PatientStoryCard, wireStory());
  expect(screen.getByRole('link', { name: 'A second spring' })).toHaveAttribute(
    'href',
    '/patient-stories/a-second-spring-story7',
  );
  expect(screen.getByText('Coronary artery disease, near Alder Bay')).toBeVisible();
  expect(screen.getByText('For Ann, small tasks had become long ones.')).toBeVisible();
  expect(screen.getByText('November 9, 2026')).toHaveAttribute('datetime', '2026-11-09');
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['416', '278']);
  await expectNoAxeViolations(container);
});

it('[Q-351] an unset date is not shown', () => {
  const { container } = drawCard(PatientStoryCard, wireStory({ c_publishedDate: '0001-01-01' }));
  expect(container.querySelector('time')).toBeNull();
  expect(container).not.toHaveTextContent('0001');
});

it('[R-174] is marked as a video when one tells it, else not', async () => {
  const { unmount } = drawCard(PatientStoryCard, wireStory({ c_brightcoveVideoID: '6071234567001' }));
  expect(screen.queryByRole('img', { name: 'Video' })).not.toBeInTheDocument();
  unmount();
  const video = { c_imageOrVideo: 'Video', c_brightcoveVideoID: '6071234567001' };
  const { container } = drawCard(PatientStoryCard, wireStory(video));
  expect(screen.getByRole('img', { name: 'Video' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows nothing without a result', () => {
  expect(drawCard(PatientStoryCard, undefined).container).toBeEmptyDOMElement();
});
