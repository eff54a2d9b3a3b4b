import { screen } from '@testing-library/react';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { entityPlaces as entityPlacesEn } from '#src/i18n/en/entityPlaces.ts';
import { healthPlan as healthPlanEn } from '#src/i18n/en/healthPlan.ts';
import { hours as hoursEn } from '#src/i18n/en/hours.ts';
import { locationTypes as locationTypesEn } from '#src/i18n/en/locationTypes.ts';
import { shell as shellEn } from '#src/i18n/en/shell.ts';
import { entityPlaces as entityPlacesEs } from '#src/i18n/es/entityPlaces.ts';
import { healthPlan as healthPlanEs } from '#src/i18n/es/healthPlan.ts';
import { hours as hoursEs } from '#src/i18n/es/hours.ts';
import { locationTypes as locationTypesEs } from '#src/i18n/es/locationTypes.ts';
import { shell as shellEs } from '#src/i18n/es/shell.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';

const dictionaries = {
  en: { ...entityPlacesEn, ...healthPlanEn, ...hoursEn, ...locationTypesEn, ...shellEn },
  es: { ...entityPlacesEs, ...healthPlanEs, ...hoursEs, ...locationTypesEs, ...shellEs },
};

/** Draws a component of a plan page for an entity. */
export function drawPlan<Data>(
  Component: DeclaredComponent,
  entity?: Entity,
  page: Partial<PageProps> = {},
  data?: Data,
) {
  const props = { ...placedProps(Component.name), ...(data !== undefined && { data }) };
  return renderOnPage(<Component {...props} />, {
    dictionary: dictionaries[page.locale ?? 'en'],
    ...(entity && { entity }),
    ...page,
  });
}

/** Visitors see nothing without data nor without an entity; editors see what is missing. */
export function expectEmpty(Component: DeclaredComponent, empty: Entity, missing: string): void {
  for (const entity of [empty, undefined]) {
    const { container, unmount } = drawPlan(Component, entity);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
  drawPlan(Component, empty, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(missing);
}

/** Hrefs of all links, in order. */
export const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
