import { fieldKey } from '#src/domain/authoring/FrameTree.ts';
import type { FrameField, FrameTree } from '#src/domain/authoring/FrameTree.ts';
import type { Written } from '../outbox/Outbox.ts';

/** A change of one text, as the undo list keeps it. */
interface Change {
  field: string;
  from: string;
  to: string;
  at: number;
  /** Changes of one sitting in an editor with an undo of its own are one step. */
  sitting: string;
}

/** What is known of the page being edited. A new object after each change, so that views can compare. */
export interface EditingState {
  /** What stands on the page; undefined until the frame has told. */
  tree: FrameTree | undefined;
  /** Fields by key, each with the text as it stands now. */
  fields: ReadonlyMap<string, FrameField>;
  /** Key of what is selected, as in `PlacedBox`; '' for the page itself. */
  selected: string;
  /** Key of the field somebody writes in on the page; '' for none. */
  writing: string;
  /** The field the next undo and redo would change; undefined when there is none. */
  undo: string | undefined;
  redo: string | undefined;
}

export interface EditingOptions {
  /** Takes a text on its way to the platform. */
  write: (written: Written) => void;
  /** A text this device keeps that the platform has not acknowledged. */
  waiting: (field: FrameField) => string | undefined;
  /** Tells the framed page of a text written elsewhere. */
  show: (field: string, value: string) => void;
  now?: () => number;
}

/** What came of taking over what others wrote. */
export interface TakenOver {
  /** Fields that say something else than before. */
  texts: FrameField[];
  /** Whether one was left as it is because somebody writes in it. */
  isLeftOut: boolean;
}

/** Keystrokes in one field within this many ms of each other are one step of undo. */
const ONE_STEP_MS = 1000;
const MOST_STEPS = 200;

/**
 * One model of the texts of a page: what is written in the page and what is written in the panel meet here, go to the outbox
 * and show in the other. An undo is a text like any other.
 */
export function createEditing(options: EditingOptions) {
  const { write, waiting, show, now = () => Date.now() } = options;
  const listeners = new Set<() => void>();
  const steps = createSteps(now);
  const revisions = createRevisions();
  let state: EditingState = {
    tree: undefined,
    fields: new Map(),
    selected: '',
    writing: '',
    undo: undefined,
    redo: undefined,
  };

  const become = (part: Partial<EditingState>) => {
    state = { ...state, ...part, ...steps.next() };
    for (const listener of [...listeners]) listener();
  };

  const put = (key: string, value: string, isShown: boolean) => {
    const field = state.fields.get(key);
    if (!field || field.rawValue === value) return;
    write({ ...field, value, originalValue: field.rawValue });
    become({ fields: new Map(state.fields).set(key, { ...field, rawValue: value }) });
    if (!isShown) show(key, value);
  };

  /** Goes a step back or forth; false where there is none, or somebody else's text stands there by now. */
  const step = (direction: 'undo' | 'redo') => {
    const change = steps.take(direction, (field) => state.fields.get(field)?.rawValue);
    if (!change) return false;
    put(change.field, change.to, false);
    become({});
    return true;
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * The frame told what stands on the page. Texts this device still keeps take the place of those it shows, and so do
     * those that were acknowledged while the page was being made.
     */
    discovered(tree: FrameTree) {
      // Texts the page does not show, such as an empty one, are known from elsewhere and stay.
      const fields = new Map(state.fields);
      for (const field of tree.fields) {
        const key = fieldKey(field);
        const shown = newest(field, fields.get(key), { waiting, revisions });
        if (shown.rawValue !== field.rawValue) show(key, shown.rawValue);
        fields.set(key, shown);
      }
      become({ tree, fields });
    },
    /** The platform told of texts, whether the page shows them or not. */
    learned(known: readonly FrameField[]) {
      const current = known.filter((field) => !revisions.isOld(field));
      become({ fields: withKnown(state, current, waiting) });
    },
    /**
     * Takes over texts as the platform has them now, others' among them. What waits on this device stays, and what somebody
     * is writing in (`isHeld`): where both changed one text, the save of it says so.
     */
    takeOver(known: readonly FrameField[], isHeld: (key: string) => boolean): TakenOver {
      const { fields, ...taken } = takenOver(state.fields, known, { isHeld, waiting, revisions });
      become({ fields });
      for (const { rawValue, ...place } of taken.texts) show(fieldKey(place), rawValue);
      return taken;
    },
    select: (selected: string) => become({ selected }),
    startedWriting: (writing: string) => become({ writing }),
    stoppedWriting: () => become({ writing: '' }),
    /** A text written in the panel (`page`: in the page itself, which shows it already). */
    change(key: string, value: string, where: 'panel' | 'page', sitting = '') {
      const field = state.fields.get(key);
      if (!field || field.rawValue === value) return;
      steps.add({ field: key, from: field.rawValue, to: value, sitting });
      put(key, value, where === 'page');
    },
    /** The platform has a text; the next one stands on its revision. */
    acknowledged(itemId: string, revision: string, version: number) {
      const fields = new Map(state.fields);
      for (const [key, field] of fields)
        if (field.itemId === itemId) {
          revisions.leave(field, revision);
          fields.set(key, { ...field, revision, version });
        }
      become({ fields });
    },
    /** Takes back the last change; false when there is none, or when somebody has changed that text since. */
    undo: () => step('undo'),
    redo: () => step('redo'),
  };
}

