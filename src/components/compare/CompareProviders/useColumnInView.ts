import { useEffect, useState } from 'react';

/** Which column of the row is in view; undefined until scripts know, and where browsers cannot tell. */
export function useColumnInView(count: number, anchorOf: (index: number) => string): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const columns = Array.from({ length: count }, (_, index) => document.getElementById(anchorOf(index)));
    const row = columns[0]?.closest('.CompareProviders-scroll');
    if (!row || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(columns.indexOf(seen.target as HTMLElement));
      },
      // The middle of the row, whatever part of the page is in view.
      { root: row, rootMargin: '0px -45% 0px -45%' },
    );
    for (const column of columns) if (column) observer.observe(column);
    return () => observer.disconnect();
  }, [count, anchorOf]);
  return current;
}
