/**
 * Slug of a name: lower case, only word characters, spaces and hyphens, white space to one hyphen, edges trimmed
 * . Accents are written as their base letters first, so that 'Peña' is not 'pea'.
 */
export const makeSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
