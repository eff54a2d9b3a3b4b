import type { FaintText, OutlineHeading, OutlineLink, PageOutline } from './guard/Guard.ts';
import { FIELD_TYPES } from './FrameTree.ts';
import type { Step } from './stepKeys.ts';
import type { FieldType, FrameField, FrameRendering, FrameSlot, FrameTree } from './FrameTree.ts';

/** A box on the framed page, in px of its viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where something stands: `r:<uid>`, `s:<slot id>`, `f:<field key>#<n-th on the page>`, or `t:<n>`, a tool of the page's own. */
export interface PlacedBox extends Box {
  key: string;
}

/** A save that a panel of the page asks the Studio for. Values are raw values. */
export interface PanelSave {
  itemId: string;
  language: 'en' | 'es';
  fields: { name: string; value: string; originalValue: string }[];
}

/** What came of it; texts are for people to read. */
export type PanelOutcome =
  | { kind: 'saved'; revision: string }
  | { kind: 'conflict'; fields: { name: string; base: string; yours: string; theirs: string }[] }
  | { kind: 'refused'; reason: string };

/** A control of the page's own tools, so that it is found again in the page drawn anew. */
export interface PressedTool {
  /** The names of all that is around it, its kind and its own name. */
  place: string;
  /** Which it is of those with the same place. */
  nth: number;
}

/** What the framed page tells the Studio. */
export type FromFrame =
  | { kind: 'tree'; tree: FrameTree }
  | { kind: 'rects'; boxes: PlacedBox[]; height: number; scrollTop: number }
  | { kind: 'select'; key: string }
  | { kind: 'edit-started' | 'edit-ended'; field: string }
  | { kind: 'edit-changed'; field: string; value: string }
  /**
   * The keyboard leaves a text that was written in (`next`, `previous`, `out`), or the page for another area of the Studio or
   * its list of keys.
   */
  | { kind: 'leave'; towards: 'next' | 'previous' | 'out' | 'next-area' | 'previous-area' | 'keys' }
  /** The keys of a step were pressed outside of any text. */
  | { kind: 'step'; towards: Step }
  | { kind: 'panel-save'; id: number; save: PanelSave }
  /**
   * The page's own tools are in somebody's hands or no longer are: a dialog such as a picker is open, the caret is in a text, or
   * something is not saved. It stands nowhere else.
   */
  | { kind: 'asking'; isOpen: boolean }
  /** The answer to `hand-over`: from here on the page hears nothing itself, unless it is in somebody's hands. */
  | { kind: 'handed-over'; turn: number; isFree: boolean }
  /** Somebody pressed this in a page that was handed over. */
  | ({ kind: 'pressed' } & PressedTool)
  | { kind: 'guard-result'; outline: PageOutline }
  | { kind: 'crash'; message: string };

/** What the Studio asks of the framed page. */
export type ToFrame =
  | { kind: 'begin-edit'; field: string; nth: number }
  | { kind: 'end-edit' }
  | { kind: 'set-field'; field: string; value: string }
  | { kind: 'set-markers'; field: string; value: string; revision: string; version: number }
  | { kind: 'run-guard' }
  | { kind: 'scroll-to'; key: string }
  | { kind: 'scroll-by'; y: number }
  /** A version that is looked at and not written in: what only editors see of the page is not shown. */
  | { kind: 'look-only' }
  /** A newer look of the page is there: it asks for the presses, too, which from now on are told and not heard. */
  | { kind: 'hand-over'; turn: number }
  /** It stays in view after all, and hears for itself again. */
  | { kind: 'stay' }
  /** Presses what was pressed in the page that stood here before. */
  | ({ kind: 'press' } & PressedTool)
  | { kind: 'panel-saved'; id: number; outcome: PanelOutcome };

const LONGEST_TEXT = 500_000;
const MOST_PARTS = 5000;
const MOST_FIELDS_OF_A_SAVE = 100;

type Guard<T> = (value: unknown) => value is T;
type Members = Record<string, (value: unknown) => boolean>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 400;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isLanguage = (value: unknown): value is 'en' | 'es' => value === 'en' || value === 'es';
const isItemId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f-]{32,36}$/.test(value);
const isFieldType = (value: unknown): value is FieldType => FIELD_TYPES.includes(value as FieldType);

/** An object with exactly these members: what has more was not written by us. */
const has =
  <T>(members: Members): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === Object.keys(members).length &&
    Object.entries(members).every(
      ([name, isRight]) => Object.hasOwn(value, name) && isRight((value as Record<string, unknown>)[name]),
    );

const listOf =
  <T>(isMember: Guard<T>, most = MOST_PARTS): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every(isMember);

const is = (expected: unknown) => (value: unknown) => value === expected;
const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

const isSlot = has<FrameSlot>({ id: isName, name: isName, owner: isName });
const isRendering = has<FrameRendering>({ uid: isName, slot: isName });
const isField = has<FrameField>({
  itemId: isItemId,
  name: isName,
  type: isFieldType,
  language: isLanguage,
  version: isCount,
  revision: isName,
  rawValue: isText,
  owner: isName,
});
const isTree = has<FrameTree>({
  slots: listOf(isSlot),
  renderings: listOf(isRendering),
  fields: listOf(isField),
});
const isBox = has<PlacedBox>({ key: isName, x: isNumber, y: isNumber, width: isNumber, height: isNumber });

