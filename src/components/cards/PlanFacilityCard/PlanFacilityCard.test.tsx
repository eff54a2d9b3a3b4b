import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const facility = {
  type: 'ce_shpFacility',
  name: 'Alder Hill Walk-In Clinic',
  slug: 'alder-hill-walk-in-clinic',
  address: { line1: '1003 Lupine Boulevard', city: 'Roseville', region: 'CA', postalCode: '95661' },
  c_shpPhone: '+19165550183',
  c_shpService: ['Urgent Care', 'Laboratory'],
  c_shpMedicalGroupAffiliation: ['Sacramento Medical Group', 'Coast Group', 'Redwood Physicians'],
  c_shpLicenseNumber: 'DL300118',
  c_shpNPI: '9300000118',
  c_shpDisplayComments: 'Please call before you go.',
};
const draw = (more: Record<string, unknown> = {}, options = {}) =>
  drawCard('PlanFacility', { ...facility, ...more }, options);

it('[S-203, Q-216] tells services, place, phone, medical groups, numbers and comments', async () => {
  const { container } = await draw();
  expect(screen.getByRole('heading', { name: 'Alder Hill Walk-In Clinic' })).toBeVisible();
  expect(screen.getByText('Urgent Care, Laboratory')).toBeVisible();
  expect(screen.getByText('1003 Lupine Boulevard, Roseville, CA 95661')).toBeVisible();
  expect(screen.getByRole('link', { name: '916-555-0183 (call Alder Hill Walk-In Clinic)' })).toHaveAttribute(
    'href',
    'tel:+19165550183',
  );
  expect(screen.getByRole('link', { name: 'Get Directions to Alder Hill Walk-In Clinic' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('1003 Lupine')),
  );
  expect(screen.getByText('Sacramento Medical Group · Coast Group +1')).toBeVisible();
  expect(screen.getByText('NPI 9300000118 · License DL300118')).toBeVisible();
  expect(screen.getByText('Please call before you go.')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('tells the distance the service gave, and no other', async () => {
  const { unmount } = await draw({}, { result: { distance: { metres: 3218.688, from: { kind: 'you' } } } });
  expect(screen.getByText('2 miles away from you')).toBeVisible();
  unmount();
  await draw();
  expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
});

it('has no column of actions without a phone and an address', async () => {
  const { container } = await draw({ c_shpPhone: 'none', address: {} });
  expect(container.querySelector('.CardFrame-actions')).toBeNull();
});

it('says whether it is open where its hours are known, else whom to ask', async () => {
  const always = { openIntervals: [{ start: '00:00', end: '23:59' }] };
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const { unmount } = await draw({ hours: Object.fromEntries(days.map((day) => [day, always])) });
  expect(screen.getByText('Open 24 hours')).toBeVisible();
  unmount();
  const { unmount: unmountUnknown } = await draw();
  expect(screen.getByText('Call for hours')).toBeVisible();
  unmountUnknown();
  const { container } = await draw({ c_shpPhone: 'none' });
  expect(container.querySelector('.CardFrame-state')).toBeNull();
});
