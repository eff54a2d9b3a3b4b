import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Which column of the row is in view; undefined until scripts know, and where browsers cannot tell. Lines are as high as the
 * column in view needs, so the first line that is read stays where it is when another column comes.
 */
export function useColumnInView(count: number, anchorOf: (index: number) => string): number | undefined {
  const [current, setCurrent] = useState<number>();
  const held = useRef<{ line: Element; top: number }>(undefined);
  useEffect(() => {
    const columns = Array.from({ length: count }, (_, index) => document.getElementById(anchorOf(index)));
    const row = columns[0]?.closest('.CompareProviders-scroll');
    if (!row || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (!seen) return;
        held.current = firstWholeLine(row);
        setCurrent(columns.indexOf(seen.target as HTMLElement));
      },
      // The middle of the row, whatever part of the page is in view.
      { root: row, rootMargin: '0px -45% 0px -45%' },
    );
    for (const column of columns) if (column) observer.observe(column);
    return () => observer.disconnect();
  }, [count, anchorOf]);
  useLayoutEffect(() => {
    const { line, top } = held.current ?? {};
    held.current = undefined;
    const moved = line && top !== undefined ? line.getBoundingClientRect().top - top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [current]);
  return current;
}

/** The first line that is whole in view, below the tabs that stay at the top. */
function firstWholeLine(row: Element): { line: Element; top: number } | undefined {
  const from = row.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  return [...row.querySelectorAll('tr')]
    .map((line) => ({ line, top: line.getBoundingClientRect().top }))
    .find(({ top }) => top >= from && top < window.innerHeight);
}
