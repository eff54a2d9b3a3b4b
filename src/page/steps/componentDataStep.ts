import type { Lacks } from '#src/page/lacks.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import { UNANSWERED } from '#src/context/ComponentData.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { Layout } from './layoutStep.ts';
import type { Placed } from '#src/declaration/Declaration.ts';

/**
 * Runs the data loaders of the page's renderings side by side; results by rendering uid. A loader without an answer
 * costs its component alone, whose data are `UNANSWERED`; the page is known to lack it.
 */
export async function componentDataStep(
  layout: Layout,
  loaders: Record<string, ComponentDataLoader>,
  context: ComponentDataContext,
  lacks: Lacks,
): Promise<Record<string, unknown>> {
  const work: Promise<[string, unknown]>[] = [];
  for (const rendering of renderingsOf(layout.layoutData)) {
    const { uid, componentName } = rendering;
    const load = Object.hasOwn(loaders, componentName) ? loaders[componentName] : undefined;
    if (!load || !uid) continue;
    // Inside a promise, a loader that throws at once is no other than one that rejects.
    const data = Promise.resolve().then(() => load(rendering as Placed, context));
    work.push(lacks.orElse(componentName, data, UNANSWERED).then((loaded) => [uid, loaded]));
  }
  return Object.fromEntries((await Promise.all(work)).filter(([, data]) => data !== undefined));
}
