/** A click worth counting (S-319 – S-321). */
export type CountedClick = 'booking' | 'on_my_way' | 'search_result' | 'helped' | 'not_helped';

/** The mark of an element whose clicks are counted. */
export interface ClickMark {
  'data-click': string;
}

/**
 * Marks a link or button, or the list item of a search result, so that a click on it is told to the page's data layer by
 * its kind, the kind of entity and the entity's id: `tellClicks` hears it, also while the part of the page it is in
 * still sleeps. Never what a visitor typed or where they are.
 */
export function clickMark(click: CountedClick, entityKind: string, entityId: string): ClickMark {
  return { 'data-click': `${click} ${entityKind} ${entityId}` };
}
