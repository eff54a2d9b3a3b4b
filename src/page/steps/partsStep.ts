import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import type { Layout } from './layoutStep.ts';

/**
 * Gives static components the part of theirs that wakes (a promo its video) as a rendering of its own. Changes and
 * returns the layout given to it.
 */
export function partsStep(layout: Layout, rows: Record<string, RegistryRow>): Layout {
  for (const rendering of [...renderingsOf(layout.layoutData)]) {
    const part = rows[rendering.componentName]?.part;
    if (!part || rendering.params?.[part.when[0]]?.trim().toLowerCase() !== part.when[1]) continue;
    const { uid = rendering.componentName, fields = {} } = rendering;
    // The id begins with a letter of its own: React's ids in the part are made of its first eight characters.
    const child = {
      componentName: part.component,
      uid: `p${uid}`,
      params: { FieldNames: part.variant },
      fields,
    };
    rendering.placeholders = { ...rendering.placeholders, [part.placeholder]: [child] };
  }
  return layout;
}
