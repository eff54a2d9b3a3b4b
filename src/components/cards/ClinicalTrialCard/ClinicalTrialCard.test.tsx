import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const place = (name: string, city: string, more = {}) => ({ name, address: { city }, ...more });
const trial = {
  type: 'ce_researchStudy',
  name: 'A trial of follow-up phone calls',
  slug: 'follow-up-calls',
  c_shortDescription: 'Do calls at home help people with asthma?',
  c_clinicalType: 'Clinical',
  c_recruitingStatus: 'Active Not Recruiting',
  c_investigators: [{ name: 'Yusuf Dinh, MD' }],
  c_researchTopics: [{ name: 'Asthma' }],
  c_researchLocations: [place('Elk Grove Medical Center', 'Elk Grove'), place('Modesto Center', 'Modesto')],
};
const draw = (more: Record<string, unknown> = {}, options = {}) =>
  drawCard('ClinicalTrial', { ...trial, ...more }, options);

it('[Q-222, Q-223] shows status, short description, locations and topics of a trial', async () => {
  const { container } = await draw();
  expect(screen.getByText('Do calls at home help people with asthma?')).toBeVisible();
  expect(screen.getByText('Elk Grove Medical Center, Elk Grove + 1 location')).toBeVisible();
  expect(screen.getByText('Asthma')).toBeVisible();
  expect(screen.getByText(/Yusuf Dinh, MD/)).toBeVisible();
  await expectNoAxeViolations(container);
});

it('tells the status before everything else, and leads to the page of a trial', async () => {
  const { container } = await draw();
  expect(container.textContent).toMatch(/^Active, Not Recruiting/);
  expect(screen.getByRole('link', { name: 'A trial of follow-up phone calls' })).toHaveAttribute(
    'href',
    '/research/clinical-trials/follow-up-calls-id1',
  );
});

it('[Q-347] a derived status goes before the recruiting status', async () => {
  await draw({ c_derivedStatus: 'Open to Enrollment' });
  expect(screen.getByText('Open to Enrollment')).toBeVisible();
  expect(screen.queryByText('Active, Not Recruiting')).not.toBeInTheDocument();
});

it.each([
  ['an empty list', []],
  ['nothing', undefined],
  ['nonsense', 'x'],
])('[X-074] locations are Not Specified with %s', async (_, c_researchLocations) => {
  await draw({ c_researchLocations });
  expect(screen.getByText('Locations: Not Specified')).toBeVisible();
});

it('tells how far the nearest location is', async () => {
  const near = { distance: { metres: 9000, from: { kind: 'place', name: 'Davis' } } };
  await draw(
    {
      c_researchLocations: [
        place('Modesto Center', 'Modesto', { nearestToFilter: 90_000 }),
        place('Elk Grove Medical Center', 'Elk Grove', { nearestToFilter: 3218.688 }),
      ],
    },
    { result: near },
  );
  expect(screen.getByText('2 miles from Davis').closest('p')).toHaveTextContent('Elk Grove Medical Center');
});

it('speaks Spanish', async () => {
  await draw({ c_recruitingStatus: 'Coming Soon', c_researchLocations: [] }, { page: { locale: 'es' } });
  expect(screen.getByText('Próximamente')).toBeVisible();
  expect(screen.getByText('Centros: Sin especificar')).toBeVisible();
});
