import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { PlanProvider } from '#src/domain/entities/PlanProvider.ts';
import { booking as bookingEn } from '#src/i18n/en/booking.ts';
import { entityPlaces as placesEn } from '#src/i18n/en/entityPlaces.ts';
import { hours as hoursEn } from '#src/i18n/en/hours.ts';
import { map as mapEn } from '#src/i18n/en/map.ts';
import { planProvider as planProviderEn } from '#src/i18n/en/planProvider.ts';
import { provider as providerEn } from '#src/i18n/en/provider.ts';
import { shell as shellEn } from '#src/i18n/en/shell.ts';
import { booking as bookingEs } from '#src/i18n/es/booking.ts';
import { planProvider as planProviderEs } from '#src/i18n/es/planProvider.ts';
import { provider as providerEs } from '#src/i18n/es/provider.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { barePlanProvider } from './planProviderFixture.ts';

const en = {
  ...bookingEn,
  ...placesEn,
  ...hoursEn,
  ...mapEn,
  ...planProviderEn,
  ...providerEn,
  ...shellEn,
};
const dictionaries = { en, es: { ...en, ...bookingEs, ...planProviderEs, ...providerEs } };

type Section = DeclaredComponent;

/** Draws a section of a plan provider's page. */
export function drawPlanProvider(
  section: ReactElement,
  entity?: PlanProvider,
  page: Partial<PageProps> = {},
) {
  return renderOnPage(section, {
    variant: 'plan',
    dictionary: dictionaries[page.locale ?? 'en'],
    ...(entity && { entity }),
    ...page,
  });
}

/**
 * Visitors see nothing without data nor without an entity; editors see what is missing, and that the example could not be
 * had.
 */
export function expectQuiet(Section: Section, missing?: string): void {
  const section = <Section {...placedProps(Section.name)} />;
  for (const entity of missing === undefined ? [undefined] : [barePlanProvider(), undefined]) {
    const { container, unmount } = drawPlanProvider(section, entity);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
  if (missing !== undefined) {
    const { unmount } = drawPlanProvider(section, barePlanProvider(), { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent(missing);
    unmount();
  }
  drawPlanProvider(section, undefined, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(
    'Unable to retrieve example SHP Provider from Yext for editing. Confirm the connection',
  );
}

/** Terms and descriptions of the drawn list. */
export const pairs = (container: HTMLElement): (string | null)[][] =>
  [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? null,
  ]);
