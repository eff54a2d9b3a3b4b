import { screen, within } from '@testing-library/react';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { readPageFields } from '#src/declaration/pageFields.ts';
import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import { eventDates } from '#src/domain/events/eventDates.ts';
import { event as en } from '#src/i18n/en/event.ts';
import { event as es } from '#src/i18n/es/event.ts';
import { eventLanguage as enLanguage } from '#src/i18n/en/eventLanguage.ts';
import { eventLanguage as esLanguage } from '#src/i18n/es/eventLanguage.ts';
import { createLacks } from '#src/page/lacks.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placed, placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { eventInWords, loadEventDetails } from './EventDetails.data.ts';
import { EventDetails } from './EventDetails.tsx';

const NOW = new Date('2026-12-10T12:00:00Z');
const AFTER = new Date('2026-12-17T17:30:00Z');
const other = (id: string, start: string, more: object = {}) => ({
  ...{ id, name: `Gentle Yoga ${id}`, path: `/find-event/${id}`, dates: eventDates(start)!, isOnline: false },
  ...more,
});
const yoga: NetworkEvent = {
  id: 'event9',
  name: 'Gentle Yoga, Santa Cruz',
  path: '/find-event/gentle-yoga-event9',
  dates: eventDates('2026-12-17T08:30', '2026-12-17T09:30')!,
  doors: new Date('2026-12-17T16:15:00Z'),
  sessions: [],
  isOnline: false,
  places: [
    {
      name: 'Santa Cruz Medical Center',
      path: '/find-location/facility/santa-cruz-fac1',
      address: {
        line1: '1 Laurel Street',
        city: 'Santa Cruz',
        region: 'CA',
        postalCode: '95060',
        countryCode: 'US',
      },
    },
  ],
  room: 'Garden Room, ground floor',
  parking: 'Parking is free for two hours',
  teaser: 'Slow stretches in a chair or on a mat.',
  goodFor: 'Stiff joints',
  askFirst: 'Had surgery lately',
  leaders: [
    { id: 'prov1', name: 'Mei Zhao', path: '/find-provider/mei-zhao-prov1', role: 'Physical therapist' },
  ],
  languages: ['English', 'Spanish'],
  access: ['Step-free', 'hearing loop'],
  interpreters: 'Interpreters are free.',
  price: 0,
  seats: { left: 7, of: 18 },
  hasWaitingList: false,
  cancellation: 'Cancel by the evening before.',
  registerUrl: '/register/event9',
  otherDates: [
    other('a', '2026-12-24T08:30'),
    other('b', '2027-01-07T09:00', { seats: { left: 2 }, isOnline: true }),
  ],
};
const draw = (more: Partial<NetworkEvent> = {}, now = NOW, page: Partial<PageProps> = {}) => {
  const locale = page.locale ?? 'en';
  const data = eventInWords({ ...yoga, ...more }, locale, now);
  return renderOnPage(<EventDetails {...placedProps('EventDetails')} data={data} />, {
    dictionary: locale === 'es' ? { ...es, ...esLanguage } : { ...en, ...enLanguage },
    ...page,
  }).container;
};
const panel = () => screen.getByRole('region', { name: 'Take part' });

