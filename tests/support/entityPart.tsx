import { screen } from '@testing-library/react';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { stringGroupsOf } from '#src/page/stringGroups.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { renderOnPage } from './renderOnPage.tsx';
import { placedProps } from './placed.ts';

/** A placed part of an entity's page under test, by its rendering name. */
export interface EntityPart {
  name: keyof typeof rows;
  Component: DeclaredComponent;
  /** What an editor chose. */
  params?: Record<string, string>;
}

/** Draws a part on the page of an entity with the words its row names, and no others but those of every page. */
export async function drawPart(
  { name, Component, params }: EntityPart,
  entity: Entity | undefined,
  page: Partial<PageProps> = {},
) {
  const rendering = { componentName: name, uid: 'uid-1' };
  const dictionary = await stringsFor(page.locale ?? 'en', [
    ...stringGroupsOf(rendering, rows),
    'shell',
    'editor',
  ]);
  return renderOnPage(<Component {...placedProps(name, { ...(params && { params }) })} />, {
    ...(entity && { entity }),
    ...page,
    dictionary,
  });
}

/** Visitors see nothing of a part without data or entity; editors see its name and the fields that are empty. */
export async function expectOnlyForEditors(part: EntityPart, bare: Entity, missing: string): Promise<void> {
  for (const entity of [bare, undefined]) {
    const { container, unmount } = await drawPart(part, entity);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
  const { container } = await drawPart(part, bare, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(part.name);
  expect(screen.getByRole('note')).toHaveTextContent(missing);
  await expectNoAxeViolations(container);
}

/** The Spanish form has words for every key and no others than the English one but for what the entity says. */
export async function expectSpanishPart(part: EntityPart, entity: Entity, words: string): Promise<void> {
  const { container } = await drawPart(part, { ...entity, locale: 'es' }, { locale: 'es' });
  expect(container).toHaveTextContent(words);
  expect(container.textContent).not.toMatch(/\b(patientStory|askAnExpert|volunteer|video|listing)\.[a-z]/);
}