const isHeading = has<OutlineHeading>({
  level: oneOf([1, 2, 3, 4, 5, 6]),
  text: isName,
  field: isName,
  owner: isName,
});
const isOutlineLink = has<OutlineLink>({ href: isName, text: isName, field: isName, owner: isName });
const isFaint = has<FaintText>({
  text: isName,
  ratio: isNumber,
  needed: isNumber,
  field: isName,
  owner: isName,
});
const isOutline = has<PageOutline>({
  headings: listOf(isHeading),
  links: listOf(isOutlineLink),
  faint: listOf(isFaint),
});

const isPanelSave = has<PanelSave>({
  itemId: isItemId,
  language: isLanguage,
  fields: listOf(has({ name: isName, value: isText, originalValue: isText }), MOST_FIELDS_OF_A_SAVE),
});

const isPanelOutcome = (value: unknown): value is PanelOutcome =>
  has({ kind: is('saved'), revision: isName })(value) ||
  has({ kind: is('refused'), reason: isText })(value) ||
  has({
    kind: is('conflict'),
    fields: listOf(has({ name: isName, base: isText, yours: isText, theirs: isText }), MOST_FIELDS_OF_A_SAVE),
  })(value);

type Guards<M extends { kind: string }> = { [K in M['kind']]: (value: unknown) => boolean };

const fromFrame: Guards<FromFrame> = {
  tree: has({ kind: is('tree'), tree: isTree }),
  rects: has({ kind: is('rects'), boxes: listOf(isBox), height: isNumber, scrollTop: isNumber }),
  select: has({ kind: is('select'), key: isName }),
  'edit-started': has({ kind: is('edit-started'), field: isName }),
  'edit-changed': has({ kind: is('edit-changed'), field: isName, value: isText }),
  'edit-ended': has({ kind: is('edit-ended'), field: isName }),
  leave: has({
    kind: is('leave'),
    towards: oneOf(['next', 'previous', 'out', 'next-area', 'previous-area', 'keys']),
  }),
  step: has({ kind: is('step'), towards: oneOf(['undo', 'redo']) }),
  'panel-save': has({ kind: is('panel-save'), id: isCount, save: isPanelSave }),
  asking: has({ kind: is('asking'), isOpen: isFlag }),
  'handed-over': has({ kind: is('handed-over'), turn: isCount, isFree: isFlag }),
  pressed: has({ kind: is('pressed'), place: isText, nth: isCount }),
  'guard-result': has({ kind: is('guard-result'), outline: isOutline }),
  crash: has({ kind: is('crash'), message: isText }),
};

const toFrame: Guards<ToFrame> = {
  'begin-edit': has({ kind: is('begin-edit'), field: isName, nth: isCount }),
  'end-edit': has({ kind: is('end-edit') }),
  'set-field': has({ kind: is('set-field'), field: isName, value: isText }),
  'set-markers': has({
    kind: is('set-markers'),
    field: isName,
    value: isText,
    revision: isName,
    version: isCount,
  }),
  'run-guard': has({ kind: is('run-guard') }),
  'scroll-to': has({ kind: is('scroll-to'), key: isName }),
  'scroll-by': has({ kind: is('scroll-by'), y: isNumber }),
  'look-only': has({ kind: is('look-only') }),
  'hand-over': has({ kind: is('hand-over'), turn: isCount }),
  stay: has({ kind: is('stay') }),
  press: has({ kind: is('press'), place: isText, nth: isCount }),
  'panel-saved': has({ kind: is('panel-saved'), id: isCount, outcome: isPanelOutcome }),
};

const kindOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? String((value as { kind?: unknown }).kind) : '';

const read =
  <M extends { kind: string }>(guards: Guards<M>) =>
  (value: unknown): M | undefined => {
    const kind = kindOf(value);
    const isRight = Object.hasOwn(guards, kind) ? guards[kind as M['kind']] : undefined;
    return isRight?.(value) ? (value as M) : undefined;
  };

/** A message of the framed page, or undefined for anything else: the page may hold what a stranger wrote. */
export const readFromFrame: (value: unknown) => FromFrame | undefined = read<FromFrame>(fromFrame);

/** A message of the Studio, or undefined for anything else. */
export const readToFrame: (value: unknown) => ToFrame | undefined = read<ToFrame>(toFrame);

/** The framed page's first word, sent to the one origin its content platform named; the port comes with the answer. */
export interface Hello {
  meridian: 'hello';
  /** The word the Studio put into the fragment of the page's address. */
  nonce: string;
  /** A word of the page's own, the same each time it says hello: a page that opened again in the frame is another. */
  page: string;
}

export const readHello = (value: unknown): Hello | undefined =>
  has<Hello>({ meridian: is('hello'), nonce: isName, page: isName })(value) ? value : undefined;

/** The Studio's answer to it. */
export interface Welcome {
  meridian: 'welcome';
  nonce: string;
}

export const readWelcome = (value: unknown): Welcome | undefined =>
  has<Welcome>({ meridian: is('welcome'), nonce: isName })(value) ? value : undefined;
