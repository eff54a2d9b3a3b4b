import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { drawCard, wireStory, withBrightcove } from '#src/components/cards/testing/storyHarness.tsx';
import { cards } from '#src/i18n/en/cards.ts';
import { stories } from '#src/i18n/en/stories.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';
import { JumboStoryCard } from './JumboStoryCard.tsx';

const video = wireStory({ c_imageOrVideo: 'Video', c_brightcoveVideoID: '6071234567001' });

it('[C-089, Q-228] shows the picture at its size, headline, summary and date', async () => {
  const { container } = drawCard(JumboStoryCard, wireStory());
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['640', '427']);
  expect(screen.getByRole('heading', { name: 'A second spring' })).toBeVisible();
  expect(screen.getByText('November 9, 2026')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[R-174] plays the video of a story told by one, where scripts run', async () => {
  const { container } = drawCard(JumboStoryCard, video, { config: withBrightcove });
  expect(screen.getByRole('button', { name: 'Play video: A second spring' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('without scripts, or without an account, shows its picture with the mark of a video', () => {
  const html = renderToString(
    <OnPage page={pageFixture({ config: withBrightcove, dictionary: { ...cards, ...stories } })}>
      <JumboStoryCard result={video} />
    </OnPage>,
  );
  expect(html).not.toContain('<button');
  expect(html).toContain('aria-label="Video"');
  drawCard(JumboStoryCard, video);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('[Q-351] an unset date is not shown', () => {
  const { container } = drawCard(JumboStoryCard, wireStory({ c_publishedDate: '0001-01-01' }));
  expect(container.querySelector('time')).toBeNull();
});

it('shows nothing without a result', () => {
  expect(drawCard(JumboStoryCard, undefined).container).toBeEmptyDOMElement();
});
