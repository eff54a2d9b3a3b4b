import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bareFacility, FIXTURE_NOW } from '#src/components/entity/facility/testing/facilityFixture.ts';
import type { OfferedService } from '#src/domain/entities/Facility.ts';
import { CLOSED, open } from '#src/domain/hours/testing/writtenHours.ts';
import { fillIn } from '#src/domain/text/fillIn.ts';
import { facility as en } from '#src/i18n/en/facility.ts';
import { hours as enHours } from '#src/i18n/en/hours.ts';
import { facility as es } from '#src/i18n/es/facility.ts';
import { hours as esHours } from '#src/i18n/es/hours.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityOfferedServices } from './FacilityOfferedServices.tsx';
import { filterServices } from './filterServices.ts';
import { tellServices } from './tellServices.ts';

const dictionaries: Record<'en' | 'es', Record<string, string>> = {
  en: { ...en, ...enHours },
  es: { ...es, ...esHours },
};
const all = (day: ReturnType<typeof open>): OfferedService['hours'] => ({
  week: {
    ...{ sunday: day, monday: day, tuesday: day, wednesday: day },
    ...{ thursday: day, friday: day, saturday: day },
  },
  holidays: [],
});
const weekdays: OfferedService['hours'] = { ...all(open('08:00-17:00'))!, holidays: [] };
Object.assign(weekdays.week, { saturday: CLOSED, sunday: CLOSED });

const service = (id: string, name: string, rest: Partial<OfferedService> = {}): OfferedService => ({
  ...{ id, name, isTopLevel: true, isAdvanced: false },
  ...rest,
});
const part = (id: string, name: string, parentId?: string) =>
  service(id, name, { isTopLevel: false, ...(parentId && { parentId }) });

const hospital = bareFacility({
  services: [
    service('er', 'Emergency Care', { hours: all(open('00:00-23:59')), where: 'Ground floor, north door' }),
    service('img', 'Imaging', { hours: all(open('07:00-19:00')), where: 'Ground floor, yellow line' }),
    service('heart', 'Heart and Vascular', { hours: weekdays }),
    service('op', 'Surgery', { where: '4th floor' }),
    part('mri', 'MRI', 'img'),
    part('echo', 'Echocardiography', 'heart'),
    part('scan', 'Heart scan', 'img'),
    part('café', 'Cafetería Niño'),
  ],
});

/** Draws the section with its script at a moment. */
function start(locale: 'en' | 'es' = 'en', now = FIXTURE_NOW) {
  const drawn = renderOnPage(<FacilityOfferedServices />, { entity: { ...hospital, locale }, locale });
  const section = document.querySelector('[data-facts="services"]')!;
  const again = filterServices(section);
  const tell = (moment: Date) => {
    tellServices(document, hospital, moment, locale, (key, values) =>
      fillIn(dictionaries[locale][key] ?? key, values),
    );
    again();
  };
  tell(now);
  return { ...drawn, tell };
}
const shown = () =>
  [...document.querySelectorAll('details, .FacilityOfferedServices-more li')]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => (one.querySelector('h3, h4') ?? one).textContent);
const shownParts = () =>
  [...document.querySelectorAll('details[open] li')]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => one.textContent);
const field = () => screen.getByRole('searchbox');
const everything = ['Emergency Care', 'Heart and Vascular', 'Imaging', 'Surgery', 'Cafetería Niño'];

