import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { image, renderContent, text } from '#tests/support/renderContent.tsx';
import { YoutubeVideo } from './YoutubeVideo.tsx';

describe('YoutubeVideo', () => {
  it.each(['dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'])(
    '[Q-133] plays %s, and asks nothing of YouTube before Play is pressed',
    async (id) => {
      const { container } = renderContent(YoutubeVideo, {
        fields: { VideoId: text(id), Title: text('A tour') },
      });
      expect(container.querySelector('iframe, img, script')).toBeNull();
      expect(container).toHaveTextContent('Plays from YouTube');
      await expectNoAxeViolations(container);
      fireEvent.click(screen.getByRole('button', { name: 'Play video: A tour' }));
      expect(screen.getByTitle('A tour')).toHaveAttribute(
        'src',
        expect.stringContaining('/embed/dQw4w9WgXcQ'),
      );
    },
  );

  it('is shown by the picture chosen for it, or by one drawn from its id, until it plays', () => {
    const film = { VideoId: text('dQw4w9WgXcQ'), Title: text('A tour') };
    const chosen = renderContent(YoutubeVideo, { fields: { ...film, Image: image() } });
    expect(chosen.container.querySelector('.VideoFacade-poster img')).toHaveAttribute(
      'src',
      '/-/media/clinic.jpg',
    );
    const drawn = renderContent(YoutubeVideo, { fields: film });
    expect(drawn.container.querySelector('.VideoFacade-poster svg')).toBeInTheDocument();
  });

  it('[X-025] tells editors when the id is missing', async () => {
    expect(renderContent(YoutubeVideo).container).toBeEmptyDOMElement();
    const { container } = renderContent(YoutubeVideo, {}, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Youtube Video ID is missing');
    await expectNoAxeViolations(container);
  });

  it('[X-067] tells editors when the id is none', () => {
    const fields = { VideoId: text('https://video.example/dQw4w9WgXcQ') };
    expect(renderContent(YoutubeVideo, { fields }).container).toBeEmptyDOMElement();
    renderContent(YoutubeVideo, { fields }, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent(
      'There was an issue with the YouTube video component. Verify the video ID provided is valid or please contact a developer.',
    );
  });

  it('speaks Spanish', () => {
    renderContent(YoutubeVideo, { fields: { VideoId: text('dQw4w9WgXcQ') } }, { locale: 'es' });
    expect(screen.getByRole('button', { name: 'Reproducir video: Video' })).toBeInTheDocument();
  });
});
