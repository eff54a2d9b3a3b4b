import type { FieldPlace } from '#src/domain/authoring/FrameTree.ts';
import type {
  Outbox,
  OutboxShelf,
  OutboxState,
  Save,
  SaveAnswer,
  Unsent,
  UnsentField,
  Written,
} from './Outbox.ts';

export interface OutboxOptions {
  shelf: OutboxShelf;
  /** Rejects when no answer came. */
  send: (save: Save) => Promise<SaveAnswer>;
  /** Told of each acknowledged save, with the values it wrote. */
  acknowledged?: (save: Save, answer: { revision: string; version: number }) => void;
  newKey?: () => string;
  now?: () => number;
  /** Quiet after the last keystroke before a save, in ms. */
  quietMs?: number;
  /** A save waits no longer than this, in ms. */
  longestMs?: number;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

type Place = FieldPlace & { language: 'en' | 'es' };
const itemKey = ({ itemId, language }: { itemId: string; language: string }) => `${language} ${itemId}`;

/**
 * Keystrokes go to the device at once and to the platform after a pause; only its answer empties the outbox. One save of an
 * item is on its way at a time, and what is written meanwhile waits for the next. A save without an answer is repeated under
 * its own key, so that it is written once however often it is sent.
 */
export async function createOutbox(options: OutboxOptions): Promise<Outbox> {
  const kept = await options.shelf.all();
  return new DeviceOutbox(options, kept);
}

class DeviceOutbox implements Outbox {
  readonly #options: Required<Omit<OutboxOptions, 'acknowledged'>> & Pick<OutboxOptions, 'acknowledged'>;
  readonly #items = new Map<string, Unsent>();
  readonly #sending = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #latest: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #since: number | undefined;
  #savedAt: number | undefined;
  #isSignedOut = false;
  /** Items whose newest texts the device does not have yet. */
  readonly #owed = new Map<string, Pick<Unsent, 'itemId' | 'language'>>();
  #shelving: Promise<void> | undefined;
  #state: OutboxState | undefined;

  constructor(options: OutboxOptions, kept: readonly Unsent[]) {
    this.#options = {
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
      quietMs: 800,
      longestMs: 5000,
      ...options,
    };
    for (const unsent of kept) this.#items.set(itemKey(unsent), unsent);
    this.#forgive();
    if (kept.length > 0) this.#schedule(0);
  }

