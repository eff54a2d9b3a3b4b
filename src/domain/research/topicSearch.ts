/** Page address, without locale, of a search for a topic: its name quoted, which also is the JSON of it (S-151, A-31). */
export function topicPath(name: string): string {
  return `/research?query=${encodeURIComponent(JSON.stringify(name))}`;
}

/** The query of what is related by topic: names joined with OR (D-220, D-239, A-31). '' without topics. */
export function topicsQuery(names: readonly string[]): string {
  return names.join(' OR ');
}
