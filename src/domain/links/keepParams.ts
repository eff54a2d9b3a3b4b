/**
 * A path of this site with those parameters of another address that are named and say something: what a page calls its
 * own goes along, whatever else stands in an address does not. Commas stay as they are, for who reads it.
 */
export function keepParams(path: string, asked: URLSearchParams, names: readonly string[]): string {
  const [bare = '', own] = path.split('?', 2);
  const params = new URLSearchParams(own);
  for (const name of names) {
    const values = asked.getAll(name).filter((value) => value.trim() !== '');
    if (values.length === 0) continue;
    params.delete(name);
    for (const value of values) params.append(name, value);
  }
  const query = params.toString().replaceAll('%2C', ',');
  return query === '' ? bare : `${bare}?${query}`;
}
