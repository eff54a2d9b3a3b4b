import type { GuardedPage, GuardField, PageOutline } from '#src/domain/authoring/guard/Guard.ts';
import { fieldKey } from '#src/domain/authoring/FrameTree.ts';
import type { EditedPage, GuardAnswer, Placed } from '../api/StudioApi.ts';
import type { Catalogue } from '../catalogue.ts';
import type { EditingState } from '../editing/createEditing.ts';

/** The page's own components by uid, in the order of the page. */
export function ownComponents(layout: EditedPage['layout']): Map<string, Placed> {
  const found = new Map<string, Placed>();
  const walk = (slots: Record<string, Placed[]>) => {
    for (const placed of Object.values(slots).flat()) {
      found.set(placed.uid, placed);
      walk(placed.placeholders ?? {});
    }
  };
  walk(layout);
  return found;
}

/** What the rules look at: texts as they stand now, what the frame shows, and what the platform told. */
export function guardedPage(
  page: EditedPage,
  { fields }: Pick<EditingState, 'fields'>,
  catalogue: Catalogue,
  outline: PageOutline | undefined,
  answer: GuardAnswer | undefined,
): GuardedPage {
  const components = ownComponents(page.layout);
  const order = ['', ...components.keys()];
  const own = [...fields.values()].flatMap((field): (GuardField & { at: number })[] => {
    const isOfPage = field.itemId === page.id;
    const component = components.get(field.owner);
    if (!isOfPage && !component) return [];
    const declared = component
      ? catalogue.components[component.componentName]?.fields
      : catalogue.page.fields;
    const owner = component ? field.owner : '';
    return [
      {
        ...{ field: fieldKey(field), owner, itemId: field.itemId, name: field.name },
        ...{ type: field.type, raw: field.rawValue, at: order.indexOf(owner) },
        isRequired: declared?.[field.name]?.required === true,
      },
    ];
  });
  return {
    language: page.language,
    fields: own.sort((a, b) => a.at - b.at),
    owners: new Set(components.keys()),
    ...(outline && { outline }),
    ...(answer && {
      unknownPaths: answer.unknownPaths,
      translation: answer.translation,
      today: answer.today,
      ...(answer.reviewBy !== null && { reviewBy: answer.reviewBy }),
    }),
  };
}
