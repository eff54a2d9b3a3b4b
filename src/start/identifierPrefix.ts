/** Begins the ids made inside one island, on both sides, so that they never meet those of another. */
export function identifierPrefix(uid: string): string {
  return `i${uid.slice(0, 8)}-`;
}
