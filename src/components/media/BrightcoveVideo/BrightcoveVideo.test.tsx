import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { brightcoveFixture, pageFixture } from '#tests/support/renderOnPage.tsx';
import { BrightcoveVideo } from './BrightcoveVideo.tsx';

describe('BrightcoveVideo', () => {
  const config = { ...pageFixture().config, brightcove: brightcoveFixture('42', 'main') };
  const fields = {
    BrightcoveVideoId: text('6300000012345'),
    Title: text('A tour'),
    Description: text('<p>Of the new wing</p>'),
  };
  it('[Q-132] plays with title and description, and asks nothing of Brightcove before Play is pressed', async () => {
    const { container } = renderContent(BrightcoveVideo, { fields }, { config });
    expect(container.querySelector('iframe, img, script')).toBeNull();
    expect(screen.getByRole('figure')).toHaveTextContent('A tourOf the new wing');
    await expectNoAxeViolations(container);
    fireEvent.click(screen.getByRole('button', { name: 'Play video: A tour' }));
    expect(screen.getByTitle('A tour')).toHaveAttribute(
      'src',
      expect.stringContaining('videoId=6300000012345'),
    );
  });

  it('[X-027, X-028] tells editors when the id is missing', async () => {
    expect(renderContent(BrightcoveVideo, {}, { config }).container).toBeEmptyDOMElement();
    const { container } = renderContent(BrightcoveVideo, {}, { config, mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent(
      'Brightcove Video ID is missing Please provide a valid video ID.',
    );
    await expectNoAxeViolations(container);
  });

  it('[X-066] tells editors when what they wrote is no id', () => {
    const wrong = { ...fields, BrightcoveVideoId: text('not a video') };
    expect(renderContent(BrightcoveVideo, { fields: wrong }, { config }).container).toBeEmptyDOMElement();
    renderContent(BrightcoveVideo, { fields: wrong }, { config, mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent(
      'The video could not be loaded. Ensure the video ID provided is correct.',
    );
  });

  it('[X-065] is left out where the site has no account, and editors are told', () => {
    expect(renderContent(BrightcoveVideo, { fields }).container).toBeEmptyDOMElement();
    renderContent(BrightcoveVideo, { fields }, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent(
      'There was an issue with the Brightcove video component. Please contact a developer.',
    );
  });

  it('speaks Spanish', () => {
    renderContent(BrightcoveVideo, { fields }, { config, locale: 'es' });
    expect(screen.getByRole('button', { name: 'Reproducir video: A tour' })).toBeInTheDocument();
  });
});
