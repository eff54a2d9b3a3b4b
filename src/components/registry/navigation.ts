import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = {
  folder: 'navigation',
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['navigation'],
} as const;

/** Menus, link lists and language. */
export const navigationRows = {
  Navigation: { ...row, wake: 'load', chunk: 'shell' },
  SideNavigation: row,
  Breadcrumb: row,
  LinkList: { ...row, strings: [] },
  JumpLinks: row,
  LinkExpander: { ...row, wake: 'visible' },
  Redirect: { ...row, wake: 'load' },
  SocialLink: { ...row, strings: [] },
  LanguageSelector: row,
} satisfies Record<string, RegistryRow>;