describe('EventDetails', () => {
  it('says when with its end and zone, where with the way there, what it costs and how to take part', async () => {
    const container = draw();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gentle Yoga, Santa Cruz');
    expect(screen.getByText('Thursday, December 17, 2026')).toBeVisible();
    expect(container).toHaveTextContent('8:30 am – 9:30 am, Pacific time, doors open at 8:15 am');
    expect(screen.getByRole('link', { name: 'Santa Cruz Medical Center' })).toHaveAttribute(
      'href',
      '/find-location/facility/santa-cruz-fac1',
    );
    expect(container).toHaveTextContent('Garden Room, ground floor1 Laurel Street, Santa Cruz, CA 95060');
    expect(screen.getByRole('link', { name: 'Get directions' }).getAttribute('href')).toMatch(
      /^https:.*1%20Laurel/,
    );
    expect(container).toHaveTextContent('Parking is free for two hours');
    expect(container).toHaveTextContent('Step-free, hearing loopInterpreters are free.');
    expect(panel()).toHaveTextContent('Freefor everyone7 of 18 places left');
    expect(screen.getByRole('link', { name: 'Register for Thu, Dec 17' })).toHaveAttribute(
      'href',
      '/register/event9',
    );
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/events/event9.ics',
    );
    expect(screen.getByRole('link', { name: 'Share' }).getAttribute('href')).toMatch(
      /^mailto:\?subject=Gentle%20Yoga%2C%20Santa%20Cruz%2C%20Thu%2C%20Dec%2017&body=https%3A/,
    );
    expect(screen.getByRole('link', { name: 'Mei Zhao' })).toBeVisible();
    const others = screen.getByRole('complementary', { name: 'Other dates and places' });
    expect(
      within(others)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'Thu, Dec 24Gentle Yoga a8:30\u00a0am',
      'Thu, Jan 7Gentle Yoga b9\u00a0am\u00a0· Online 2 places left',
    ]);
    await expectNoAxeViolations(container);
  });

  it.each<[string, Partial<NetworkEvent>, string, string | null]>([
    [
      'by phone',
      { registerUrl: undefined, phone: '4155550142' },
      'Call 415-555-0142 to sign up',
      'tel:+14155550142',
    ],
    [
      'by the waiting list',
      { seats: { left: 0, of: 18 }, hasWaitingList: true },
      'Join the waiting list',
      '/register/event9',
    ],
    ['at the next date when full', { seats: { left: 0, of: 18 } }, 'Go to Thu, Dec 24', '/find-event/a'],
  ] as [string, Partial<NetworkEvent>, string, string][])('leads on %s', async (_, more, name, href) => {
    const container = draw(more);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull();
    if (more.seats) expect(panel()).toHaveTextContent('Full');
    await expectNoAxeViolations(container);
  });

  it('keeps on paper what it costs, how to cancel and a number to call, and leaves out what is pressed or soon untrue', () => {
    const isPrinted = (words: string | RegExp) => !screen.getByText(words).closest('[data-print="hide"]');
    const { unmount } = renderOnPage(
      <EventDetails {...placedProps('EventDetails')} data={eventInWords(yoga, 'en', NOW)} />,
      { dictionary: en },
    );
    expect(['Free', 'Cancel by the evening before.'].filter(isPrinted)).toHaveLength(2);
    expect(['7 of 18 places left', 'Add to calendar', /^Register for/].filter(isPrinted)).toEqual([]);
    unmount();
    draw({ registerUrl: undefined, phone: '4155550142' });
    const call = screen.getByRole('link', { name: 'Call 415-555-0142 to sign up' });
    expect(call.closest('[data-print="hide"]')).toBeNull();
  });

  it('says that one just comes where nobody signs up, and counts nothing nobody told', () => {
    const { registerUrl: _register, seats: _seats, price: _price, ...rest } = yoga;
    const data = eventInWords(rest, 'en', NOW);
    renderOnPage(<EventDetails {...placedProps('EventDetails')} data={data} />, { dictionary: en });
    expect(panel()).toHaveTextContent('No need to sign up. Just come.');
    expect(panel()).not.toHaveTextContent(/left|Free|\$/);
  });

  it('online has no map, and says how one gets in', () => {
    const container = draw({ isOnline: true, places: [] });
    expect(container).toHaveTextContent('You get the link by email when you sign up.');
    expect(screen.queryByRole('link', { name: 'Get directions' })).toBeNull();
  });

  it('when it is over leads to the next date; a page that was kept holds both', async () => {
    const container = draw({}, AFTER);
    expect(screen.getByText('This event is over')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Thu, Dec 24' })).toHaveAttribute('href', '/find-event/a');
    expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull();
    expect(panel()).toHaveAttribute('data-over-at', '2026-12-17T17:30:00.000Z');
    expect(container.querySelector('[data-while="coming"]')).not.toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('when it is over and nobody knows another date, leads to all events', () => {
    draw({ otherDates: [] }, AFTER);
    expect(within(panel()).getByRole('link', { name: 'All classes and events' })).toHaveAttribute(
      'href',
      '/find-event',
    );
  });

  it('says what a price is, and of a course on which days it meets', () => {
    const sessions = ['2026-12-17T08:30', '2026-12-24T08:30'].map((one) => eventDates(one)!.start);
    const dates = eventDates('2026-12-17T08:30', '2026-12-24T09:30')!;
    const container = draw({ price: 12, priceNote: 'Free for members', dates, sessions });
    expect(panel()).toHaveTextContent('$12Free for members');
    expect(container).toHaveTextContent('2 meetings: see all daysThu, Dec 17Thu, Dec 24');
    expect(container).toHaveTextContent('8:30 am – 9:30 am, Pacific time');
  });

  it('speaks Spanish', async () => {
    const container = draw({}, NOW, { locale: 'es' });
    expect(container).toHaveTextContent('Jueves, 17 de diciembre de 2026');
    expect(container.querySelector('.EventDetails-tile')).toHaveTextContent('jue17dic');
    expect(container).toHaveTextContent('hora del Pacífico');
    expect(screen.getByRole('link', { name: /^Inscribirse para el jue, 17 de dic/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
      'href',
      '/api/events/event9.ics?locale=es',
    );
    expect(container.textContent).not.toMatch(/event\.[a-z]|\{/);
    await expectNoAxeViolations(container);
  });

  it('is loaded of the event the page is of, and shows nothing on other pages', async () => {
    const asked: string[] = [];
    const load = (fields: Record<string, string>) =>
      loadEventDetails(placed('EventDetails'), {
        pageFields: readPageFields(
          Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
          'en',
        ),
        directory: {
          event: async (id: string) => {
            asked.push(id);
            return { kind: 'found', value: yoga };
          },
        },
        locale: 'en',
        now: NOW,
      } as unknown as ComponentDataContext);
    expect((await load({ Entity: 'event9', EntityType: 'ce_seatRobotEvent' }))?.event.name).toBe(yoga.name);
    expect(await load({ Entity: 'post1', EntityType: 'wp_post' })).toBeUndefined();
    expect(asked).toEqual(['event9']);
    expect(renderOnPage(<EventDetails {...placedProps('EventDetails')} />).container).toBeEmptyDOMElement();
    renderOnPage(<EventDetails {...placedProps('EventDetails')} />, { mode: 'edit', dictionary: en });
    expect(screen.getByRole('note')).toHaveTextContent('EventDetails');
  });

  it('says of a provider who leads it what they practise, unless the event says what they are', async () => {
    const leaders: NetworkEvent['leaders'] = [
      { id: 'prov1', name: 'Ana Ruiz, MD', isProvider: true },
      { id: 'prov2', name: 'Bo Lind, MD', isProvider: true, role: 'Guest' },
      { id: 'prov3', name: 'Cy Dahl, MD', isProvider: true },
      { id: 'p4', name: 'Di Ek' },
    ];
    const asked: string[] = [];
    const data = await loadEventDetails(placed('EventDetails'), {
      pageFields: readPageFields(
        { Entity: { value: 'event9' }, EntityType: { value: 'ce_seatRobotEvent' } },
        'en',
      ),
      directory: {
        event: async () => ({ kind: 'found', value: { ...yoga, leaders } }),
        entity: async (entityTypeId: string, id: string) => {
          asked.push(id);
          if (id === 'prov3') throw new Error('down');
          return { kind: 'found', value: { entityTypeId, specialties: [{ name: 'Dermatology' }] } };
        },
      },
      locale: 'en',
      now: NOW,
      orElse: createLacks(() => undefined).orElse,
    } as unknown as ComponentDataContext);
    expect(data?.event.leaders.map(({ role }) => role)).toEqual([
      'Dermatology',
      'Guest',
      undefined,
      undefined,
    ]);
    expect(asked).toEqual(['prov1', 'prov3']);
  });

  it('holds nothing that cannot be kept as JSON', () => {
    const data = eventInWords(yoga, 'en', NOW);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});

it('says in which languages it is held, in the page’s own', () => {
  draw();
  expect(screen.getByText('In English and Spanish')).toBeVisible();
  draw({ languages: ['Spanish'] }, NOW, { locale: 'es' });
  expect(screen.getByText('En español')).toBeVisible();
  draw({ languages: ['Tagalog'] });
  expect(screen.getByText('In Tagalog')).toBeVisible();
});

it('says in Spanish that doors open “a la 1”', () => {
  draw({ doors: new Date('2026-12-17T21:00:00Z') }, NOW, { locale: 'es' });
  expect(screen.getByText(/se abre a la 1\sp/)).toBeVisible();
});
