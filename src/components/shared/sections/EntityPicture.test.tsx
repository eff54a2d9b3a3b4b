import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import { EntityPicture } from './EntityPicture.tsx';

const MOOD = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const size = { width: 240, height: 160 };
const scene = { url: '/-/media/art/scene/heart/art1.svg', alternateText: '' };

describe.each([
  ['EntityPicture', EntityPicture],
  ['CardPicture', CardPicture],
])('%s', (_, Picture) => {
  it.each([
    ['main', scene.url],
    ['plan', `${scene.url}?ramp=plan`],
  ] as const)('shows a drawing of its subject as a file, in the colours of the site %s', (variant, src) => {
    const { container } = renderOnPage(<Picture image={scene} art={MOOD} {...size} />, { variant });
    expect(container.querySelector('img')).toHaveAttribute('src', src);
    expect(container.querySelector('svg')).toBeNull();
    // Like every drawing it is not printed.
    expect(container.querySelector('[data-art] img')).not.toBeNull();
  });

  it('draws in the page what only sets a mood', () => {
    const mood = { url: '/-/media/art/story/a.svg', alternateText: '' };
    const { container } = renderOnPage(<Picture image={mood} art={MOOD} {...size} />);
    expect(container.querySelector('[data-art] svg')).not.toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });
});
