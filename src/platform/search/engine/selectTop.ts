/**
 * The first `most` of the numbers 0 … size-1 in the order `compare` gives, sorted. `compare` must never return 0
 * for two different numbers, so that pages neither repeat nor skip.
 */
export function selectTop(size: number, most: number, compare: (a: number, b: number) => number): Int32Array {
  if (most >= size / 4) {
    const all = Int32Array.from({ length: size }, (_, at) => at);
    return all.sort(compare).subarray(0, most);
  }
  // A heap with the worst of the best on top.
  const heap = new Int32Array(most);
  let used = 0;
  for (let at = 0; at < size; at += 1) {
    if (used < most) {
      let child = used;
      used += 1;
      while (child > 0) {
        const parent = (child - 1) >> 1;
        if (compare(heap[parent] as number, at) >= 0) break;
        heap[child] = heap[parent] as number;
        child = parent;
      }
      heap[child] = at;
    } else if (most > 0 && compare(at, heap[0] as number) < 0) {
      let parent = 0;
      for (;;) {
        let child = 2 * parent + 1;
        if (child >= used) break;
        if (child + 1 < used && compare(heap[child + 1] as number, heap[child] as number) > 0) child += 1;
        if (compare(heap[child] as number, at) <= 0) break;
        heap[parent] = heap[child] as number;
        parent = child;
      }
      heap[parent] = at;
    }
  }
  return heap.subarray(0, used).sort(compare);
}
