import { screen, within } from '@testing-library/react';
import { drawSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { bareProvider, providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { ProviderHero } from './ProviderHero.tsx';

const breadcrumb = [
  { title: 'Home', path: '/' },
  { title: 'Find a doctor', path: '/find-provider' },
  { title: '*', path: '/find-provider/*' },
];

it('[D-160, D-172] shows name with titles, specialties, languages and places', async () => {
  const { container } = drawSection(ProviderHero, providerFixture(), { breadcrumb });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amara Okafor, MD, MPH');
  expect(screen.getByRole('link', { name: 'Family Medicine' })).toHaveAttribute(
    'href',
    '/find-doctor/specialty/family-medicine',
  );
  expect(screen.getByText('Spanish, Igbo')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Harbor Street Clinic/ })).toHaveAttribute('href', '#locations');
  await expectNoAxeViolations(container);
});

it('[R-161] names no language that an interpreter or the staff speaks', () => {
  const languages = [
    { name: 'Spanish', proficiency: 'Interpreter available' },
    { name: 'Igbo', proficiency: 'Basic' },
    { name: 'Hmong', proficiency: 'OFFICE_STAFF_ONLY' },
  ];
  const { unmount } = drawSection(ProviderHero, providerFixture({ languages }));
  expect(screen.getByText('Igbo')).toBeVisible();
  expect(screen.queryByText(/Spanish|Hmong/)).not.toBeInTheDocument();
  unmount();
  drawSection(ProviderHero, providerFixture({ languages: languages.slice(0, 1) }));
  expect(screen.queryByText('Speaks')).not.toBeInTheDocument();
});

it.each([
  [[{ name: 'Alder HMO' }, { name: 'Zephyr PPO' }, { name: 'alder hmo' }], 'Accepts 2 health plans'],
  [[{ name: 'Alder HMO' }], 'Accepts 1 health plan'],
])('says how many plans are accepted, each counted once, and leads to them', (plans, words) => {
  drawSection(ProviderHero, providerFixture({ plans }));
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '#plans');
});

it('says nothing of plans for somebody who is no physician', () => {
  drawSection(ProviderHero, providerFixture({ isPhysician: false }));
  expect(screen.queryByRole('link', { name: /health plan/ })).not.toBeInTheDocument();
});

it('shows the way here, the person last', () => {
  drawSection(ProviderHero, providerFixture(), { breadcrumb, locale: 'es' });
  const trail = within(screen.getByRole('navigation', { name: 'Usted está aquí' }));
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Find a doctor',
    'Amara Okafor',
  ]);
  expect(trail.getByRole('link', { name: 'Find a doctor' })).toHaveAttribute('href', '/es/find-provider');
});

it('[D-172] shows the portrait with its words, and a monogram without one', () => {
  const image = { url: 'https://photos.example/a.jpg', alternateText: 'Dr. Okafor at her desk' };
  const { unmount } = drawSection(ProviderHero, providerFixture({ image }));
  const portrait = screen.getByRole('img', { name: 'Dr. Okafor at her desk' });
  expect(portrait).toHaveAttribute('width', '230');
  expect(portrait).toHaveAttribute('height', '230');
  unmount();
  expect(drawSection(ProviderHero).container.querySelector('svg text')).toHaveTextContent('AO');
});

it('[D-172] shows a drawn portrait without words, since the name stands beside it', () => {
  const image = { url: '/-/media/art/portrait/x.svg', alternateText: 'Drawn portrait of Amara Okafor' };
  const { container } = drawSection(ProviderHero, providerFixture({ image }));
  expect(container.querySelector('img')).toHaveAttribute('src', image.url);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

it('draws what editors placed', () => {
  const rendering = {
    componentName: 'ProviderHero',
    uid: 'hero',
    placeholders: { 'provider-hero-{*}': [{ componentName: 'ProviderRating', uid: 'r' }] },
  };
  const { container } = drawSection(ProviderHero, undefined, {}, { rendering }, (name) => <em>{name}</em>);
  expect(container.querySelector('.PersonHero-placed em')).toHaveTextContent('provider-hero');
});

it('[D-003, X-073] shows nothing without a provider, and a bare name alone stands', () => {
  expect(
    renderOnPage(<ProviderHero rendering={{ componentName: 'x' }} params={{}} fields={{}} />).container,
  ).toBeEmptyDOMElement();
  drawSection(ProviderHero, bareProvider());
  expect(screen.getByRole('heading', { level: 1, name: 'Ana Lee' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('prints hostile names as text', () => {
  const { container } = drawSection(ProviderHero, bareProvider({ name: '<script>alert(1)</script>' }));
  expect(container.querySelector('script')).toBeNull();
});
