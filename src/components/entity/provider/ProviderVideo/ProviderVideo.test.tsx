import { screen } from '@testing-library/react';
import { drawSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { bareProvider } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { brightcoveFixture, pageFixture } from '#tests/support/renderOnPage.tsx';
import { ProviderVideo } from './ProviderVideo.tsx';

const config = { ...pageFixture().config, brightcove: brightcoveFixture('1', 'default') };

it('[D-014, D-172] offers the video and asks nothing of its host before Play', async () => {
  const { container } = drawSection(ProviderVideo, undefined, { config });
  expect(screen.getByRole('button', { name: /Play video/ })).toBeVisible();
  expect(container.querySelector('iframe, video')).toBeNull();
  await expectNoAxeViolations(container);
});

it('speaks Spanish', () => {
  drawSection(ProviderVideo, undefined, { config, locale: 'es' });
  expect(screen.getByRole('button', { name: /Reproducir/ })).toBeVisible();
});

it('[D-004] is not there without a video, or without an account', () => {
  expect(drawSection(ProviderVideo, bareProvider(), { config }).container).toBeEmptyDOMElement();
  expect(drawSection(ProviderVideo).container).toBeEmptyDOMElement();
});

it('[D-005, E-079] tells editors which of both is missing', () => {
  drawSection(ProviderVideo, bareProvider(), { mode: 'edit', config });
  expect(screen.getByRole('note')).toHaveTextContent('c_brightcoveVideoID');
  document.body.innerHTML = '';
  drawSection(ProviderVideo, undefined, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('need an account');
});
