import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, image, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { brightcoveFixture, pageFixture } from '#tests/support/renderOnPage.tsx';
import { FeaturedPromo } from './FeaturedPromo.tsx';

describe('FeaturedPromo', () => {
  const fields = {
    Headline: text('They listened'),
    PromoText: text('Stories.'),
    Image: image(),
    PromoLink: link('/stories', 'Read'),
  };
  it.each(['left', 'right'])('[Q-153, Q-179] tells a story with its picture on the %s', async (Position) => {
    const { container } = renderContent(FeaturedPromo, { fields, params: { Media: 'image', Position } });
    expect(screen.getByRole('heading', { level: 2, name: 'They listened' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/stories');
    expect(container.querySelector(`.FeaturedPromo--${Position}`)).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  const config = { ...pageFixture().config, brightcove: brightcoveFixture('12', 'p') };
  const film = { ...fields, BrightcoveVideoId: text('6071234567001') };
  it.each(['left', 'right'])('[Q-153] tells it with its video on the %s', (Position) => {
    const params = { Media: 'video', Position };
    const { container } = renderContent(
      FeaturedPromo,
      { fields: film, params, placeholders: { 'promo-video': [{ componentName: 'VideoCard' }] } },
      { config },
    );
    expect(container.querySelector(`.FeaturedPromo--${Position} .FeaturedPromo-video`)).toHaveTextContent(
      '[promo-video] VideoCard',
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['without an id', { ...film, BrightcoveVideoId: text('') }, config, 'Brightcove Video ID is missing'],
    ['of a strange id', { ...film, BrightcoveVideoId: text('x') }, config, 'Ensure the video ID'],
    ['on a site without an account', film, pageFixture().config, 'Please contact a developer.'],
  ])('[Q-153] a video %s leaves its picture to visitors and tells editors why', (_, given, site, words) => {
    const params = { Media: 'video' };
    const { container, unmount } = renderContent(
      FeaturedPromo,
      { fields: given, params, placeholders: { 'promo-video': [{ componentName: 'VideoCard' }] } },
      { config: site },
    );
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    expect(container).not.toHaveTextContent('VideoCard');
    expect(screen.queryByRole('note')).toBeNull();
    unmount();
    renderContent(FeaturedPromo, { fields: given, params }, { config: site, mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent(words);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(FeaturedPromo, 'FeaturedPromo', 'Headline');
  });
});
