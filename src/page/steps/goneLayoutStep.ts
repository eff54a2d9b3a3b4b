import type { Layout } from './layoutStep.ts';

/** The component that says that an entity is gone, and what stands for its rendering in the layout. */
const GONE = { componentName: 'EntityGone', uid: 'entity-gone', params: {}, fields: {} };

/** A detail page's layout for an entity that was deleted: its alerts, header and footer, and between them that it is gone. */
export function goneLayoutStep(layout: Layout): Layout {
  const route = { ...layout.route, placeholders: { ...layout.route.placeholders, main: [GONE], bottom: [] } };
  const { sitecore } = layout.layoutData;
  return { ...layout, route, layoutData: { ...layout.layoutData, sitecore: { ...sitecore, route } } };
}
