import { loadCard } from '#card-types';
import { screen, within } from '@testing-library/react';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Investigator, Publication, Study } from '#src/domain/entities/research.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { drawsCards } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { investigatorFixture, publicationFixture, trialFixture } from './researchFixtures.ts';

const BARE = {
  ce_researchPublication: publicationFixture({
    ...{ authors: [], journals: [], publicationDate: undefined, abstract: undefined, pubmedUrl: undefined },
    ...{ shortName: undefined, investigators: [], topics: [] },
  } as Partial<Publication>),
  ce_researchStudy: trialFixture({
    ...{ shortName: undefined, shortDescription: undefined, recruitingStatus: undefined },
    ...{ description: undefined, eligibility: undefined, funder: undefined, trialsUrl: undefined },
    ...{ investigators: [], coInvestigators: [], locations: [], topics: [] },
  } as Partial<Study>),
  ce_investigator: investigatorFixture({
    ...{ description: undefined, address: undefined, mainPhone: undefined, email: undefined },
    ...{ publications: undefined, institutes: [], providers: [], topics: [] },
  } as Partial<Investigator>),
};
type Kind = keyof typeof BARE;

/** An entity of which the directory knows nothing but its name. */
export const bareEntity = (kind: Kind): Entity => BARE[kind];

/** Draws a placed section of a research page with the words its registry row names. */
export async function drawSection<Data>(
  Section: DeclaredComponent,
  page: Partial<PageProps> & { params?: Record<string, string> } = {},
  data?: Data,
) {
  const { params = {}, ...overrides } = page;
  const row = rows[Section.name as keyof typeof rows] as { strings: readonly string[] };
  if (drawsCards(data)) await Promise.all(data.cardTypes.map(loadCard));
  const dictionary = await stringsFor(overrides.locale ?? 'en', [
    ...row.strings,
    ...['researchCard', 'card', 'shell', 'editor'],
  ]);
  return renderOnPage(
    <Section
      rendering={{ componentName: Section.name, uid: 'uid-1' }}
      params={params}
      fields={{}}
      {...(data !== undefined && { data })}
    />,
    { dictionary, ...overrides },
  );
}

/** Visitors see nothing of a section without data nor without an entity; editors see what is missing (D-003–D-005). */
export async function expectHidden(Section: DeclaredComponent, kind: Kind, missing: string): Promise<void> {
  const bare = await drawSection(Section, { entity: bareEntity(kind) });
  expect(bare.container).toBeEmptyDOMElement();
  bare.unmount();
  const none = await drawSection(Section);
  expect(none.container).toBeEmptyDOMElement();
  none.unmount();
  const edit = await drawSection(Section, { entity: bareEntity(kind), mode: 'edit' });
  const note = screen.getByRole('note');
  expect(within(note).getByText(Section.name)).toBeInTheDocument();
  expect(note).toHaveTextContent(missing);
  await expectNoAxeViolations(edit.container);
  edit.unmount();
}

/** The Spanish section has no key without words and differs from the English one. */
export async function expectSpanish<Data>(
  Section: DeclaredComponent,
  entity: Entity,
  data?: Data,
): Promise<void> {
  const texts: Partial<Record<Locale, string | null>> = {};
  for (const locale of ['en', 'es'] as const) {
    const { container, unmount } = await drawSection(Section, { entity, locale }, data);
    texts[locale] = container.textContent;
    unmount();
  }
  expect(texts.es).not.toMatch(/\b(research|researchWork|researchCard)\.[a-z]/);
  expect(texts.es).not.toBe(texts.en);
}
