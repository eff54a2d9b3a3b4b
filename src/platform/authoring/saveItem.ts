import { nameOf } from '../flow/flowView.ts';
import type { ContentItem, ContentVersion, DraftInput, Locale } from '../store/ContentStore.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { by, requireRight } from './Authoring.ts';
import { knownItem, knownLocale } from './findItem.ts';
import type { ItemReference } from './findItem.ts';
import { mergeFields } from './mergeFields.ts';
import type { FieldConflict } from './mergeFields.ts';
import { problem, quoted } from './problems.ts';
import { isLayoutField, layoutSave } from './layoutSave.ts';
import { plainField, rawField, storedField } from './rawField.ts';
import { saveLayout } from './saveLayout.ts';

/** A field of an operation's input, its value in raw form. */
export interface FieldInput {
  name: string;
  value?: string | null;
  originalValue?: string | null;
  /** Takes the field out of the version. */
  reset?: boolean | null;
  /** Kind of a field that is not there yet. */
  type?: string | null;
}

export interface UpdateItemInput extends ItemReference {
  language?: string | null;
  version?: number | null;
  fields?: FieldInput[] | null;
  note?: string | null;
}

/** The name of a version among its fields, as the vendor has it. */
export const DISPLAY_NAME = '__Display name';

const MOST_FIELDS = 200;

/**
 * Saves texts of one language version: those a newer save did not touch are merged in, for the others nobody's text is
 * thrown away: the editor is shown both, and the one not taken is kept in the history.
 */
export function updateItem(parts: AuthoringParts, input: UpdateItemInput, asked: Asked): ContentVersion {
  const { content } = parts.store;
  const item = knownItem(content, input);
  const locale = knownLocale(input.language);
  const sent = input.fields ?? [];
  const layout = sent.find(({ name }) => isLayoutField(name));
  requireRight(asked, layout ? 'structure' : 'write', item, locale);
  const head = content.version(item.id, locale, 'draft') ?? emptyVersion(item, locale);
  if (input.version != null && input.version !== head.version) {
    throw problem(
      'BAD_USER_INPUT',
      `Version ${input.version} is not the latest, ${head.version}: only that one is changed.`,
    );
  }
  if (layout) {
    if (sent.length > 1)
      throw problem('BAD_USER_INPUT', `${quoted(layout.name)} is saved by itself, without other fields.`);
    saveLayout(parts, layoutSave(parts, { item, locale, layout, note: input.note }, asked), asked);
    return content.version(item.id, locale, 'draft') ?? head;
  }
  if (sent.length > MOST_FIELDS) throw problem('BAD_USER_INPUT', `At most ${MOST_FIELDS} fields at once.`);
  const merge = mergeFields(
    sent.map(({ name, value, originalValue, reset }) => ({
      ...{ name, value: reset === true ? '' : (value ?? '') },
      originalValue: originalValue ?? undefined,
    })),
    baseOf(parts, head, asked.ifMatch),
    (name) => textOf(head, name),
  );
  if (merge.conflicts.length > 0) throw conflict(parts, head, sent, merge.conflicts, asked);
  const draft = applied(head, merge.changes, sent);
  const saved = content.saveDraft(draft, undefined, by(asked, 'save', input.note));
  if (saved.revision !== head.revision) {
    const fields = merge.changes.map(({ name }) => name);
    parts.accounts.audit({
      ...{ actor: asked.actor.id, act: 'save', itemId: item.id, locale },
      detail: { revision: saved.revision, fields },
    });
  }
  return saved;
}

/** The version a language begins with. */
const emptyVersion = (item: ContentItem, locale: Locale): ContentVersion => ({
  ...{ itemId: item.id, locale, version: 1, revision: '', displayName: item.name, fields: {}, updatedAt: '' },
});

const textOf = (
  { fields, displayName }: Pick<ContentVersion, 'fields' | 'displayName'>,
  name: string,
): string => (name === DISPLAY_NAME ? displayName : rawField(own(fields, name)));

const own = (fields: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** What a field said in the revision the editor began with. Without one the vendor's rule holds: the last save counts. */
function baseOf(
  { store }: AuthoringParts,
  head: ContentVersion,
  ifMatch: string | undefined,
): (name: string) => string | undefined {
  if (ifMatch === undefined || ifMatch === head.revision) return (name) => textOf(head, name);
  const base = store.content.revision(head.itemId, head.locale, ifMatch);
  return (name) => base && textOf(base, name);
}

/** The draft with changes in it, every field cut down to its value and kind. */
function applied(
  head: ContentVersion,
  changes: readonly { name: string; value: string }[],
  sent: readonly FieldInput[],
): DraftInput {
  const fields = Object.fromEntries(
    Object.entries(head.fields).map(([name, field]) => [name, plainField(field)]),
  );
  let { displayName } = head;
  for (const { name, value } of changes) {
    const { reset, type } = sent.findLast((one) => one.name === name) ?? {};
    if (name === DISPLAY_NAME) displayName = value || displayName;
    else if (name.startsWith('__') || name === '' || name.length > 200)
      throw problem('BAD_USER_INPUT', `${quoted(name)} is no field that can be changed.`);
    else if (reset === true) delete fields[name];
    else
      Object.defineProperty(fields, name, {
        ...{ value: storedField(name, value, own(fields, name), type) },
        ...{ enumerable: true, configurable: true, writable: true },
      });
  }
  const { itemId, locale, placeholders } = head;
  return { itemId, locale, displayName, fields, ...(placeholders ? { placeholders } : {}) };
}

/** Both texts for the editor; hers is kept, as it would have been saved. */
function conflict(
  { store, accounts }: AuthoringParts,
  head: ContentVersion,
  sent: readonly FieldInput[],
  conflicts: readonly FieldConflict[],
  asked: Asked,
): Error {
  const changes = sent.map(({ name, value, reset }) => ({
    name,
    value: reset === true ? '' : (value ?? ''),
  }));
  const lost = applied(head, changes, sent);
  store.content.keepLost({ ...head, ...lost }, by(asked, 'conflict'));
  const { itemId, locale, revision } = head;
  accounts.audit({
    ...{ actor: asked.actor.id, act: 'conflict', itemId, locale },
    detail: { fields: conflicts.map(({ name }) => name) },
  });
  const last = store.content.revision(itemId, locale, revision);
  const [first] = conflicts;
  return problem('CONFLICT', 'Somebody else changed this text since you began.', {
    ...{ base: first?.base, yours: first?.yours, theirs: first?.theirs },
    ...{ author: last?.author ?? 'system', authorName: nameOf(store, last?.author ?? null) },
    ...{ at: last?.at ?? head.updatedAt, revision, fields: conflicts },
  });
}
