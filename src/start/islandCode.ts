import type { ComponentType } from 'react';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { islands, laterParts } from '#src/components/islands.generated.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';

/** The code of components by rendering name. */
export type IslandCode = ReadonlyMap<string, ComponentType<ComponentProps>>;

const loaders = islands as unknown as Record<
  string,
  () => Promise<Record<string, ComponentType<ComponentProps>>>
>;

/** Whether a component may come after the first content of the island it stands in, and when. */
export const laterPart = (name: string): 'idle' | 'visible' | undefined =>
  Object.hasOwn(laterParts, name) ? laterParts[name] : undefined;

/** Loads the code of a rendering and of what is placed inside it, with or without the parts that come later. */
export async function loadIslandCode(rendering: ComponentRendering, withLater: boolean): Promise<IslandCode> {
  const names = new Set(namesWithin(rendering, withLater));
  const entries = await Promise.all(
    [...names]
      .filter((name) => loaders[name])
      .map(async (name) => [name, (await loaders[name]!())[name]!] as const),
  );
  return new Map(entries);
}

function* namesWithin(rendering: ComponentRendering, withLater: boolean): Generator<string> {
  yield rendering.componentName;
  for (const child of Object.values(rendering.placeholders ?? {}).flat()) {
    if (!('componentName' in child) || (!withLater && laterPart(child.componentName))) continue;
    yield* namesWithin(child as ComponentRendering, withLater);
  }
}
