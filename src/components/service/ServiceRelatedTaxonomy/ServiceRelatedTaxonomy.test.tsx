import { screen } from '@testing-library/react';
import {
  drawnOnServicePage,
  heartCare,
  heartPage,
  rendering,
  showListing,
} from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadServiceRelatedTaxonomy } from './ServiceRelatedTaxonomy.data.ts';
import { ServiceRelatedTaxonomy } from './ServiceRelatedTaxonomy.tsx';

const show = drawnOnServicePage('ServiceRelatedTaxonomy', ServiceRelatedTaxonomy, loadServiceRelatedTaxonomy);

describe('ServiceRelatedTaxonomy', () => {
  it('[Q-162, Q-230] names specialties, conditions, procedures and reasons, each with its page', async () => {
    const { container } = await show();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Specialties',
      'Conditions',
      'Procedures',
      'Reasons for a visit',
    ]);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cardiology', '/find-doctor/specialty/cardiology'],
      ['Heart failure', '/search?query=%22Heart+failure%22'],
      ['Echocardiogram', '/search?query=%22Echocardiogram%22'],
      ['Chest pain checkup', '/search?query=%22Chest+pain+checkup%22'],
    ]);
    await expectNoAxeViolations(container);
  });

  it('on a Spanish page doctors are those of the English name, and a search is asked in Spanish', async () => {
    const taxonomy = {
      ...heartCare().taxonomy,
      specialties: [{ id: 'spec1', name: 'Cardiología' }],
      conditions: [{ id: 'cond1', name: 'Insuficiencia cardíaca' }],
    };
    const services = { svc1: heartCare({ taxonomy }), 'en svc1': heartCare() };
    await showListing(
      ServiceRelatedTaxonomy,
      loadServiceRelatedTaxonomy,
      rendering('ServiceRelatedTaxonomy'),
      { services },
      { pageFields: heartPage, locale: 'es' },
    );
    expect(screen.getByRole('link', { name: 'Cardiología' })).toHaveAttribute(
      'href',
      '/es/find-doctor/specialty/cardiology',
    );
    expect(screen.getByRole('link', { name: 'Insuficiencia cardíaca' })).toHaveAttribute(
      'href',
      '/es/search?query=%22Insuficiencia+card%C3%ADaca%22',
    );
  });

  it('[Q-352] shows visitors nothing when empty', async () => {
    const taxonomy = { specialties: [], procedures: [], conditions: [], reasons: [] };
    expect((await show(heartCare({ taxonomy }))).container).toBeEmptyDOMElement();
  });

  it('[E-085] tells editors when it is empty', async () => {
    const taxonomy = { specialties: [], procedures: [], conditions: [], reasons: [] };
    const { container } = await show(heartCare({ taxonomy }), { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('c_servicePageService');
    await expectNoAxeViolations(container);
  });
});
