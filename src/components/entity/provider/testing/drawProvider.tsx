import { screen } from '@testing-library/react';
import type { ComponentProps, Declaration, DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { booking as bookingEn } from '#src/i18n/en/booking.ts';
import { cards as cardsEn } from '#src/i18n/en/cards.ts';
import { entityPlaces as entityPlacesEn } from '#src/i18n/en/entityPlaces.ts';
import { hours as hoursEn } from '#src/i18n/en/hours.ts';
import { listing as listingEn } from '#src/i18n/en/listing.ts';
import { map as mapEn } from '#src/i18n/en/map.ts';
import { provider as providerEn } from '#src/i18n/en/provider.ts';
import { providerPage as providerPageEn } from '#src/i18n/en/providerPage.ts';
import { search as searchEn } from '#src/i18n/en/search.ts';
import { shell as shellEn } from '#src/i18n/en/shell.ts';
import { video as videoEn } from '#src/i18n/en/video.ts';
import { booking as bookingEs } from '#src/i18n/es/booking.ts';
import { cards as cardsEs } from '#src/i18n/es/cards.ts';
import { entityPlaces as entityPlacesEs } from '#src/i18n/es/entityPlaces.ts';
import { hours as hoursEs } from '#src/i18n/es/hours.ts';
import { listing as listingEs } from '#src/i18n/es/listing.ts';
import { map as mapEs } from '#src/i18n/es/map.ts';
import { provider as providerEs } from '#src/i18n/es/provider.ts';
import { providerPage as providerPageEs } from '#src/i18n/es/providerPage.ts';
import { search as searchEs } from '#src/i18n/es/search.ts';
import { shell as shellEs } from '#src/i18n/es/shell.ts';
import { video as videoEs } from '#src/i18n/es/video.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import type { DrawPlaceholder } from '#src/context/Placeholder.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { bareProvider, providerFixture } from './providerFixture.ts';

type Section = DeclaredComponent;

export const words = {
  en: {
    ...{ ...bookingEn, ...cardsEn, ...entityPlacesEn, ...hoursEn, ...listingEn, ...mapEn },
    ...{ ...providerEn, ...providerPageEn, ...videoEn, ...searchEn, ...shellEn },
  },
  es: {
    ...{ ...bookingEs, ...cardsEs, ...entityPlacesEs, ...hoursEs, ...listingEs, ...mapEs },
    ...{ ...providerEs, ...providerPageEs, ...videoEs, ...searchEs, ...shellEs },
  },
};

type PlacedSection = ComponentProps<Declaration<Record<never, never>, Record<never, never>>>;

export const placed: PlacedSection = {
  rendering: { componentName: 'Provider', uid: 'uid-1' },
  params: {},
  fields: {},
};

/** Draws a section on a provider's page, in the language of the page. */
export function drawSection(
  Component: Section,
  entity: Provider | undefined = providerFixture(),
  page: Partial<PageProps> = {},
  more: Partial<PlacedSection> = {},
  drawPlaceholder?: DrawPlaceholder,
) {
  return renderOnPage(
    <Component {...placed} {...more} />,
    { ...(entity && { entity }), dictionary: words[page.locale ?? 'en'], ...page },
    drawPlaceholder,
  );
}

/**
 * What every section does: in Spanish its own words and no bare key, for visitors nothing without
 * data or without a provider, for editors a note (D-001 – D-005).
 */
export function expectSection(
  Component: Section,
  name: string,
  missing: string,
  { bare = {}, full = {}, data }: { bare?: Partial<Provider>; full?: Partial<Provider>; data?: unknown } = {},
): void {
  const more = data === undefined ? {} : { data: data as never };
  it('speaks Spanish', () => {
    const english = drawSection(Component, providerFixture(full), {}, more).container.textContent;
    const spanish = drawSection(
      Component,
      providerFixture({ ...full, locale: 'es' }),
      { locale: 'es' },
      more,
    );
    expect(spanish.container.textContent).not.toMatch(
      /\b(providerPage|booking|provider|entityPlaces)\.[a-z]/,
    );
    expect(spanish.container.textContent).not.toBe(english);
  });

  it('wakes without a difference from what the server wrote', async () => {
    const { complaints } = await hydrateOnPage(<Component {...placed} {...more} />, {
      dictionary: words.en,
      entity: providerFixture(full),
    });
    expect(complaints).toEqual([]);
  });

  it('[D-003, D-004, X-073] shows visitors nothing without data or provider', () => {
    expect(drawSection(Component, bareProvider(bare)).container).toBeEmptyDOMElement();
    expect(drawSection(Component, bareProvider(bare), { mode: 'preview' }).container).toBeEmptyDOMElement();
    expect(renderOnPage(<Component {...placed} />).container).toBeEmptyDOMElement();
  });

  it('[D-005, E-079] tells editors what is missing', async () => {
    const { container } = drawSection(Component, bareProvider(bare), { mode: 'edit' });
    const notes = screen
      .getAllByRole('note')
      .map((note) => note.textContent)
      .join(' ');
    expect(notes).toContain(name);
    expect(notes).toContain(missing);
    await expectNoAxeViolations(container);
  });
}
