/** A new list in alphabetical order of `name`, accents and case aside; items without a name last. */
export function sortByName<T extends { name?: string | null }>(
  items: readonly T[],
  locale: string = 'en',
): T[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return [...items].sort((a, b) => {
    if (!a.name || !b.name) return Number(!a.name) - Number(!b.name);
    return collator.compare(a.name.trim(), b.name.trim());
  });
}
