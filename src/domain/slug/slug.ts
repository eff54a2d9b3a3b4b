/**
 * Lower case; only word characters, spaces and hyphens stay; a run of white space becomes one hyphen; hyphens
 * at the edges go.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The slug of a provider: its own, else made from the name, for physicians with `dr-` before it. */
export function providerSlug(provider: { slug?: string; name: string; isPhysician?: boolean }): string {
  if (provider.slug) return provider.slug;
  return `${provider.isPhysician ? 'dr-' : ''}${slugify(provider.name)}`;
}
