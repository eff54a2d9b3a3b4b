import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { START_MANIFEST } from '#src/config/startManifest.ts';
import type { StartManifest } from '#src/config/startManifest.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { islandPage } from './islandPage.ts';

/** The part that wakes islands, React included. */
const HYDRATION = 'hydrate-island';

const known = rows as Record<string, RegistryRow>;
let read: StartManifest | undefined;

/** What the build made of the page's first script; undefined in development, where Next's client brings it. */
function manifest(): StartManifest | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  read ??= JSON.parse(
    readFileSync(
      // In one piece: Next takes every file along that a path of unknown length might lead to.
      join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'static', 'scripts', START_MANIFEST),
      'utf8',
    ),
  ) as StartManifest;
  return read;
}

/**
 * Addresses of a page's scripts: the first one, and those that the islands which wake at once are going to need, so that a
 * browser asks for them together, and not for one after it has read another. Undefined in development.
 */
export function pageScripts(page: PageProps | undefined): { start: string; wakes: string[] } | undefined {
  const found = manifest();
  if (!found) return undefined;
  const islands = page ? Object.values(islandPage(page).islands) : [];
  const parts = islands
    .filter(({ componentName }) => known[componentName]?.wake === 'load')
    .flatMap((island) => [...partsWithin(island)]);
  const files = (parts.length > 0 ? [HYDRATION, ...parts] : []).flatMap((part) => found.parts[part] ?? []);
  return { start: found.start, wakes: [...new Set(files)] };
}

/** The named parts the code of a rendering and of what stands in it comes in, without those that come later. */
function* partsWithin(rendering: ComponentRendering): Generator<string> {
  const chunk = known[rendering.componentName]?.chunk;
  if (chunk) yield chunk;
  for (const child of Object.values(rendering.placeholders ?? {}).flat()) {
    if (!('componentName' in child)) continue;
    const inside = child as ComponentRendering;
    const { wake } = known[inside.componentName] ?? {};
    if (wake !== 'visible' && wake !== 'idle') yield* partsWithin(inside);
  }
}
