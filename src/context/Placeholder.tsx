import { createContext, memo, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { InPlace } from './InPlace.tsx';

/** Draws the renderings of one placeholder. The page root supplies it, on the server and in the browser. */
export type DrawPlaceholder = (name: string, rendering: ComponentRendering) => ReactNode;

const PlaceholderContext = createContext<DrawPlaceholder>(() => null);

/** Gives the components below a way to draw placeholders. */
export const PlaceholderProvider = PlaceholderContext.Provider;

/**
 * A place in a component where editors put other components.
 * `name` without suffix asks for `<name>-<DynamicPlaceholderId>` of the rendering when it has such an id.
 * What stands in it is drawn anew when the layout changes, not with the component around it.
 */
export const Placeholder = memo(function Placeholder({
  name,
  rendering,
}: {
  name: string;
  rendering: ComponentRendering;
}) {
  const draw = useContext(PlaceholderContext);
  return <>{draw(dynamicName(name, rendering), rendering)}</>;
});

const KeepsElements = createContext(false);

/** Whether the contents of this placeholder wake in the elements the server wrote, instead of taking their place. */
export const useKeepsElements = (): boolean => useContext(KeepsElements);

/**
 * A place in a component whose contents, once their code is there, wake in the elements the server wrote: nothing is
 * drawn or laid out again, and the focus stays. For what is long and drawn alike on both sides, such as results.
 * Where something changes before the code is there, the server's HTML stands until it is.
 */
export function PlaceholderInPlace({
  className,
  ...placeholder
}: {
  name: string;
  rendering: ComponentRendering;
  className: string;
}) {
  return (
    <InPlace className={className}>
      <KeepsElements.Provider value={true}>
        <Placeholder {...placeholder} />
      </KeepsElements.Provider>
    </InPlace>
  );
}

/** Whether a placeholder holds anything, so that a container can leave out its frame. */
export function isPlaceholderEmpty(name: string, rendering: ComponentRendering): boolean {
  return placedIn(name, rendering).length === 0;
}

/** The components that stand in a placeholder of a rendering, in order; the editor's markers are left out. */
export function placedIn(name: string, rendering: ComponentRendering): ComponentRendering[] {
  const wanted = dynamicName(name, rendering);
  const key = Object.keys(rendering.placeholders ?? {}).find((one) => matchesPlaceholder(one, wanted));
  const contents = (key ? rendering.placeholders?.[key] : undefined) ?? [];
  return (contents as ComponentRendering[]).filter(({ componentName }) => componentName);
}

/** 'column-1-{*}' in the layout answers a request for 'column-1-3'. */
export function matchesPlaceholder(key: string, wanted: string): boolean {
  if (key === wanted) return true;
  if (!key.endsWith('{*}')) return false;
  const stem = key.slice(0, -3);
  return wanted.startsWith(stem) && /^\d+$/.test(wanted.slice(stem.length));
}

function dynamicName(name: string, rendering: ComponentRendering): string {
  const id = rendering.params?.DynamicPlaceholderId;
  if (!id) return name;
  const suffixed = `${name}-${id}`;
  const keys = Object.keys(rendering.placeholders ?? {});
  return keys.some((key) => matchesPlaceholder(key, suffixed)) ? suffixed : name;
}
