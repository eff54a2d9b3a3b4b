import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';

type Area<Names extends string> = Record<Names | 'facts', ComponentRendering>;

/**
 * One placeholder drawn in several places: for each named area a copy of the rendering that holds only the
 * listed components, and under `facts` one with all the others. Order within an area is the editor's.
 */
export function splitPlaceholder<Names extends string>(
  rendering: ComponentRendering,
  placeholder: string,
  areas: Record<Names, readonly string[]>,
): Area<Names> {
  const named = new Set<string>(Object.values<readonly string[]>(areas).flat());
  const holding = (belongs: (name: string) => boolean): ComponentRendering => ({
    ...rendering,
    placeholders: Object.fromEntries(
      Object.entries(rendering.placeholders ?? {}).map(([key, children]) => [
        key,
        key === placeholder || key.startsWith(`${placeholder}-`)
          ? children.filter((child) => !('componentName' in child) || belongs(child.componentName))
          : children,
      ]),
    ),
  });
  const split = Object.fromEntries(
    Object.entries<readonly string[]>(areas).map(([area, names]) => [
      area,
      holding((name) => names.includes(name)),
    ]),
  );
  return { ...split, facts: holding((name) => !named.has(name)) } as Area<Names>;
}
