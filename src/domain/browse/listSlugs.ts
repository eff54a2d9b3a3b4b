import { slugify } from '#src/domain/slug/slug.ts';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The address segment of a name that stands in a list: accents fold, the rest as all slugs. */
export function nameSlug(name: string): string {
  return slugify(fold(name).replace(/_/g, ' ')).replace(/-{2,}/g, '-');
}

/**
 * Gives every item a slug of its own, so that the segment leads back to it through the list. A name that no other item
 * shares has the plain slug; items that share one have their `tie` after it. The order of the list plays no part.
 */
export function withSlugs<T extends { name: string }>(
  items: readonly T[],
  tie: (item: T) => string,
): (T & { slug: string })[] {
  const sharing = new Map<string, number>();
  for (const { name } of items) sharing.set(nameSlug(name), (sharing.get(nameSlug(name)) ?? 0) + 1);
  const isPlain = (slug: string) => slug !== '' && sharing.get(slug) === 1;
  const taken = new Set([...sharing.keys()].filter(isPlain));
  const slugs = new Map<T, string>();
  const rest = items.filter(({ name }) => !isPlain(nameSlug(name)));
  for (const item of rest.sort((a, b) => compare(`${a.name} ${tie(a)}`, `${b.name} ${tie(b)}`))) {
    const wish = [nameSlug(item.name), nameSlug(tie(item))].filter(Boolean).join('-') || 'other';
    let slug = wish;
    for (let number = 2; taken.has(slug); number += 1) slug = `${wish}-${number}`;
    taken.add(slug);
    slugs.set(item, slug);
  }
  return items.map((item) => ({ ...item, slug: slugs.get(item) ?? nameSlug(item.name) }));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The item an address segment names, in any spelling of its slug; undefined when it names none. */
export function bySlug<T extends { slug: string }>(items: readonly T[], segment: string): T | undefined {
  const slug = nameSlug(segment);
  return slug === '' ? undefined : items.find((item) => item.slug === slug);
}
