import type { Accounts, Actor, Right } from '../accounts/Actor.ts';
import type { Authorship, ContentItem, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { problem } from './problems.ts';

/** What authoring works with. */
export interface AuthoringParts {
  store: Store;
  accounts: Pick<Accounts, 'audit'>;
  clock: () => Date;
}

/** One request: who asks, and what its headers say. */
export interface Asked {
  actor: Actor;
  /** Revision the editor began with (`If-Match`). */
  ifMatch?: string | undefined;
  /** Names the operation, so that sending it again does it once (`Idempotency-Key`). */
  key?: string | undefined;
}

/** Who wrote it, for the history. */
export const by = ({ actor }: Asked, kind?: Authorship['kind'], note?: string | null): Authorship => ({
  author: actor.id,
  ...(kind === undefined ? {} : { kind }),
  ...(note == null || note === '' ? {} : { note: note.slice(0, 500) }),
});

function refusedWords(right: Right, what: string): string {
  if (right === 'read') return `You may not see ${what}.`;
  if (right === 'write') return `You may not change texts of ${what}.`;
  if (right === 'structure') return `You may not change the structure of ${what}.`;
  return right === 'publish' ? `You may not publish ${what}.` : 'Your account may not do this.';
}

/** Throws unless the actor has a right where it is needed. */
export function requireRight(asked: Asked, right: Right, item?: ContentItem, locale?: Locale): void {
  const where = {
    ...(item === undefined ? {} : { itemId: item.id }),
    ...(locale === undefined ? {} : { locale }),
  };
  if (asked.actor.may(right, where)) return;
  const what = item ? `"${item.name}"${locale === undefined ? '' : ` in ${locale}`}` : 'this';
  throw problem('FORBIDDEN', refusedWords(right, what), { right });
}
