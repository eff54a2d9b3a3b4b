import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { readHours } from '#src/domain/hours/readHours.ts';
import { CLOSED, open } from '#src/domain/hours/testing/writtenHours.ts';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import { atFixtureTime } from '#src/components/entity/facility/testing/fixtureTime.ts';
import {
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage, serverHtml } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityHours } from './FacilityHours.tsx';

atFixtureTime();

const at = (time: string) => jest.setSystemTime(new Date(time));
const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('.FacilityHours-week dl > div')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(': '),
  );
const fullDay = open('00:00-23:59');
const week = (day: Hours['week']['monday']) =>
  ({
    sunday: day,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
  }) as Hours['week'];

describe('FacilityHours', () => {
  it('[D-091, R-008] says that the place is open and when it closes', async () => {
    const { container } = renderOnPage(<FacilityHours />, { entity: facilityFixture() });
    expect(screen.getByText('Open now')).toBeInTheDocument();
    expect(screen.getByText('Closes at 8 pm')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Today: 9\u00a0am to 8\u00a0pm. It is now 2:41\u00a0pm.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Last check-in 30 minutes before closing.')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('[R-009, R-010] shows seven days, today first, the closed holiday by its name', () => {
    const { container } = renderOnPage(<FacilityHours />, { entity: facilityFixture() });
    expect(rows(container)).toEqual([
      'Saturday (today): 9\u00a0am\u00a0–\u00a08\u00a0pm',
      'Sunday: 9\u00a0am\u00a0–\u00a05\u00a0pm',
      'Monday: 8\u00a0am\u00a0–\u00a08\u00a0pm',
      'Tuesday: 8\u00a0am\u00a0–\u00a08\u00a0pm',
      'Wednesday: 8\u00a0am\u00a0–\u00a08\u00a0pm',
      'Thursday, Thanksgiving: Closed',
      'Friday: 8\u00a0am\u00a0–\u00a05\u00a0pm',
    ]);
  });

  it.each([
    [
      '[R-003] before the reopen date',
      '2026-11-21T14:41:00-08:00',
      { reopenDate: '2027-03-04' },
      'Temporarily closed',
      'Reopens March 4, 2027',
    ],
    [
      '[R-004] when every weekday is closed',
      '2026-11-21T14:41:00-08:00',
      { week: week(CLOSED) },
      'Temporarily closed',
      undefined,
    ],
    [
      '[R-005] around the clock',
      '2026-11-21T14:41:00-08:00',
      { week: week(fullDay), holidays: [] },
      'Open 24 hours',
      'Day and night, every day',
    ],
    ['[R-012] after closing', '2026-11-21T21:00:00-08:00', {}, 'Closed', 'Opens tomorrow at 9 am'],
    ['[R-012] before opening', '2026-11-21T06:00:00-08:00', {}, 'Closed', 'Opens at 9 am'],
    ['[R-010] on a closed holiday', '2026-11-26T12:00:00-08:00', {}, 'Closed', 'Opens tomorrow at 8 am'],
    ['[R-008] in the last hour', '2026-11-21T19:30:00-08:00', {}, 'Open now', 'Closes soon, at 8 pm'],
    [
      '[R-013] past midnight',
      '2026-11-22T00:30:00-08:00',
      { week: { saturday: open('20:00-03:00'), sunday: CLOSED } },
      'Open now',
      'Closes at 3 am',
    ],
  ] as const)('%s', (_, time, changed, label, change) => {
    at(time);
    const hours = { ...(facilityFixture().hours as Hours), ...(changed as Partial<Hours>) };
    renderOnPage(<FacilityHours />, { entity: facilityFixture({ hours }) });
    expect(screen.getAllByText(label).length).toBeGreaterThan(0);
    if (change) expect(screen.getByText(change)).toBeInTheDocument();
    else expect(screen.queryByText(/opens|closes/i)).toBeNull();
  });

  it('[R-001, C-001] reckons in Pacific time, whatever the visitor’s clock', () => {
    at('2026-11-22T03:59:00Z'); // 7:59 pm on Saturday in California
    renderOnPage(<FacilityHours />, { entity: facilityFixture() });
    expect(screen.getByText('Open now')).toBeInTheDocument();
  });

  it('shows the week on demand in a hero', async () => {
    const { container } = renderOnPage(<FacilityHours />, { entity: facilityFixture() });
    const toggle = screen.getByRole('button', { name: 'All hours' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(container.querySelector('.FacilityHours--open')).not.toBeNull();
  });

  it('tells a place that never closes in one line, with no week to open', async () => {
    const hours: Hours = { week: week(fullDay), holidays: [] };
    const { container } = renderOnPage(<FacilityHours />, { entity: facilityFixture({ hours }) });
    expect(rows(container)).toEqual(['Every day: Open 24 hours']);
    expect(screen.queryByRole('button')).toBeNull();
    const { complaints } = await hydrateOnPage(<FacilityHours />, { entity: facilityFixture({ hours }) });
    expect(complaints).toEqual([]);
  });

  it('shows all days of a place open around the clock when one of them is a holiday', () => {
    const holidays = [{ date: '2026-11-26', ...CLOSED }];
    const hours: Hours = { week: week(fullDay), holidays };
    const { container } = renderOnPage(<FacilityHours />, { entity: facilityFixture({ hours }) });
    expect(rows(container)).toContain('Thursday, Thanksgiving: Closed');
    expect(screen.getByRole('button', { name: 'All hours' })).toBeInTheDocument();
  });

  it('keeps the cached page free of the time, and wakes without a difference', async () => {
    const html = await serverHtml(<FacilityHours />, { entity: facilityFixture() });
    expect(html).not.toMatch(/today|Open now|Thanksgiving/);
    expect(html).toContain('Mon – Thu');
    const { container, complaints } = await hydrateOnPage(<FacilityHours />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
    expect(within(container).getByText('Closes at 8 pm')).toBeInTheDocument();
  });

  it('speaks Spanish, one o’clock in the singular', () => {
    const hours = {
      ...(facilityFixture().hours as Hours),
      week: week(open('09:00-13:00')),
    };
    at('2026-11-21T10:00:00-08:00');
    renderOnPage(<FacilityHours />, { entity: facilityFixture({ hours }), locale: 'es' });
    expect(screen.getByText('Abierto ahora')).toBeInTheDocument();
    expect(
      screen.getByText('Cierra a la 1 p. m.', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
    ).toBeInTheDocument();
    expect(screen.getByText('Sábado (hoy)')).toBeInTheDocument();
    expectSpanish(FacilityHours, facilityFixture());
  });

  it('shows the additional text alone when no hours are known', () => {
    renderOnPage(<FacilityHours />, { entity: facilityFixture({ hours: undefined }) });
    expect(screen.getByText('Last check-in 30 minutes before closing.')).toBeInTheDocument();
    expect(screen.queryByText('Closed')).toBeNull();
  });

  testEmptySection(FacilityHours, {
    missing: 'hours, additionalHoursText',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('survives hours that make no sense, and a year 0001', async () => {
    const hours = readHours({
      monday: { openIntervals: [{ start: 'noon', end: '99:99' }] },
      holidayHours: [{ date: '0001-01-01', isClosed: true }],
      reopenDate: '0001-01-01',
    });
    await expectTextOnly(FacilityHours, bareFacility({ hours, additionalHoursText: HOSTILE_TEXT }));
    expect(screen.getByText(HOSTILE_TEXT)).toBeInTheDocument();
    expect(screen.getAllByText('Hours not known').length).toBeGreaterThan(0);
    expect(screen.queryByText(/NaN|Invalid|undefined|0001/)).toBeNull();
  });
});
