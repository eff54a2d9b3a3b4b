import { renderingsOf } from '#src/page/renderings.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/ports/ComponentData.ts';
import type { Layout } from './layoutStep.ts';

/** Runs the data loaders of the page's renderings side by side; results by rendering uid. */
export async function componentDataStep(
  layout: Layout,
  loaders: Record<string, ComponentDataLoader>,
  context: ComponentDataContext,
): Promise<Record<string, unknown>> {
  const work: Promise<[string, unknown]>[] = [];
  for (const rendering of renderingsOf(layout.layoutData)) {
    const load = Object.hasOwn(loaders, rendering.componentName)
      ? loaders[rendering.componentName]
      : undefined;
    const { uid } = rendering;
    if (load && uid) work.push(load(rendering, context).then((data) => [uid, data]));
  }
  return Object.fromEntries((await Promise.all(work)).filter(([, data]) => data !== undefined));
}
