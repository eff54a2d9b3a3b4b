import { readPageFields } from '#src/declaration/pageFields.ts';
import { screen } from '@testing-library/react';
import {
  heartCare,
  type ListingWorld,
  rendering,
  showListing,
  stored,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedTaxonomy } from './RelatedTaxonomy.data.ts';
import { RelatedTaxonomy } from './RelatedTaxonomy.tsx';

const pageFields = readPageFields(
  {
    Services: stored(
      { id: '100574', label: 'Heart Care', entityId: 'svc1' },
      { id: '5', label: 'Old Service' },
    ),
    Specialties: stored({ id: '9', label: 'Cardiology' }),
    HealthTopics: stored({ id: '12', label: 'Heart health' }),
  },
  'en',
);
const show = (page = {}, world: ListingWorld = { services: { svc1: heartCare() } }) =>
  showListing(RelatedTaxonomy, loadRelatedTaxonomy, rendering('RelatedTaxonomy'), world, {
    pageFields,
    ...page,
  });

describe('RelatedTaxonomy', () => {
  it('names services, specialties and health topics of the page, each with its page', async () => {
    const { container } = await show();
    const hrefs = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(hrefs).toEqual([
      ['Heart Care', '/services/heart'],
      ['Old Service', '/search?query=%22Old+Service%22'],
      ['Cardiology', '/find-doctor/specialty/cardiology'],
      [
        'Heart health',
        '/health/articles?verticalKey=articles&facets=%5B%7B%22i%22%3A%22c_healthTopics.name%22%2C%22v%22%3A%5B%22Heart+health%22%5D%7D%5D',
      ],
    ]);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expectNoAxeViolations(container);
  });

  it('[Q-352] shows visitors nothing when empty', async () => {
    expect((await show({ pageFields: readPageFields({}, 'en') })).container).toBeEmptyDOMElement();
  });

  it('[E-085] tells editors when it is empty', async () => {
    const { container } = await show({ pageFields: readPageFields({}, 'en'), mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('No services, specialties or topics are set.');
    expect(screen.getByRole('note')).toHaveTextContent('Services, Specialties, Health topics');
    await expectNoAxeViolations(container);
  });

  it('on a Spanish page the words are those picked and the pages those of the English names', async () => {
    await show(
      {
        locale: 'es',
        pageFields: readPageFields(
          { Specialties: stored({ id: '9', label: 'Cardiología' }, { id: '8', label: 'Otra' }) },
          'es',
        ),
      },
      { englishNames: { 9: 'Cardiology' } },
    );
    expect(screen.getByRole('heading', { name: 'Temas relacionados' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cardiología' })).toHaveAttribute(
      'href',
      '/es/find-doctor/specialty/cardiology',
    );
    expect(screen.queryByRole('link', { name: 'Otra' })).toBeNull();
    expect(screen.getByText('Otra')).toBeVisible();
  });
});
