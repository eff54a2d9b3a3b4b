/**
 * The page numbers to show: first, last, and the current with its neighbours; 'gap' where two or more are
 * left out (a gap of one shows that page instead). At most 7 entries.
 */
export function pageList(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) [2, 3].forEach((near) => wanted.add(near));
  if (page >= pageCount - 2) [pageCount - 1, pageCount - 2].forEach((near) => wanted.add(near));
  const numbers = [...wanted].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  const list: (number | 'gap')[] = [];
  let last = 0;
  for (const n of numbers) {
    if (n - last === 2) list.push(n - 1);
    else if (n - last > 2) list.push('gap');
    list.push(n);
    last = n;
  }
  return list;
}