  write({ itemId, name, language, version, revision, value, originalValue, type }: Written): void {
    const unsent = this.#items.get(itemKey({ itemId, language })) ?? {
      itemId,
      language,
      version,
      revision,
      fields: [],
    };
    const field = unsent.fields.find((one) => one.name === name);
    if (field) field.value = value;
    // Whoever stores it first says what it is: "<b>" may be a text, or rich text.
    else unsent.fields.push({ name, value, originalValue, ...(originalValue === '' && type && { type }) });
    // Typed and taken back: nothing is left to say, unless a save of it is already on its way.
    if (!unsent.attempt) unsent.fields = unsent.fields.filter((one) => one.value !== one.originalValue);
    // What was refused may have been this very text, as too long.
    if (unsent.stopped?.kind === 'refused') delete unsent.stopped;
    this.#keep(unsent);
    this.#schedule(this.#options.quietMs);
  }

  flush(): void {
    this.#isSignedOut = false;
    this.#clear();
    for (const unsent of this.#items.values()) void this.#send(unsent);
  }

  settle(place: Place, value: string): void {
    const unsent = this.#items.get(itemKey(place));
    if (unsent?.stopped?.kind !== 'conflict') return;
    const clash = unsent.stopped.fields.find((one) => one.name === place.name);
    const field = unsent.fields.find((one) => one.name === place.name);
    if (!clash || !field) return;
    Object.assign(field, { value, originalValue: clash.theirs });
    const left = unsent.stopped.fields.filter((one) => one !== clash);
    if (left.length > 0) unsent.stopped = { kind: 'conflict', fields: left };
    else delete unsent.stopped;
    this.#keep(unsent);
    this.#schedule(0);
  }

  retry(): void {
    this.#forgive();
    this.flush();
  }

  waiting(place: Place): string | undefined {
    return this.#items.get(itemKey(place))?.fields.find((one) => one.name === place.name)?.value;
  }

  state(): OutboxState {
    return (this.#state ??= this.#look());
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#clear();
    this.#listeners.clear();
  }

  #look(): OutboxState {
    const all = [...this.#items.values()];
    const stopped = all.filter((one) => one.stopped);
    const kind = this.#isSignedOut
      ? 'signed-out'
      : stopped.length > 0
        ? 'stopped'
        : this.#since !== undefined
          ? 'offline'
          : this.#sending.size > 0
            ? 'sending'
            : all.length > 0
              ? 'waiting'
              : 'empty';
    return {
      kind,
      isKept: this.#shelving === undefined,
      count: all.reduce((sum, one) => sum + one.fields.length, 0),
      stopped,
      ...(this.#since === undefined ? {} : { since: this.#since }),
      ...(this.#savedAt === undefined ? {} : { savedAt: this.#savedAt }),
    };
  }

  #changed(): void {
    this.#state = undefined;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Holds it here and on the device; what is empty goes. */
  #keep(unsent: Unsent): Promise<void> {
    const key = itemKey(unsent);
    if (unsent.fields.length === 0) this.#items.delete(key);
    else this.#items.set(key, unsent);
    const { itemId, language } = unsent;
    this.#owed.set(key, { itemId, language });
    this.#shelving ??= this.#shelve().finally(() => {
      this.#shelving = undefined;
    });
    this.#changed();
    return this.#shelving;
  }

  /** Writes what the device does not have yet, each item as it is by then: a fast writer is not waited for key by key. */
  async #shelve(): Promise<void> {
    const { shelf } = this.#options;
    for (let next = this.#owed.entries().next().value; next; next = this.#owed.entries().next().value) {
      const [key, place] = next;
      this.#owed.delete(key);
      const unsent = this.#items.get(key);
      try {
        await (unsent ? shelf.put(structuredClone(unsent)) : shelf.remove(place));
      } catch (error) {
        console.error('a text could not be kept on this device', error);
      }
    }
    // By then the caller has told that nothing is owed.
    queueMicrotask(() => this.#changed());
  }

  /** Why something was refused may be over: a right was given, a page taken back from the bin. */
  #forgive(): void {
    for (const unsent of this.#items.values()) if (unsent.stopped?.kind === 'refused') delete unsent.stopped;
  }

  #clear(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#latest);
    this.#latest = undefined;
  }

  #schedule(ms: number): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.flush(), ms);
    this.#latest ??= setTimeout(() => this.flush(), this.#options.longestMs);
  }

  async #send(unsent: Unsent): Promise<void> {
    const key = itemKey(unsent);
    if (this.#sending.has(key) || unsent.stopped || unsent.fields.length === 0) return;
    this.#sending.add(key);
    this.#changed();
    unsent.attempt ??= {
      key: this.#options.newKey(),
      fields: structuredClone(unsent.fields),
      revision: unsent.revision,
    };
    const { attempt, itemId, language, version } = unsent;
    const save: Save = { itemId, language, version, ...attempt, idempotencyKey: attempt.key };
    await this.#keep(unsent);
    let answer: SaveAnswer | undefined;
    try {
      answer = await this.#options.send(save);
    } catch {
      // No answer: sent again under the same key.
    }
    this.#sending.delete(key);
    if (answer) this.#heard(unsent, save, answer);
    else this.#lost();
  }

  #lost(): void {
    this.#since ??= this.#options.now();
    this.#failures += 1;
    this.#changed();
    this.#clear();
    this.#schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LONGEST_RETRY_MS));
  }

  #heard(unsent: Unsent, save: Save, answer: SaveAnswer): void {
    this.#failures = 0;
    this.#since = undefined;
    if (answer.kind === 'signed-out') {
      this.#isSignedOut = true;
      this.#clear();
      return this.#changed();
    }
    delete unsent.attempt;
    if (answer.kind === 'refused') unsent.stopped = { kind: 'refused', reason: answer.reason };
    if (answer.kind === 'conflict') {
      unsent.stopped = { kind: 'conflict', fields: answer.fields };
      Object.assign(unsent, { revision: answer.revision, version: answer.version });
    }
    if (answer.kind === 'saved') {
      Object.assign(unsent, { revision: answer.revision, version: answer.version });
      unsent.fields = unsent.fields.flatMap((field) => stillUnsent(field, save.fields));
      this.#savedAt = this.#options.now();
      this.#options.acknowledged?.(save, answer);
      if (unsent.fields.length > 0) this.#schedule(this.#options.quietMs);
    }
    void this.#keep(unsent);
  }
}

/** What is left of a field once some value of it was acknowledged. */
function stillUnsent(field: UnsentField, sent: readonly UnsentField[]): UnsentField[] {
  const acknowledged = sent.find((one) => one.name === field.name);
  if (!acknowledged) return [field];
  return acknowledged.value === field.value ? [] : [{ ...field, originalValue: acknowledged.value }];
}
