import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const place = (name: string, city: string, more = {}) => ({ name, address: { city }, ...more });
const opportunity = {
  type: 'ce_volunteerOpportunity',
  name: 'Front desk greeter',
  slug: 'front-desk-greeter',
  c_subheadDescriptionV2:
    '<p>Welcome visitors &amp; walk people to their visits.</p><script>alert(1)</script>',
  c_healthcareFacility: [place('Birch Avenue Health Center', 'Burlingame')],
  c_departmentOrSpecialty: 'Guest services',
  c_volunteerAge: '16 and over',
  c_hasApplication: true,
  applicationUrl: 'https://volunteer.example/apply/vol051',
};
const draw = (more: Record<string, unknown> = {}, options = {}) =>
  drawCard('VolunteerOpportunity', { ...opportunity, ...more }, options);

it('[Q-224] says what to do, in which department, where, from which age, and how to apply', async () => {
  const { container } = await draw();
  expect(screen.getByRole('link', { name: 'Front desk greeter' })).toHaveAttribute(
    'href',
    '/volunteering/opportunities/front-desk-greeter-id1',
  );
  expect(screen.getByText('Welcome visitors & walk people to their visits.')).toBeVisible();
  expect(screen.getByText('Guest services')).toBeVisible();
  expect(screen.getByText('Age: 16 and over')).toBeVisible();
  expect(screen.getByText('Accepting applications')).toBeVisible();
  expect(screen.getByText('Birch Avenue Health Center, Burlingame')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply for Front desk greeter' })).toHaveAttribute(
    'href',
    'https://volunteer.example/apply/vol051',
  );
  await expectNoAxeViolations(container);
});

it.each([
  ['[Q-345] one more location', 1, '+ 1 location'],
  ['[Q-346] several more locations', 3, '+ 3 locations'],
])('%s', async (_, more, words) => {
  const others = Array.from({ length: more }, (__, at) => place(`Other ${at}`, 'Tracy'));
  await draw({ c_healthcareFacility: [...opportunity.c_healthcareFacility, ...others] });
  expect(screen.getByText(`Birch Avenue Health Center, Burlingame ${words}`)).toBeVisible();
});

it.each([
  [
    '[R-027] exactly one mile',
    { nearestToFilter: 1609.344, nearestToUser: 90_000 },
    { kind: 'place', name: 'Davis' },
    '1 mile from Davis',
  ],
  [
    '[R-028] from the visitor when no place was searched near',
    { nearestToUser: 3218.688 },
    { kind: 'you' },
    '2 miles away from you',
  ],
])('the distance of its place: %s', async (_, distances, from, words) => {
  await draw(
    { c_healthcareFacility: [place('Birch Avenue', 'Burlingame', distances)] },
    { result: { distance: { metres: 9000, from } } },
  );
  expect(screen.getByText(words)).toBeVisible();
});

it('[A-83] no distance where nobody said where they are, whatever the service sends', async () => {
  await draw({ c_healthcareFacility: [place('Birch Avenue', 'Burlingame', { nearestToUser: 3218.688 })] });
  expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
});

it('the distance is never made up', async () => {
  await draw(
    { c_healthcareFacility: [place('Birch Avenue', 'Burlingame', { nearestToFilter: 'near' })] },
    { result: {} },
  );
  expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
});

it('offers no application where none is taken, or at an unsafe address', async () => {
  const { unmount } = await draw({ c_hasApplication: false });
  expect(screen.queryByRole('link', { name: /Apply/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Accepting applications')).not.toBeInTheDocument();
  unmount();
  await draw({ applicationUrl: 'javascript:alert(1)' });
  expect(screen.queryByRole('link', { name: /Apply/ })).not.toBeInTheDocument();
});

it.each([
  ['en', 'Waiting list open', 'Accepting applications'],
  ['es', 'Lista de espera abierta', 'Inscripción abierta'],
] as const)(
  'says in %s that an application is one for the waiting list',
  async (locale, words, otherwise) => {
    await draw({ c_status: 'WAITLIST_ONLY' }, { page: { locale } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(otherwise)).not.toBeInTheDocument();
  },
);

it.each([
  ['en', 'Not recruiting now'],
  ['es', 'No se buscan voluntarios por ahora'],
] as const)('says in %s that nobody is looked for', async (locale, words) => {
  await draw({ c_status: 'NOT_RECRUITING', c_hasApplication: false }, { page: { locale } });
  expect(screen.getByText(words)).toBeVisible();
});

it('speaks Spanish', async () => {
  await draw(
    { c_healthcareFacility: [...opportunity.c_healthcareFacility, place('B', 'C')] },
    { page: { locale: 'es' } },
  );
  expect(screen.getByText('Birch Avenue Health Center, Burlingame + 1 centro')).toBeVisible();
  expect(screen.getByText('Inscripción abierta')).toBeVisible();
});
