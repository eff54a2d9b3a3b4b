import type { AuthoringParts } from './Authoring.ts';

/** How long what was deleted can be taken back. */
export const BIN_DAYS = 30;

/**
 * Removes for good what has been in the bin longer than that. What visitors still see stays until its deletion is published:
 * nothing may vanish from the site because time went by.
 */
export function emptyBin({ store, accounts, clock }: AuthoringParts): void {
  const { content } = store;
  const before = new Date(clock().getTime() - BIN_DAYS * 86_400_000).toISOString();
  for (const site of ['main', 'plan'] as const) {
    const old = content
      .deleted(site)
      .filter(
        ({ id, path, deletedAt }) => path !== null && deletedAt < before && !content.item(id, 'published'),
      );
    content.removeItems(old.map(({ id }) => id));
    for (const { id, name, path } of old)
      accounts.audit({ actor: 'system', act: 'remove', itemId: id, detail: { name, path, days: BIN_DAYS } });
  }
}
