/** Does work for every member, a few at a time; the results in the order of the list. The first failure rejects. */
export async function sideBySide<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (member: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < list.length; at = next++) results[at] = await work(list[at] as T);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker));
  return results;
}
