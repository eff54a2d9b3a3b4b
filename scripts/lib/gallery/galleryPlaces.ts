import type { DeclaredComponent } from '../readDeclarations.ts';

/** The areas of a page that a component of the shell fills. */
const AREAS = ['global-alert', 'in-page-alert', 'header', 'bottom', 'footer'] as const;

/** Of which visitors see nothing on a page as it comes, each with the reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  AnalyticsPageView: 'tells of a page view',
  Breadcrumb: 'stands on no page of the demo network: every hero draws the same trail',
  ConsentPreferences: 'is opened by a press',
  LiveChat: 'loads a widget of another company',
  PartialDesignDynamicPlaceholder: 'has nothing of its own beside what stands in it',
  ServicesSearchBar: 'deprecated: only editors see it',
  YextSearch: 'deprecated: only editors see it',
  Redirect: 'leads visitors away from the page it stands on',
};

/** Why a component is not looked at anywhere; undefined for one that is. */
export function unseen({ name, declaration }: DeclaredComponent): string | undefined {
  if (declaration.editing === 'E') return 'only editors see it';
  if (declaration.standsIn.length === 0 && declaration.cardType === undefined) return 'no editor places it';
  return UNSEEN[name];
}

/**
 * Where the gallery shows a component:
 * an area of the page ('main' for most); 'inside' for what stands in slots of others alone, and is shown in theirs;
 * undefined for what needs more of a page than its fields (an entity, a search, what a source answers): that is looked at
 * on the pages of the demo network.
 */
export function placeOf(component: DeclaredComponent): string | undefined {
  const { name, folder, declaration, hasData } = component;
  const { standsIn, editing, cardType } = declaration;
  if (unseen(component) !== undefined || hasData || cardType !== undefined) return undefined;
  // Says in which languages its page is, which takes a page of a site's tree.
  if (name === 'LanguageSelector') return undefined;
  if (editing === 'D' || editing === 'W' || /^(?:entity|search\/(?!bars))/.test(folder)) return undefined;
  if (standsIn.includes('main')) return 'main';
  return AREAS.find((area) => area === standsIn[0]) ?? 'inside';
}

/** What stands in a slot ('accordion-items-{*}'): all that stand nowhere else, or the first of those that may stand there, too. */
export function standingIn(slot: string, shown: readonly DeclaredComponent[]): DeclaredComponent[] {
  const name = slot.replace('-{*}', '');
  const fitting = shown.filter(({ declaration }) => declaration.standsIn.includes(name));
  const own = fitting.filter((component) => placeOf(component) === 'inside');
  return own.length > 0 ? own : fitting.slice(0, 1);
}
