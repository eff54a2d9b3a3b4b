import type {
  AuthoringPort,
  EditedItem,
  FieldChange,
  FieldClash,
  Refusal,
  SaveAnswer,
} from '#src/ports/AuthoringPort.ts';

/** How a field stands: as stored, changed and not sent yet, under way, or why it was not saved. */
export type FieldStatus =
  | { kind: 'stored' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'refused'; reason: Refusal }
  | { kind: 'conflict'; clash: FieldClash };

export interface FieldState {
  /** What stands in the field on this screen. */
  value: string;
  status: FieldStatus;
}

/** The fields of one item as they are written, and their way to the platform. */
export interface FieldSaver {
  get(name: string): FieldState;
  /** Sets what stands in a field; it is sent after a pause. */
  write(name: string, value: string): void;
  /** Sends what waits, at once. */
  flush(): void;
  /** Ends a conflict: with one of the texts, or with one made of both. */
  settle(name: string, value: string): void;
  /** Sends again what was refused. */
  retry(): void;
  subscribe(changed: () => void): () => void;
  /** Another object after each change. */
  snapshot(): ReadonlyMap<string, FieldState>;
}

/** Milliseconds of quiet after which what was written is sent. */
const QUIET = 800;

interface Entry extends FieldState {
  /** What the platform holds, as far as known here. */
  original: string;
}

const asStored = (value: string): Entry => ({ value, original: value, status: { kind: 'stored' } });

/**
 * Saves the fields of one item: after a pause in writing, one request at a time, each with the revision the last one
 * gave. A refused text stays in its field and is sent again on request; of a text somebody else changed, too, both are
 * kept until somebody chooses.
 */
export function createFieldSaver(
  port: AuthoringPort,
  item: EditedItem,
  stored: Readonly<Record<string, string>>,
  now: () => number = Date.now,
): FieldSaver {
  let { revision } = item;
  let entries: ReadonlyMap<string, Entry> = new Map(
    Object.entries(stored).map(([name, value]) => [name, asStored(value)]),
  );
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const entryOf = (name: string): Entry => entries.get(name) ?? asStored('');
  const set = (changes: Readonly<Record<string, Partial<Entry>>>) => {
    const next = new Map(entries);
    for (const [name, change] of Object.entries(changes)) next.set(name, { ...entryOf(name), ...change });
    entries = next;
    for (const listener of listeners) listener();
  };
  const named = (kind: FieldStatus['kind']) =>
    [...entries].flatMap(([name, { status }]) => (status.kind === kind ? [name] : []));
  const setAll = (names: readonly string[], change: Partial<Entry>) =>
    set(Object.fromEntries(names.map((name) => [name, change])));

  async function send(): Promise<void> {
    const names = named('waiting');
    if (isSending || names.length === 0) return;
    isSending = true;
    const sent = names.map((name) => changeOf(name, entryOf(name)));
    setAll(names, { status: { kind: 'saving' } });
    const asked = { ...item, ...(revision !== undefined && { revision }), fields: sent };
    const answer = await port.saveFields(asked);
    isSending = false;
    if (answer.kind !== 'refused') revision = answer.revision ?? revision;
    set(changesOf(answer, sent, entryOf, now));
    if (named('waiting').length > 0) void send();
  }

  const flush = () => {
    clearTimeout(timer);
    void send();
  };
  return {
    get: entryOf,
    write(name, value) {
      const { original, status } = entryOf(name);
      if (status.kind === 'conflict') return;
      const isBack = value === original && status.kind !== 'saving';
      set({ [name]: { value, status: isBack ? { kind: 'stored' } : { kind: 'waiting' } } });
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET);
    },
    flush,
    settle(name, value) {
      const { status } = entryOf(name);
      if (status.kind !== 'conflict') return;
      const { theirs } = status.clash;
      set({
        [name]: {
          value,
          original: theirs,
          status: value === theirs ? { kind: 'stored' } : { kind: 'waiting' },
        },
      });
      flush();
    },
    retry() {
      setAll(named('refused'), { status: { kind: 'waiting' } });
      flush();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    snapshot: () => entries,
  };
}

const changeOf = (name: string, { value, original }: Entry): FieldChange => ({
  ...{ name, value, originalValue: original },
});

/** What an answer changes in the fields that were sent. */
function changesOf(
  answer: SaveAnswer,
  sent: readonly FieldChange[],
  entryOf: (name: string) => Entry,
  now: () => number,
): Record<string, Partial<Entry>> {
  const each = (change: (field: FieldChange) => Partial<Entry>) =>
    Object.fromEntries(sent.map((field) => [field.name, change(field)]));
  if (answer.kind === 'saved')
    return each(({ name, value }) => ({
      original: value,
      // What was written meanwhile waits for its own request.
      ...(entryOf(name).value === value && { status: { kind: 'saved', at: now() } as const }),
    }));
  const clashes = new Map(answer.kind === 'conflict' ? answer.fields.map((one) => [one.name, one]) : []);
  // Nothing was written: what met no other text goes again, by itself.
  if (sent.some(({ name }) => clashes.has(name)))
    return each(({ name }) => {
      const clash = clashes.get(name);
      return { status: clash ? { kind: 'conflict', clash } : { kind: 'waiting' } };
    });
  const reason = answer.kind === 'refused' ? answer.reason : 'unavailable';
  return each(({ name, value }) =>
    // A newer text waits already; it tells soon enough whether it can be saved.
    entryOf(name).value === value ? { status: { kind: 'refused', reason } } : {},
  );
}
