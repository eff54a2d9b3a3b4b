import type { ComponentRendering, LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';

/** Every rendering of a layout, nested ones included, in document order. */
export function* renderingsOf(layoutData: LayoutServiceData): Generator<ComponentRendering> {
  if (layoutData.sitecore.route) yield* below(layoutData.sitecore.route);
}

function* below(holder: {
  placeholders?: ComponentRendering['placeholders'];
}): Generator<ComponentRendering> {
  for (const children of Object.values(holder.placeholders ?? {})) {
    for (const child of children as ComponentRendering[]) {
      // Chromes editing mixes plain markup elements among the renderings.
      if (!('componentName' in child)) continue;
      yield child;
      yield* below(child);
    }
  }
}
