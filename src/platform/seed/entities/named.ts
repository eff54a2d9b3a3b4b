import type { Named } from '../World.ts';

/** The members of a list that a written text names, in its order. */
export function named<T extends Named>(
  list: readonly T[],
  names: readonly string[],
  nameOf: (item: T) => string = ({ name }) => name.en,
): T[] {
  return names.map((name) => {
    const found = list.find((item) => nameOf(item) === name);
    if (!found) throw new Error(`a written text names "${name}", which the network does not have`);
    return found;
  });
}
