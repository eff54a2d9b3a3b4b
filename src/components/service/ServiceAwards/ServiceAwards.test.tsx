import { readPageFields } from '#src/declaration/pageFields.ts';
import { screen } from '@testing-library/react';
import { drawnOnServicePage, heartCare } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadServiceAwards } from './ServiceAwards.data.ts';
import { ServiceAwards } from './ServiceAwards.tsx';

const show = drawnOnServicePage('ServiceAwards', ServiceAwards, loadServiceAwards);

describe('ServiceAwards', () => {
  it('[Q-158, Q-047] shows the awards of the service, with the way to all of its awards', async () => {
    const { container } = await show();
    expect(screen.getByRole('heading', { level: 2, name: 'Awards and recognition' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Name of award0' })).toBeVisible();
    const facets = JSON.stringify([{ i: 'c_awardServices.name', v: ['Heart Care'] }]);
    expect(screen.getByRole('link', { name: 'All awards' })).toHaveAttribute(
      'href',
      `/about-us/awards?${new URLSearchParams({ verticalKey: 'awards', facets })}`,
    );
    await expectNoAxeViolations(container);
  });

  it('[C-125, Q-404] shows six of them, or as many as the editor says', async () => {
    const six = await show();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    six.unmount();
    await show(heartCare(), {}, { Limit: '2' });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('[Q-353] shows visitors nothing when there are none', async () => {
    expect((await show(heartCare({ awards: [] }))).container).toBeEmptyDOMElement();
    expect(
      (await show(heartCare(), { pageFields: readPageFields({}, 'en') })).container,
    ).toBeEmptyDOMElement();
  });

  it('[E-086] tells editors when there are none', async () => {
    const { container } = await show(heartCare({ awards: [] }), { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('No awards are listed for this page.');
    await expectNoAxeViolations(container);
  });

  it('speaks Spanish', async () => {
    await show(heartCare(), { locale: 'es' });
    expect(screen.getByRole('heading', { name: 'Premios y reconocimientos' })).toBeVisible();
  });
});
