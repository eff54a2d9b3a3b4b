import { filterServices } from '#src/components/entity/facility/FacilityOfferedServices/filterServices.ts';
import { tellServices } from '#src/components/entity/facility/FacilityOfferedServices/tellServices.ts';
import { tellVisiting } from '#src/components/entity/facility/FacilityVisiting/tellVisiting.ts';
import type { Translate } from '#src/context/PageContext.tsx';
import { fillIn } from '#src/domain/text/fillIn.ts';
import { islandPageOf } from './wakeIslands.ts';

const AGAIN_MS = 60_000;

/**
 * Facts of a facility's page that hold at one moment (`data-facts`): today's visiting hours, and which services are open. What
 * stands in the page holds always, and stays where there is nothing to say.
 */
export function tellFacilityFacts(root: Document): void {
  const page = islandPageOf(root);
  const facility = page?.entity?.entityTypeId === 'healthcareFacility' ? page.entity : undefined;
  const narrow = [...root.querySelectorAll('[data-facts="services"]')].map(filterServices);
  const t: Translate = (key, values) => fillIn(page?.dictionary[key] ?? key, values);
  const tell = () => {
    if (page && facility) {
      const now = new Date();
      tellVisiting(root, facility, now, page.locale, t);
      tellServices(root, facility, now, page.locale, t);
    }
    for (const again of narrow) again();
  };
  tell();
  setInterval(() => {
    if (!root.hidden) tell();
  }, AGAIN_MS);
}
