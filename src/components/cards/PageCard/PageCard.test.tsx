import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { PageCard } from './PageCard.tsx';

const page = (more: object = {}) => ({
  id: 'p1',
  entityType: 'ce_sutterPage',
  data: { name: 'Forms', description: '<p>Forms &amp; records.</p>', website: '/patients/forms', ...more },
});

it('[Q-020, Q-085] a page of the site: its name, its summary and the way there', async () => {
  const { container } = drawCard(PageCard, page(), {}, { headingLevel: 3 });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Forms');
  expect(screen.getByRole('link', { name: 'Forms' })).toHaveAttribute('href', '/patients/forms');
  expect(screen.getByText('Forms & records.')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[Q-086] without an address leads to /404, in every language', () => {
  drawCard(PageCard, page({ website: undefined }), { locale: 'es' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/404');
});

it('a page whose bare address leads elsewhere is linked by its own', () => {
  drawCard(PageCard, page({ website: '/find-location' }), { locale: 'es' });
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/es/find-location?verticalKey=healthcare_facilities',
  );
});

it.each([
  ['a file', { c_resourceFile: { url: '/-/media/forms/one.pdf' } }, '/-/media/forms/one.pdf'],
  ['a file of the library', { landingPageUrl: '/-/media/library/1/one.pdf' }, '/-/media/library/1/one.pdf'],
  ['what stands elsewhere', { c_resourceLinkURL: 'https://a.example/b' }, 'https://a.example/b'],
])('a document leads to %s, the same in every language', (_, more, href) => {
  drawCard(PageCard, page({ website: undefined, ...more }), { locale: 'es' });
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it('shows nothing without a result', () => {
  expect(drawCard(PageCard, undefined).container).toBeEmptyDOMElement();
});
