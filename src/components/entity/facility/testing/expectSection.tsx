import { screen, within } from '@testing-library/react';
import type { Facility } from '#src/domain/entities/Facility.ts';
import type { ComponentProps, DeclaredComponent } from '#src/declaration/Declaration.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { bareFacility } from './facilityFixture.ts';

type Section = DeclaredComponent;

/** What a placed section receives besides its page. */
export const placed: ComponentProps = {
  rendering: { componentName: 'Facility', uid: 'uid-1' },
  params: {},
  fields: {},
};

/** Visitors see nothing of a section without data, nor of one on a page without an entity. */
export function expectNothingForVisitors(Section: Section, empty: Partial<Facility> = {}): void {
  const bare = renderOnPage(<Section {...placed} />, { entity: bareFacility(empty) });
  expect(bare.container).toBeEmptyDOMElement();
  const preview = renderOnPage(<Section {...placed} />, { entity: bareFacility(empty), mode: 'preview' });
  expect(preview.container).toBeEmptyDOMElement();
  const none = renderOnPage(<Section {...placed} />);
  expect(none.container).toBeEmptyDOMElement();
}

/** Editors see the name of a section without data and which fields are empty. */
export async function expectNoteForEditors(
  Section: Section,
  name: string,
  missing: string,
  empty: Partial<Facility> = {},
): Promise<void> {
  const { container } = renderOnPage(<Section {...placed} />, { entity: bareFacility(empty), mode: 'edit' });
  const note = screen.getByRole('note');
  expect(within(note).getByText(name)).toBeInTheDocument();
  expect(note).toHaveTextContent(missing);
  await expectNoAxeViolations(container);
}

/** Text of the directory comes out as text: no element is made of it, and the page stays free of violations. */
export async function expectTextOnly(Section: Section, entity: Facility): Promise<void> {
  const { container } = renderOnPage(<Section {...placed} />, { entity });
  expect(container).not.toBeEmptyDOMElement();
  expect(container.querySelector('script')).toBeNull();
  expect(container.querySelector('[onerror]')).toBeNull();
  expect(container.querySelector('a[href^="javascript:"]')).toBeNull();
  await expectNoAxeViolations(container);
}

/** The Spanish form has no key that found no words, and differs from the English one. */
export function expectSpanish(Section: Section, entity: Facility): void {
  const { container } = renderOnPage(<Section {...placed} />, {
    entity: { ...entity, locale: 'es' },
    locale: 'es',
  });
  expect(container.textContent).not.toMatch(/\b(facility|hours|editor)\.[a-z]/);
  const english = renderOnPage(<Section {...placed} />, { entity });
  expect(container.textContent).not.toBe(english.container.textContent);
}

/** What editors read of a section without data, and the ledger ids proven, in brackets. */
interface EmptySectionTests {
  missing: string;
  /** What a facility may have without anything to show in the section. */
  empty?: Partial<Facility>;
  ids: { nothing: string; editors: string };
}

/** Registers the tests of a section without data: nothing for visitors, a note for editors. */
export function testEmptySection(Section: Section, { missing, empty = {}, ids }: EmptySectionTests): void {
  it(`${ids.nothing} shows visitors nothing without data or entity`, () =>
    expectNothingForVisitors(Section, empty));

  it(`${ids.editors} tells editors what is missing`, () =>
    expectNoteForEditors(Section, Section.name, missing, empty));
}