describe('the services of a place', () => {
  it('stand by kind: each with its parts, and what belongs to none of them apart', async () => {
    const { container } = start();
    expect(shown()).toEqual(everything);
    await userEvent.click(screen.getByRole('heading', { name: 'Imaging' }));
    expect(shownParts()).toEqual(['Heart scan', 'MRI']);
    expect(screen.getByRole('heading', { name: 'More services' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('say a note where no hours are given', () => {
    const services = [service('op', 'Surgery', { additionalHoursText: 'By appointment' })];
    renderOnPage(<FacilityOfferedServices />, { entity: bareFacility({ services }) });
    expect(screen.getByText('By appointment', { selector: 'summary *' })).toBeVisible();
  });

  it('say what holds always before they say what holds now', () => {
    renderOnPage(<FacilityOfferedServices />, { entity: hospital });
    const states = [...document.querySelectorAll('[data-service]')].map((one) => one.textContent);
    expect(states).toEqual([
      'Open 24 hours',
      'Mon – Fri 8\u00a0am\u00a0–\u00a05\u00a0pm',
      'Every day 7\u00a0am\u00a0–\u00a07\u00a0pm',
    ]);
    expect(screen.getByText('Ground floor, north door')).toBeVisible();
  });

  it.each([
    [
      'on a Saturday afternoon',
      FIXTURE_NOW,
      ['Open 24 hours', 'Opens Monday at 8\u00a0am', 'Closes at 7\u00a0pm'],
      2,
    ],
    [
      'on a Monday before seven',
      new Date('2026-11-23T06:00:00-08:00'),
      ['Open 24 hours', 'Opens at 8\u00a0am', 'Opens at 7\u00a0am'],
      1,
    ],
    [
      'shortly before closing',
      new Date('2026-11-23T16:30:00-08:00'),
      ['Open 24 hours', 'Closes soon, at 5\u00a0pm', 'Closes at 7\u00a0pm'],
      3,
    ],
  ])('say when they close or open, %s', (_, now, said, open) => {
    start('en', now);
    expect([...document.querySelectorAll('[data-service]')].map((one) => one.textContent)).toEqual(said);
    expect(screen.getByRole('button', { name: `Open now (${open})` })).toBeInTheDocument();
  });

  it.each([
    ['a name', 'surg', ['Surgery'], '1 service'],
    ['where it is', 'yellow', ['Imaging'], '1 service'],
    ['a part', 'mri', ['Imaging'], '1 service'],
    ['a part of several', 'heart', ['Heart and Vascular', 'Imaging'], '2 services'],
    ['words in any order', 'vascular heart', ['Heart and Vascular'], '1 service'],
    ['words without accents', 'nino cafeteria', ['Cafetería Niño'], '1 service'],
    ['nothing that is here', 'dentist', [], /^No service here matches/],
  ])('are found by %s', async (_, words, names, said) => {
    start();
    await userEvent.type(field(), words);
    await waitFor(() => expect(shown()).toEqual(names));
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });

  it('open to show the part that is looked for, all of them at a time, and close again', async () => {
    start();
    await userEvent.type(field(), 'heart scan');
    await waitFor(() => expect(shownParts()).toEqual(['Heart scan']));
    await userEvent.clear(field());
    await waitFor(() => expect(document.querySelectorAll('details[open]')).toHaveLength(0));
    expect(shown()).toEqual(everything);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    // One of a group is open at a time again.
    const groups = [...document.querySelectorAll('details')].map((one) => one.getAttribute('name'));
    expect(new Set(groups)).toEqual(new Set(['services']));
  });

  it('leave open what somebody has opened', async () => {
    start();
    await userEvent.click(screen.getByRole('heading', { name: 'Surgery' }));
    await userEvent.type(field(), 'surgery');
    await waitFor(() => expect(shown()).toEqual(['Surgery']));
    await userEvent.clear(field());
    await waitFor(() => expect(shown()).toEqual(everything));
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('are narrowed to those open now, and that stays true when time goes on', async () => {
    const { tell } = start();
    const only = screen.getByRole('button', { name: 'Open now (2)' });
    await userEvent.click(only);
    expect(only).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(shown()).toEqual(['Emergency Care', 'Imaging']));
    expect(screen.getByRole('status')).toHaveTextContent('2 services');
    tell(new Date('2026-11-21T19:30:00-08:00'));
    await waitFor(() => expect(shown()).toEqual(['Emergency Care']));
    await userEvent.click(only);
    await waitFor(() => expect(shown()).toEqual(everything));
  });

  it('heed what was written before the script was there', async () => {
    const written = renderOnPage(<FacilityOfferedServices />, { entity: hospital });
    (field() as HTMLInputElement).value = 'mri';
    filterServices(written.container.querySelector('[data-facts="services"]')!);
    await waitFor(() => expect(shown()).toEqual(['Imaging']));
  });

  it('speak Spanish', async () => {
    start('es');
    expect(screen.getByRole('button', { name: 'Abiertos ahora (2)' })).toBeInTheDocument();
    await userEvent.type(field(), 'mri');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 servicio'));
    expect(screen.getByRole('searchbox', { name: 'Buscar un servicio en este centro' })).toBeInTheDocument();
  });

  it('have no filter where there are few', () => {
    renderOnPage(<FacilityOfferedServices />, {
      entity: bareFacility({ services: hospital.services.slice(0, 4) }),
    });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Surgery' })).toBeVisible();
  });
});
