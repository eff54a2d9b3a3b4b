import { z } from 'zod';
import type { ContentItem } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';

/** A kind of page, and what its publication takes. */
const kindShape = z.strictObject({
  name: z.string().trim().min(1).max(100),
  template: z.string().min(1).max(100),
  /** Only pages at this address and below it. */
  below: z.string().startsWith('/').max(500).optional(),
  /** Whether somebody with the right to review, who wrote none of it, must approve it first. */
  needsApproval: z.boolean(),
  /** After so many days an approved page is to be looked at again. */
  reviewDays: z.number().int().min(1).max(3650).optional(),
});
export const kindsShape = z.array(kindShape).max(100);
export type PageKind = z.infer<typeof kindShape>;

const SPACE = 'flow';
const KEY = 'kinds';

/** The kinds that have a rule of their own, in the order in which they are tried; all other pages need no approval. */
export function kindsOf({ facts }: Store): readonly PageKind[] {
  const read = kindsShape.safeParse(facts.get(SPACE, KEY));
  return read.success ? read.data : [];
}

export const saveKinds = ({ facts }: Store, kinds: readonly PageKind[]): void => facts.put(SPACE, KEY, kinds);

/** The kind of a page; undefined for one without a rule. */
export function kindOf(store: Store, { template, path }: ContentItem): PageKind | undefined {
  const at = (path ?? '').toLowerCase();
  return kindsOf(store).find(({ template: wanted, below }) => {
    const top = below?.toLowerCase().replace(/\/+$/, '');
    return wanted === template && (top === undefined || at === top || at.startsWith(`${top}/`));
  });
}
