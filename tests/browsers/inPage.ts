/* What runs in a page: each function is sent as its own text, and knows nothing outside of it. */

/** An element as a visitor finds it. */
export interface Seen {
  /** Its middle, in the window of its document. */
  x: number;
  y: number;
  text: string;
  value: string | undefined;
  /** Whether a press there would reach it. */
  isOnTop: boolean;
}

/** The first visible element that a selector finds and that is called by a name; brought into view where that is asked. */
export function look(css: string, name: string | undefined, isBrought: boolean): Seen | undefined {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return tidy(
      element.getAttribute('aria-label') ??
        (ids.length > 0 ? ids.map((id) => document.getElementById(id)?.textContent).join(' ') : undefined) ??
        (labels.length > 0 ? labels.map(({ textContent }) => textContent).join(' ') : element.textContent),
    );
  };
  const element = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') return false;
    return name === undefined || nameOf(element) === name;
  });
  if (!element) return undefined;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
  };
  const isOutside = ({ x, y }: { x: number; y: number }) =>
    x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  if (isBrought && isOutside(middle()))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    text: tidy(element.innerText),
    value: 'value' in element ? String(element.value) : undefined,
    isOnTop: hit !== null && (element.contains(hit) || hit.contains(element)),
  };
}

/** Where a frame stands in the window, and how large a pixel of its page is there. */
export function frameAt(css: string): { left: number; top: number; scale: number } | undefined {
  const frame = document.querySelector<HTMLElement>(css);
  if (!frame) return undefined;
  const { left, top, width } = frame.getBoundingClientRect();
  return { left, top, scale: width / frame.offsetWidth };
}

/** Texts the Studio keeps on this device because they have not been acknowledged yet. */
export async function unsent(): Promise<number> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('refused'));
    });
  let count = 0;
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith('meridian-studio ')) continue;
    const database = await settled(indexedDB.open(name));
    count += await settled(database.transaction('unsent').objectStore('unsent').count());
    database.close();
  }
  return count;
}
