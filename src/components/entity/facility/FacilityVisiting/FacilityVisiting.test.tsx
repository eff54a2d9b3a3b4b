import { screen } from '@testing-library/react';
import {
  bareFacility,
  facilityFixture,
  FIXTURE_NOW,
  HOSTILE_TEXT,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import { CLOSED, open } from '#src/domain/hours/testing/writtenHours.ts';
import { facility as en } from '#src/i18n/en/facility.ts';
import { hours as enHours } from '#src/i18n/en/hours.ts';
import { facility as es } from '#src/i18n/es/facility.ts';
import { hours as esHours } from '#src/i18n/es/hours.ts';
import { fillIn } from '#src/domain/text/fillIn.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityVisiting } from './FacilityVisiting.tsx';
import { tellVisiting } from './tellVisiting.ts';

const dictionaries: Record<'en' | 'es', Record<string, string>> = {
  en: { ...en, ...enHours },
  es: { ...es, ...esHours },
};
const everyDay = (span: string): Facility['visiting'] => ({
  hours: {
    week: {
      ...{ sunday: open(span), monday: open(span), tuesday: open(span), wednesday: open(span) },
      ...{ thursday: open(span), friday: open(span), saturday: open(span) },
    },
    holidays: [{ date: '2026-11-26', ...CLOSED }],
  },
});
const room = () => document.querySelector('[data-facts="visiting"]');

/** Draws the section, and says what is true at a moment. */
function tell(entity: Facility, time: Date | string, locale: 'en' | 'es' = 'en') {
  const drawn = renderOnPage(<FacilityVisiting />, { entity, locale });
  tellVisiting(document, entity, new Date(time), locale, (key, values) =>
    fillIn(dictionaries[locale][key] ?? key, values),
  );
  return drawn;
}

describe('FacilityVisiting', () => {
  it('says what holds every week, and keeps room for today', async () => {
    const { container } = renderOnPage(<FacilityVisiting />, { entity: facilityFixture() });
    expect(screen.getByRole('heading')).toHaveTextContent('Visiting hours');
    expect(screen.getByText('Mon – Fri: 8 am – 8 pm', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('Sat – Sun: 10 am – 6 pm', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('Children: ask the nurse first.')).toBeVisible();
    expect(room()).toHaveTextContent(/^$/);
    expect(screen.getByRole('link', { name: 'About visiting' })).toHaveAttribute('href', '/visitors');
    await expectNoAxeViolations(container);
  });

  it('says hours that are the same on all days first', () => {
    renderOnPage(<FacilityVisiting />, { entity: bareFacility({ visiting: everyDay('09:00-20:00') }) });
    expect(room()).toHaveTextContent('9 am – 8 pm');
    expect(screen.getByText('Every day')).toBeVisible();
  });

  it('says words alone where no hours are given', () => {
    const text = '<p>At any hour.</p>' as SafeHtml;
    tell(bareFacility({ visiting: { text } }), FIXTURE_NOW);
    expect(screen.getByText('At any hour.')).toBeVisible();
    expect(room()).toBeNull();
    expect(screen.getByRole('heading')).toHaveTextContent('Visiting hours');
  });

  it.each([
    ['on a Saturday', FIXTURE_NOW, '10 am – 6 pm'],
    ['on a Monday', '2026-11-23T09:00:00-08:00', '8 am – 8 pm'],
    ['late in the evening of the place, when it is Sunday elsewhere', '2026-11-22T07:30:00Z', '10 am – 6 pm'],
    ['on a holiday', '2026-11-26T12:00:00-08:00', 'No visits today'],
  ])('tells today’s hours %s', async (_, time, said) => {
    const { container } = tell(facilityFixture(), time);
    expect(room()).toHaveTextContent(said);
    expect(screen.getByRole('heading')).toHaveAccessibleName('Visiting today');
    await expectNoAxeViolations(container);
  });

  it('tells nothing of a day of which nothing is known', () => {
    tell(
      bareFacility({ visiting: { hours: { week: { monday: open('09:00-17:00') }, holidays: [] } } }),
      FIXTURE_NOW,
    );
    expect(screen.getByRole('heading')).toHaveAccessibleName('Visiting hours');
    expect(room()?.textContent).not.toMatch(/today/);
  });

  it('tells today in Spanish', () => {
    tell(facilityFixture({ locale: 'es' }), '2026-11-26T12:00:00-08:00', 'es');
    expect(screen.getByRole('heading')).toHaveAccessibleName('Visitas hoy');
    expect(room()).toHaveTextContent('Hoy no hay visitas');
  });

  it('speaks Spanish', () => expectSpanish(FacilityVisiting, facilityFixture()));

  testEmptySection(FacilityVisiting, {
    missing: 'c_visiting',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile text as text', async () => {
    const link = { href: '/visitors', text: HOSTILE_TEXT };
    await expectTextOnly(FacilityVisiting, bareFacility({ visiting: { ...everyDay('09:00-17:00'), link } }));
    expect(screen.getByRole('link', { name: HOSTILE_TEXT })).toBeInTheDocument();
  });
});
