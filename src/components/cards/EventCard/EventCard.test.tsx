import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const place = (name: string, city: string, more = {}) => ({ name, address: { city }, ...more });
const event = {
  type: 'ce_seatRobotEvent',
  name: 'Preparing for Birth',
  slug: 'preparing-for-birth',
  website: '/find-event/preparing-for-birth-event209',
  c_startDateTime: '2026-11-22T10:00',
  c_endDateTime: '2026-11-22T12:30',
  c_multiDay: false,
  c_doesEventHasMoreDates: true,
  c_registerUrl: 'https://events.example/register/event209',
  c_teaserText: 'Breathing, comfort positions and what to expect.',
  c_isOnlineEvent: false,
  c_isPaid: false,
  c_eventType: 'Class',
  c_eventLocations: [place('Aspen Birth Center', 'Los Banos')],
};
const draw = (more: Record<string, unknown> = {}, options = {}) =>
  drawCard('Event', { ...event, ...more }, options);

it('[Q-218] says what it is, when, where, at what cost and where to register', async () => {
  const { container } = await draw();
  expect(screen.getByRole('heading', { level: 2, name: 'Preparing for Birth' })).toBeVisible();
  expect(screen.getByText('Class')).toBeVisible();
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByText('Sun, Nov 22, 2026, 10 am – 12:30 pm · More dates available')).toBeVisible();
  expect(screen.getByText('Aspen Birth Center, Los Banos')).toBeVisible();
  expect(screen.getByText('Breathing, comfort positions and what to expect.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register for Preparing for Birth' })).toHaveAttribute(
    'href',
    'https://events.example/register/event209',
  );
  await expectNoAxeViolations(container);
});

it('names kinds of events in the page’s language; those nobody foresaw as they come', async () => {
  await draw({ c_eventType: ['Support Group', 'Fair'] }, { page: { locale: 'es' } });
  expect(screen.getByText('Grupo de apoyo, Fair')).toBeVisible();
});

it('says in which language it is, where that is not the page’s', async () => {
  const { unmount } = await draw({ c_language: ['Spanish'] });
  expect(screen.getByText('In Spanish')).toBeVisible();
  unmount();
  const both = await draw({ c_language: ['English', 'Spanish'] });
  expect(screen.queryByText(/^In /)).not.toBeInTheDocument();
  both.unmount();
  await draw({ c_language: 'English' }, { page: { locale: 'es' } });
  expect(screen.getByText('En inglés')).toBeVisible();
});

it('leads to its own address, there being no pages of events, or to /404', async () => {
  const { unmount } = await draw();
  const link = () => screen.getByRole('link', { name: 'Preparing for Birth' });
  expect(link()).toHaveAttribute('href', '/find-event/preparing-for-birth-event209');
  unmount();
  await draw({ website: 'javascript:alert(1)' });
  expect(link()).toHaveAttribute('href', '/404');
});

