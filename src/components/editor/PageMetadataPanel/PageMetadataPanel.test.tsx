import { screen } from '@testing-library/react';
import { SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { facilityOf } from '#src/page/testing/pageWorld.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { contentWords } from '#tests/support/renderContent.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { PageMetadataPanel } from './PageMetadataPanel.tsx';

const stored = (label: string) => ({ value: JSON.stringify([{ id: label, label }]) });
const fields = {
  Title: { value: 'Heart care' },
  Description: { value: 'Care for the heart.' },
  ContributorEntity: stored('Ana Reyes, MD'),
  LocationsEntities: stored('Harbor Street'),
  Service: stored('Cardiology'),
  PublishedDate: { value: '2026-03-09T00:00:00Z' },
  TeaserImage: { value: { src: '/-/media/heart.jpg' } },
  'Meta Title': { value: 'Heart care near you' },
  'Meta Description': { value: 'For search engines.' },
  'Meta Keywords': { value: 'heart, care' },
  Specialties: stored('Cardiac surgery'),
};

const show = (page: Partial<PageProps> = {}, sent: object = fields) => {
  const layoutData = { sitecore: { context: {}, route: { name: 'x', placeholders: {}, fields: sent } } };
  return renderOnPage(
    <SitecoreContext componentFactory={() => null} layoutData={layoutData as never}>
      <PageMetadataPanel />
    </SitecoreContext>,
    { mode: 'edit', path: '/services/heart', dictionary: contentWords.en, ...page },
  );
};
const said = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );

it('[E-002, E-007, E-008, E-009, E-010, E-011, E-012, E-013, E-014, E-015, E-016, E-017] shows editors what the page says of itself', async () => {
  const { container } = show();
  expect(screen.getByText('Page Metadata')).toBeVisible();
  expect(said()).toMatchObject({
    Title: 'Heart care',
    Path: '/services/heart',
    Description: 'Care for the heart.',
    Contributor: 'Ana Reyes, MD',
    Locations: 'Harbor Street',
    Service: 'Cardiology',
    Published: 'March 9, 2026',
    'Teaser image': '/-/media/heart.jpg',
    'SEO title': 'Heart care near you',
    'SEO description': 'For search engines.',
    'SEO keywords': 'heart, care',
    Specialties: 'Cardiac surgery',
    'Health topics': 'Not set',
  });
  await expectNoAxeViolations(container);
});

it('a contributor the directory does not know is the name written', () => {
  show({}, { Contributor: { value: 'Sam Writer' } });
  expect(said()).toMatchObject({ Contributor: 'Sam Writer', Title: 'Not set' });
});

it('[E-018] shows what the page is about only where no entity of the directory says it', () => {
  show({ entity: facilityOf() });
  expect(Object.keys(said())).not.toContain('Specialties');
});

it('[E-020] offers nothing to rename the path with', () => {
  show();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([{ mode: 'normal' }, { mode: 'preview' }, { path: '/_404' }, { path: '/_500' }] as const)(
  '[E-019] shows nothing to visitors and on special pages: %p',
  (page) => {
    expect(show(page).container).toBeEmptyDOMElement();
  },
);
