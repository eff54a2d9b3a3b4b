/** A provider's name without the letters after it, and those letters: what follows the comma, then further titles. */
export function splitName(name: string, titles: readonly string[] = []): { name: string; letters: string[] } {
  const [own = '', ...after] = name.split(',').map((part) => part.trim());
  const letters = [...after, ...titles.map((title) => title.trim())].filter(Boolean);
  const seen = new Set<string>();
  return {
    name: own || name.trim(),
    letters: letters.filter((one) => {
      const key = one.replace(/\./g, '').toLowerCase();
      return seen.has(key) ? false : Boolean(seen.add(key));
    }),
  };
}

/** A provider's name with all letters after it, as the heading of their page has it. */
export function fullName(provider: { name: string; titles: readonly string[] }): string {
  const { name, letters } = splitName(provider.name, provider.titles);
  return [name, ...letters].join(', ');
}