export type Editing = ReturnType<typeof createEditing>;

/** What was changed here, in order, and what of it was taken back. */
function createSteps(now: () => number) {
  const done: Change[] = [];
  const undone: Change[] = [];
  return {
    /** The field the next undo and redo would change. */
    next: () => ({ undo: done.at(-1)?.field, redo: undone.at(-1)?.field }),
    add(change: Omit<Change, 'at'>) {
      undone.length = 0;
      addStep(done, { ...change, at: now() });
    },
    /** What a step changes, and to which text; undefined where the field (`textOf`) does not say what it said then. */
    take(direction: 'undo' | 'redo', textOf: (field: string) => string | undefined) {
      const [from, to] = direction === 'undo' ? [done, undone] : [undone, done];
      const change = from.at(-1);
      const [before, after] = direction === 'undo' ? (['to', 'from'] as const) : (['from', 'to'] as const);
      // Somebody else's text stands there now: taking ours back would take theirs away.
      if (!change || textOf(change.field) !== change[before]) return undefined;
      from.pop();
      to.push(change);
      return { field: change.field, to: change[after] };
    },
  };
}

/** Keystrokes in one field, one after another, are one step. */
function addStep(steps: Change[], change: Change): void {
  const last = steps.at(-1);
  const isOneSitting = change.sitting !== '' && change.sitting === last?.sitting;
  if (last?.field === change.field && (isOneSitting || change.at - last.at < ONE_STEP_MS)) {
    Object.assign(last, { to: change.to, at: change.at });
    return;
  }
  steps.push(change);
  if (steps.length > MOST_STEPS) steps.shift();
}

/** With texts the platform told of; what the page has told is newer, and what waits on the device is newer still. */
function withKnown(
  { tree, fields: before }: EditingState,
  known: readonly FrameField[],
  waiting: EditingOptions['waiting'],
): ReadonlyMap<string, FrameField> {
  const shown = new Set(tree?.fields.map(fieldKey));
  const fields = new Map(before);
  for (const field of known) {
    const key = fieldKey(field);
    const kept = waiting(field);
    if (!shown.has(key)) fields.set(key, kept === undefined ? field : { ...field, rawValue: kept });
  }
  return fields;
}

/** Remembers which revisions of items are older than what stands here. */
function createRevisions() {
  const left = new Set<string>();
  return {
    /** The item has another revision now. */
    leave({ itemId, revision }: FrameField, now: string) {
      if (revision !== now) left.add(`${itemId} ${revision}`);
    },
    isOld: ({ itemId, revision }: FrameField) => left.has(`${itemId} ${revision}`),
  };
}

interface Standing {
  waiting: EditingOptions['waiting'];
  revisions: ReturnType<typeof createRevisions>;
}

/** A field the page shows: with the text that waits here, or with the newer one that is known. */
function newest(
  field: FrameField,
  own: FrameField | undefined,
  { waiting, revisions }: Standing,
): FrameField {
  const { rawValue, revision, version } = own && revisions.isOld(field) ? own : field;
  return { ...field, revision, version, rawValue: waiting(field) ?? rawValue };
}

/** The fields with what the platform has of them now, but for what waits here, is being written, or is newer. */
function takenOver(
  before: ReadonlyMap<string, FrameField>,
  known: readonly FrameField[],
  { isHeld, waiting, revisions }: Standing & { isHeld: (key: string) => boolean },
): TakenOver & { fields: Map<string, FrameField> } {
  const fields = new Map(before);
  const texts: FrameField[] = [];
  let isLeftOut = false;
  for (const field of known) {
    const key = fieldKey(field);
    const own = fields.get(key);
    const isSame = own?.rawValue === field.rawValue;
    const isKnown = isSame && own.revision === field.revision;
    if (isKnown || revisions.isOld(field) || waiting(field) !== undefined) continue;
    if (!isSame && isHeld(key)) {
      isLeftOut = true;
      continue;
    }
    if (own) revisions.leave(own, field.revision);
    const { rawValue, revision, version } = field;
    fields.set(key, own ? { ...own, rawValue, revision, version } : field);
    if (!isSame) texts.push(field);
  }
  return { fields, texts, isLeftOut };
}
