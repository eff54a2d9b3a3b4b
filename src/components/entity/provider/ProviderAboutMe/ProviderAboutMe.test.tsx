import { screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { bareProvider, providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderAboutMe } from './ProviderAboutMe.tsx';

expectSection(ProviderAboutMe, 'ProviderAboutMe', 'c_carePhilosophy');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderAboutMe);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

const rendering = {
  componentName: 'ProviderAboutMe',
  uid: 'about',
  params: { DynamicPlaceholderId: '1' },
  placeholders: { 'provider-about-1': [{ componentName: 'ProviderLanguages', uid: 'l' }] },
};
const drawName = (name: string) => <em>{name}</em>;

it('[D-161, D-172] care philosophy, own text under its label, and where to check in', () => {
  drawSection(ProviderAboutMe);
  expect(screen.getByRole('region', { name: 'About Me' })).toHaveTextContent('Most of my job is listening.');
  expect(screen.getByRole('heading', { level: 3, name: 'Your first visit' })).toBeVisible();
  expect(screen.getByText('Dr. Okafor looks after whole families.')).toBeVisible();
  expect(screen.getByText('Please check in on the second floor.')).toBeVisible();
});

it('takes only where to check in onto paper', () => {
  const { container, unmount } = drawSection(ProviderAboutMe);
  expect(screen.getByRole('region', { name: 'About Me' })).not.toHaveAttribute('data-print');
  expect(container.querySelector('.ProviderAboutMe-text')).toHaveAttribute('data-print', 'hide');
  unmount();
  drawSection(ProviderAboutMe, bareProvider({ carePhilosophy: providerFixture().carePhilosophy! }));
  expect(screen.getByRole('region', { name: 'About Me' })).toHaveAttribute('data-print', 'hide');
});

it('keeps its heading for what stands in it, when that has anything to say', () => {
  const languages = [{ name: 'Spanish' }];
  const { unmount } = drawSection(ProviderAboutMe, bareProvider({ languages }), {}, { rendering }, drawName);
  expect(screen.getByRole('region', { name: 'About Me' })).toHaveTextContent('provider-about');
  unmount();
  const { container } = drawSection(ProviderAboutMe, bareProvider(), {}, { rendering }, drawName);
  expect(container).toBeEmptyDOMElement();
});
