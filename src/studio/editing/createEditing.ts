import { fieldKey } from '#src/domain/authoring/FrameTree.ts';
import type { FrameField, FrameTree } from '#src/domain/authoring/FrameTree.ts';
import type { Written } from '../outbox/Outbox.ts';

/** A change of one text, as the undo list keeps it. */
interface Change {
  field: string;
  from: string;
  to: string;
  at: number;
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
  const done: Change[] = [];
  const undone: Change[] = [];
  let state: EditingState = {
    tree: undefined,
    fields: new Map(),
    selected: '',
    writing: '',
    undo: undefined,
    redo: undefined,
  };

  const become = (part: Partial<EditingState>) => {
    state = { ...state, ...part, undo: done.at(-1)?.field, redo: undone.at(-1)?.field };
    for (const listener of [...listeners]) listener();
  };

  const put = (key: string, value: string, isShown: boolean) => {
    const field = state.fields.get(key);
    if (!field || field.rawValue === value) return;
    write({ ...field, value, originalValue: field.rawValue });
    become({ fields: new Map(state.fields).set(key, { ...field, rawValue: value }) });
    if (!isShown) show(key, value);
  };

  const remember = (field: string, from: string, to: string) => {
    undone.length = 0;
    addStep(done, { field, from, to, at: now() });
  };

  const step = (from: Change[], to: Change[], side: 'from' | 'to') => {
    const change = from.at(-1);
    if (!change) return false;
    const other = side === 'from' ? 'to' : 'from';
    // Somebody else's text stands there now: taking ours back would take theirs away.
    if (state.fields.get(change.field)?.rawValue !== change[other]) return false;
    from.pop();
    to.push(change);
    put(change.field, change[side], false);
    become({});
    return true;
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The frame told what stands on the page. Texts this device still keeps take the place of those it shows. */
    discovered(tree: FrameTree) {
      // Texts the page does not show, such as an empty one, are known from elsewhere and stay.
      const fields = new Map(state.fields);
      for (const field of tree.fields) {
        const key = fieldKey(field);
        const kept = waiting(field);
        if (kept !== undefined && kept !== field.rawValue) show(key, kept);
        fields.set(key, kept === undefined ? field : { ...field, rawValue: kept });
      }
      become({ tree, fields });
    },
    /** The platform told of texts, whether the page shows them or not. */
    learned: (known: readonly FrameField[]) => become({ fields: withKnown(state, known, waiting) }),
    select: (selected: string) => become({ selected }),
    startedWriting: (writing: string) => become({ writing }),
    stoppedWriting: () => become({ writing: '' }),
    /** A text written in the panel (`page`: in the page itself, which shows it already). */
    change(key: string, value: string, where: 'panel' | 'page') {
      const field = state.fields.get(key);
      if (!field || field.rawValue === value) return;
      remember(key, field.rawValue, value);
      put(key, value, where === 'page');
    },
    /** The platform has a text; the next one stands on its revision. */
    acknowledged(itemId: string, revision: string, version: number) {
      const fields = new Map(state.fields);
      for (const [key, field] of fields)
        if (field.itemId === itemId) fields.set(key, { ...field, revision, version });
      become({ fields });
    },
    /** Takes back the last change; false when there is none, or when somebody has changed that text since. */
    undo: () => step(done, undone, 'from'),
    redo: () => step(undone, done, 'to'),
  };
}

export type Editing = ReturnType<typeof createEditing>;

/** Keystrokes in one field, one after another, are one step. */
function addStep(steps: Change[], change: Change): void {
  const last = steps.at(-1);
  if (last?.field === change.field && change.at - last.at < ONE_STEP_MS) {
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
