/** An id as the vendor spells it: `N` bare capitals, `B` capitals in braces, else as it is stored. */
export function formatId(id: string, format: string | null | undefined): string {
  switch (format?.toUpperCase()) {
    case 'N':
      return id.replaceAll('-', '').toUpperCase();
    case 'B':
      return `{${id.toUpperCase()}}`;
    default:
      return id;
  }
}
