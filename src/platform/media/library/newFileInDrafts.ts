import type { Accounts, Actor } from '../../accounts/Actor.ts';
import type { Locale } from '../../store/ContentStore.ts';
import type { Store } from '../../store/Store.ts';
import type { Media } from './MediaTable.ts';
import { mediaAddress } from './serveMedia.ts';

/** How many drafts say the new address, and how many go on saying an old one: the actor may not write in them. */
export interface Rewritten {
  drafts: number;
  left: number;
}

interface Replaced {
  /** As it is now. */
  media: Media;
  /** Addresses it had. */
  before: readonly string[];
  actor: Actor;
}

/**
 * Writes the address of a file that took another's place into the drafts that show it, each as a save of whoever replaced
 * it: what visitors see changes when those are published, and not before.
 */
export function newFileInDrafts(
  { store, audit }: { store: Store; audit: Accounts['audit'] },
  { media, before, actor }: Replaced,
): Rewritten {
  const { content } = store;
  const places = new Map<string, { itemId: string; locale: Locale }>();
  for (const { itemId, locale } of before.flatMap((address) => content.usages(address, 'draft')))
    if (locale !== '') places.set(`${itemId} ${locale}`, { itemId, locale });
  const counts: Rewritten = { drafts: 0, left: 0 };
  for (const place of places.values()) {
    const draft = content.version(place.itemId, place.locale, 'draft');
    if (!draft) continue;
    if (!actor.may('write', place)) {
      counts.left += 1;
      continue;
    }
    const { itemId, locale, displayName, placeholders } = draft;
    const fields = withNewFile(draft.fields, media, before) as Record<string, unknown>;
    const saved = content.saveDraft(
      { itemId, locale, displayName, fields, ...(placeholders && { placeholders }) },
      undefined,
      { author: actor.id, kind: 'save' },
    );
    audit({
      ...{ actor: actor.id, act: 'save', itemId, locale },
      detail: { revision: saved.revision, media: media.id },
    });
    counts.drafts += 1;
  }
  return counts;
}

/** A value with every old address in it the new one; a picture says the new size, where it said one. */
export function withNewFile(value: unknown, media: Media, before: readonly string[]): unknown {
  const file = mediaAddress(media, media.files[0] ?? '');
  const old = new RegExp(`/-/media/library/(?:${before.join('|')})/[\\w.-]+`, 'g');
  const put = (one: unknown): unknown => {
    if (typeof one === 'string') return one.replaceAll(old, file);
    if (Array.isArray(one)) return one.map(put);
    if (one === null || typeof one !== 'object') return one;
    const made = Object.fromEntries(Object.entries(one).map(([name, member]) => [name, put(member)]));
    const { src } = one as { src?: unknown };
    if (typeof src !== 'string' || src === made['src']) return made;
    for (const [name, size] of Object.entries(sizeOf(media)))
      if (made[name] !== undefined) made[name] = typeof made[name] === 'number' ? size : String(size);
    return made;
  };
  return put(value);
}

/** The size of its largest picture, in px. */
function sizeOf({ files, width, height }: Media): Record<string, number> {
  const wide = Number(/^(\d+)\./.exec(files[0] ?? '')?.[1]);
  return width && height && wide ? { width: wide, height: Math.round((height * wide) / width) } : {};
}
