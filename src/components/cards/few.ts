/** The first names in one line and how many more there are: "Lab, Imaging +2". '' for none. */
export function few(names: readonly string[], count: number, separator = ', '): string {
  const more = names.length - count;
  return names.slice(0, count).join(separator) + (more > 0 ? ` +${more}` : '');
}
