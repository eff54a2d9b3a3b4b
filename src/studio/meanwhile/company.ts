import { createContext, useContext } from 'react';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { Language, Whereabouts } from '../api/StudioApi.ts';
import { titleOf } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import { placeOf } from '../editing/layout.ts';
import type { Layout } from '../editing/layout.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import type { Words } from '../strings/useWords.ts';

/** Somebody else on the page that is open. */
export interface Companion {
  personId: string;
  name: string;
  /** 1 to 3; one's own is 0. */
  colour: number;
  /** uid of the component they selected; '' for none. */
  component: string;
  /** Key of the field they have open, in the same language; '' for none. */
  field: string;
}

const CompanyContext = createContext<readonly Companion[]>([]);
export const CompanyProvider = CompanyContext.Provider;

/** Who else is on the page. */
export const useCompany = (): readonly Companion[] => useContext(CompanyContext);

/** In which colour a person was first seen: it stays while the Studio is open. */
const seen = new Map<string, number>();

function colourOf(personId: string): number {
  if (!seen.has(personId)) seen.set(personId, (seen.size % 3) + 1);
  return seen.get(personId) ?? 1;
}

interface Here {
  id: string | undefined;
  language: Language | undefined;
  personId: string;
}

/** Others on a page, each once: of somebody's tabs the one in which they have selected something. */
export function companyOn(everybody: readonly Whereabouts[], { id, language, personId }: Here): Companion[] {
  const people = new Map<string, Companion>();
  for (const one of everybody) {
    if (one.itemId !== id || one.personId === personId) continue;
    const known = people.get(one.personId);
    if (known && (known.component !== '' || known.field !== '')) continue;
    const { name, component, locale } = one;
    people.set(one.personId, {
      ...{ personId: one.personId, name, colour: colourOf(one.personId), component },
      // In the other language the field has another text.
      field: locale === language ? one.field : '',
    });
  }
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Where on the page somebody is, in words; '' where nothing is selected. */
export function spotWords(
  { component, field }: Pick<Companion, 'component' | 'field'>,
  { layout, around }: { layout: Layout; around: Layout },
  catalogue: Catalogue,
  say: Words,
): string {
  const place = placeOf(layout, component) ?? placeOf(around, component);
  const name = fieldTitle(say, field.slice(field.indexOf('/') + 1));
  const title = place
    ? `${titleOf(catalogue, place.component.componentName)} (${slotTitle(say, place.slot)})`
    : '';
  return [title, name].filter(Boolean).join(', ');
}
