import type { IslandPage } from '#src/context/PageProps.ts';
import { whenRead } from './afterPaint.ts';
import { breathe } from '#src/browser/breathe.ts';
import { loadIslandCode } from './islandCode.ts';
import { hearsItself, letGo, pressAgain } from './presses.ts';
import { whenIdle } from './whenIdle.ts';
import { whenNear } from './whenNear.ts';

const waking = new WeakSet<Element>();
const read = new WeakMap<Element, IslandPage>();

/** What the islands of the page stand on, as the server wrote it; undefined on a page without any. */
export function islandPageOf(root: Document): IslandPage | undefined {
  const block = root.getElementById('page-data');
  if (!block) return undefined;
  const page = read.get(block) ?? (JSON.parse(block.textContent ?? '') as IslandPage);
  read.set(block, page);
  return page;
}

/**
 * Brings React, the code of an island and its data together: once, and only when it is asked for. Where its code does not
 * arrive the server's HTML stays, and what was pressed in it is the browser's; the next press asks again.
 */
export function wakeIsland(element: HTMLElement): void {
  if (waking.has(element)) return;
  waking.add(element);
  whenRead(() => {
    const page = islandPageOf(document);
    const id = element.dataset.island ?? '';
    const rendering = page?.islands[id];
    if (!page || !rendering) {
      hearsItself(element);
      return pressAgain(id, element);
    }
    const react = loadHydration();
    // What the page has asked for early is there when React is: it begins in a task of its own.
    const own =
      element.dataset.wake === 'load'
        ? react.then(breathe).then(() => loadIslandCode(rendering, false))
        : loadIslandCode(rendering, false);
    Promise.all([react, own])
      .then(([{ hydrateIsland }, code]) => hydrateIsland(element, rendering, page, code))
      .catch((error: unknown) => {
        console.error(`${rendering.componentName} could not wake`, error);
        letGo(id);
        waking.delete(element);
      });
  });
}

/**
 * React and what every island stands on come in one go and begin in two tasks: a phone needs about 100 ms for both, and
 * somebody may be scrolling.
 */
async function loadHydration(): Promise<typeof import('./hydrateIsland.tsx')> {
  await import(/* webpackChunkName: "hydrate-island" */ 'react-dom/client');
  await breathe();
  return import(/* webpackChunkName: "hydrate-island" */ './hydrateIsland.tsx');
}

const islandsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-island][data-sleeps]');
/**
 * A slot itself has no box (display: contents). What React writes before its content, a link to a picture that is to be loaded
 * early, has none either.
 */
const boxOf = (slot: HTMLElement) =>
  [...slot.children].find(({ tagName }) => tagName !== 'LINK') ?? slot.parentElement ?? slot;
const isPressed = ({ dataset }: HTMLElement) => dataset.wake === 'press';

/**
 * Wakes each island as its `data-wake` says; all of them while editing. One that waits for a press also wakes when the
 * address leads into it.
 */
export function wakeIslands(root: Document, isEditing: boolean): void {
  for (const element of islandsIn(root)) {
    const wake = () => wakeIsland(element);
    if (isEditing || element.dataset.wake === 'load') wake();
    else if (element.dataset.wake === 'visible') whenNear(boxOf(element), wake);
    else if (element.dataset.wake === 'idle') whenIdle(wake);
  }
  const wakeTarget = () => {
    const target = root.getElementById(idIn(location.hash));
    const island = target?.closest<HTMLElement>('[data-island][data-sleeps]');
    if (island && isPressed(island)) wakeIsland(island);
  };
  wakeTarget();
  addEventListener('hashchange', wakeTarget);
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // a malformed escape names nothing
  }
}
