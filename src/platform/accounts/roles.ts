import type { Right, Role } from './Actor.ts';

/**
 * What each role brings. Everybody who works here may read drafts. Writing and approving are different roles on purpose:
 * who wants two pairs of eyes gives them to two people.
 */
const RIGHTS: Record<Role, readonly Right[]> = {
  author: ['read', 'write', 'structure'],
  translator: ['read', 'write'],
  reviewer: ['read', 'review'],
  publisher: ['read', 'publish', 'emergency'],
  media: ['read', 'media'],
  directory: ['read', 'directory'],
  admin: ['read', 'people', 'audit'],
  auditor: ['read', 'audit'],
};

export const ROLES = Object.keys(RIGHTS) as Role[];
export const ALL_RIGHTS = [...new Set(Object.values(RIGHTS).flat())];

/** A role with where it was given: at an item with all below it, in a language; '' is everywhere, in every one. */
export interface GivenRole {
  role: Role;
  subtree: string;
  locale: '' | 'en' | 'es';
}

/** Rights over people, the log and the directory have no place: given at one item they are not given at all. */
const PLACELESS: readonly Right[] = ['people', 'audit', 'directory'];

/**
 * Whether roles bring a right at a place. `above` answers the ids of an item and all above it; for an item nobody knows
 * only what was given everywhere counts. Without a language any will do.
 */
export function mayWith(
  roles: readonly GivenRole[],
  right: Right,
  where: { itemId?: string; locale?: 'en' | 'es' },
  above: (itemId: string) => readonly string[],
): boolean {
  const { itemId, locale } = where;
  const places = itemId === undefined ? undefined : new Set(above(itemId));
  return roles.some((given) => {
    if (!RIGHTS[given.role].includes(right)) return false;
    if (PLACELESS.includes(right)) return given.subtree === '';
    // Drafts are read across languages: a translator needs the text that is translated.
    const speaks = right === 'read' || given.locale === '' || locale === undefined || given.locale === locale;
    return speaks && (given.subtree === '' || !places || places.has(given.subtree));
  });
}