it('says that it is online, costs something and lasts several days', async () => {
  await draw({
    c_isOnlineEvent: true,
    c_isPaid: 'true',
    c_eventLocations: [],
    c_multiDay: true,
    c_doesEventHasMoreDates: false,
  });
  expect(screen.getByText('Online')).toBeVisible();
  expect(screen.getByText('Fee applies')).toBeVisible();
  expect(screen.getByText('Sun, Nov 22, 2026, 10 am – 12:30 pm · Several days')).toBeVisible();
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

it('does not repeat what two dates already say', async () => {
  await draw({ c_multiDay: true, c_endDateTime: '2026-11-24T12:00', c_doesEventHasMoreDates: false });
  expect(screen.getByText('Sun, Nov 22, 10 am – Tue, Nov 24, 2026, 12 pm')).toBeVisible();
});

it('says nothing of a cost nobody told, and shows no unset date', async () => {
  const { container } = await draw({ c_isPaid: null, c_startDateTime: '0001-01-01T00:00' });
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
  expect(screen.queryByText('Fee applies')).not.toBeInTheDocument();
  expect(screen.getByText('More dates available')).toBeVisible();
  expect(container).not.toHaveTextContent('000');
});

it('names the nearest of its places, with its distance and how many more', async () => {
  const near = { distance: { metres: 9000, from: { kind: 'place', name: 'Davis' } } };
  await draw(
    {
      c_eventLocations: [
        place('Far House', 'Reno', { nearestToUser: 50_000 }),
        place('Near House', 'Tracy', { nearestToUser: 3218.688, nearestToFilter: 1609.344 }),
      ],
    },
    { result: near },
  );
  expect(screen.getByText('1 mile from Davis').closest('p')).toHaveTextContent(
    '1 mile from Davis · Near House, Tracy + 1 location',
  );
});

it('offers no registration at an unsafe address', async () => {
  await draw({ c_registerUrl: 'javascript:alert(1)' });
  expect(screen.queryByRole('link', { name: /Register/ })).not.toBeInTheDocument();
});

const other = (id: string, more: Record<string, unknown> = {}) => ({ id, data: { ...event, ...more } });

it('folds the other dates of its class, each with its place and the way to its page', async () => {
  const others = [
    other('event300', {
      c_startDateTime: '2026-12-05T10:00',
      c_endDateTime: undefined,
      website: '/find-event/b',
    }),
    other('event301', { c_startDateTime: '0001-01-01T00:00', c_isOnlineEvent: true }),
  ];
  const { container } = await draw({}, { others });
  // What is folded is there for all: one press, without scripts, too.
  expect(screen.getByText(/^More dates and places/)).toHaveTextContent(
    'More dates and places of Preparing for Birth',
  );
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  expect(screen.queryByText(/More dates available/)).not.toBeInTheDocument();
  const links = [...container.querySelectorAll('details a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sat, Dec 5, 2026, 10 am'.replace(/ am/, '\u00a0am'), '/find-event/b'],
    ['Preparing for Birth', '/find-event/preparing-for-birth-event209'],
  ]);
  expect(links[0]?.parentElement).toHaveTextContent(
    'Sat, Dec 5, 2026, 10 am · Aspen Birth Center, Los Banos',
  );
  expect(links[1]?.parentElement).toHaveTextContent('Preparing for Birth · Online');
  await expectNoAxeViolations(container);
});

it('names no town the other dates are not in, and says of dates at one place that they are dates', async () => {
  const davis = { name: 'Preparing for Birth, Davis' };
  await draw(davis, {
    others: [other('event300', { name: 'Preparing for Birth (online)', isOnline: true })],
  });
  expect(screen.getByText(/^More dates/)).toHaveTextContent('More dates of Preparing for Birth');
});

it('folds one date in Spanish', async () => {
  await draw({}, { others: [other('event300')], page: { locale: 'es' } });
  expect(screen.getByText(/^Más fechas/)).toHaveTextContent('Más fechas de Preparing for Birth');
});

it('tells a course by its first meeting and how many there are, and what it costs', async () => {
  const course = {
    ...{ c_startDateTime: '2027-01-14T10:00', c_endDateTime: '2027-01-28T12:00', c_multiDay: true },
    c_sessions: ['2027-01-14T10:00', '2027-01-21T10:00', '2027-01-28T10:00'],
    ...{ c_isPaid: true, c_price: 40, c_doesEventHasMoreDates: false },
  };
  const { unmount } = await draw(course);
  expect(
    screen.getByText('Thu, Jan 14, 2027, 10 am – 12 pm · 3 meetings, the last on Thu, Jan 28'),
  ).toBeVisible();
  expect(screen.getByText('$40')).toBeVisible();
  unmount();
  const { container } = await draw(course, { page: { locale: 'es' } });
  expect(screen.getByText(/3 reuniones, la última el jue, 28 de ene$/)).toBeVisible();
  expect(container.querySelector('.EventCard-leaf')).toHaveTextContent('14ene');
});

it('speaks Spanish', async () => {
  await draw({}, { page: { locale: 'es' } });
  expect(screen.getByText('Gratis')).toBeVisible();
  expect(screen.getByText(/^dom, 22 de nov de 2026, 10 a/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inscribirse en Preparing for Birth' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Preparing for Birth' })).toHaveAttribute(
    'href',
    '/es/find-event/preparing-for-birth-event209',
  );
});
