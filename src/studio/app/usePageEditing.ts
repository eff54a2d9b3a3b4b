import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FromFrame, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { fieldKey, isWrittenOnPage } from '#src/domain/authoring/FrameTree.ts';
import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import type { PageOutline } from '#src/domain/authoring/guard/Guard.ts';
import type { EditedPage, StudioApi } from '../api/StudioApi.ts';
import { useFrame } from '../canvas/useFrame.ts';
import type { Frame } from '../canvas/useFrame.ts';
import { useStep } from '../canvas/useStep.ts';
import { unwritten, useCatalogue } from '../catalogue.ts';
import { createEditing } from '../editing/createEditing.ts';
import type { Editing, EditingState } from '../editing/createEditing.ts';
import { placeOf } from '../editing/layout.ts';
import type { Outbox, Save } from '../outbox/Outbox.ts';
import { useApi } from './ApiContext.ts';
import { savePanel } from './savePanel.ts';
import { useWaysOut } from './useWaysOut.ts';

/** Told of every acknowledged save. */
export type Acknowledged = (save: Save, answer: { revision: string; version: number }) => void;

interface Options {
  page: EditedPage;
  origin: string;
  outbox: Outbox;
  /** Sets who is told of acknowledged saves. */
  onAcknowledged: (listener: Acknowledged | undefined) => void;
  /** The focus leaves the page: back to the Studio. */
  onLeave: () => void;
  onCrash: (message: string) => void;
  /** The page's own panel has saved something. */
  onSaved: () => void;
}

/** Whether the page shows a text as it is written; of others it shows nothing, or something the server makes from them. */
function isInView(
  { tree }: Pick<EditingState, 'tree'>,
  { type, rawValue, ...place }: Pick<FrameField, 'itemId' | 'name' | 'type' | 'rawValue'>,
): boolean {
  const isShown = tree?.fields.some((field) => fieldKey(field) === fieldKey(place)) ?? false;
  if (!isShown || isWrittenOnPage(type)) return isShown;
  // Patterns and addresses of the platform's own are filled in by the server.
  return type === 'Rich Text' && !/\{|[~-]\/(link|media)/.test(rawValue);
}

/** Joins what is known of a page, its frame and the outbox. */
export function usePageEditing(options: Options) {
  const { page, origin, outbox, onAcknowledged } = options;
  const api = useApi();
  const goOut = useWaysOut();
  const tellRef = useRef<(message: ToFrame) => void>(() => undefined);
  const savingRef = useRef<Frame['saving']>(() => () => undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const editing = useEditingOf(page, outbox, tellRef);
  const state = useSyncExternalStore(editing.subscribe, editing.state);
  const step = useStep(editing, tellRef);
  /** Headings and links as the page last told of them. */
  const [outline, setOutline] = useState<PageOutline>();

  useLearned(editing, page);

  const heard = useCallback(
    (message: FromFrame) => {
      switch (message.kind) {
        case 'tree':
          return editing.discovered(message.tree);
        case 'select':
          return editing.select(message.key);
        case 'edit-started':
          return editing.startedWriting(message.field);
        case 'edit-ended':
          return editing.stoppedWriting();
        case 'edit-changed':
          // Only where a person was let in: the page may hold what a stranger wrote.
          if (message.field === editing.state().writing) editing.change(message.field, message.value, 'page');
          return;
        case 'leave':
          if (!goOut(message.towards)) latest.current.onLeave();
          return;
        case 'step':
          return step(message.towards);
        case 'crash':
          return latest.current.onCrash(message.message);
        case 'guard-result':
          return setOutline(message.outline);
        case 'panel-save':
          return void answerPanel(message, { api, editing, latest, tellRef, savingRef });
        case 'rects':
        case 'asking':
        case 'handed-over':
        case 'pressed':
          return;
      }
    },
    [api, editing, step, goOut],
  );
  const frame = useFrame({ page, origin, heard });
  const { tell, reload, saving } = frame;
  useEffect(() => {
    tellRef.current = tell;
    savingRef.current = saving;
  }, [tell, saving]);

  const redraw = useQuietly(reload, state.writing === '');

  useAcknowledged({ editing, tell, redraw, onAcknowledged });

  /** Others changed texts, which stand in the page by now where they stand as they are written, or its components. */
  const takenOver = useCallback(
    (texts: readonly FrameField[], isLayout: boolean) => {
      for (const { rawValue: value, revision, version, ...place } of texts)
        tell({ kind: 'set-markers', field: fieldKey(place), value, revision, version });
      if (isLayout || texts.some((field) => !isInView(editing.state(), field))) redraw();
    },
    [editing, tell, redraw],
  );

  return useMemo(
    () => ({ editing, state, frame, outline, step, takenOver }),
    [editing, state, frame, outline, step, takenOver],
  );
}

interface AcknowledgedParts extends Pick<Options, 'onAcknowledged'> {
  editing: Editing;
  tell: Frame['tell'];
  redraw: () => void;
}

/** What is saved stands in the markers of the page; what it does not show as it is written makes it be opened again. */
function useAcknowledged({ editing, tell, redraw, onAcknowledged }: AcknowledgedParts): void {
  useEffect(() => {
    onAcknowledged((save, { revision, version }) => {
      editing.acknowledged(save.itemId, revision, version);
      let isDrawnByServer = false;
      for (const { name, value } of save.fields) {
        const key = fieldKey({ itemId: save.itemId, name });
        tell({ kind: 'set-markers', field: key, value, revision, version });
        const type = editing.state().fields.get(key)?.type ?? 'Single-Line Text';
        isDrawnByServer ||= !isInView(editing.state(), { itemId: save.itemId, name, type, rawValue: value });
      }
      if (isDrawnByServer) redraw();
    });
    return () => onAcknowledged(undefined);
  }, [editing, onAcknowledged, tell, redraw]);
}

/** Tells of the texts the platform has, and of those nobody has written yet. */
function useLearned(editing: Editing, page: EditedPage): void {
  const catalogue = useCatalogue();
  const { layout, around, fields, entries } = page;
  useEffect(
    () => editing.learned([...fields, ...unwritten({ layout, around, fields, entries }, catalogue)]),
    [editing, layout, around, fields, entries, catalogue],
  );
}

interface PanelParts {
  api: StudioApi;
  editing: Editing;
  latest: { readonly current: Options };
  tellRef: { readonly current: Frame['tell'] };
  savingRef: { readonly current: Frame['saving'] };
}

/** Saves what the page's own panel asks for, and tells it what came of that. */
async function answerPanel(
  { id, save }: Extract<FromFrame, { kind: 'panel-save' }>,
  { api, editing, latest, tellRef, savingRef }: PanelParts,
): Promise<void> {
  const saved = savingRef.current();
  const outcome = await savePanel(api, editing, latest.current.page, save);
  tellRef.current({ kind: 'panel-saved', id, outcome });
  if (outcome.kind !== 'saved') return;
  saved();
  latest.current.onSaved();
}

/** Opens the page anew, but under nobody's hands: while somebody writes in it, it waits until they stop. */
function useQuietly(reload: () => void, isQuiet: boolean): () => void {
  const isDue = useRef(false);
  const quiet = useRef(isQuiet);
  useEffect(() => {
    quiet.current = isQuiet;
    if (!isQuiet || !isDue.current) return;
    isDue.current = false;
    reload();
  }, [isQuiet, reload]);
  return useCallback(() => {
    if (quiet.current) reload();
    else isDue.current = true;
  }, [reload]);
}

/** One model for each page and language that is opened. What is selected stays selected in the other language. */
function useEditingOf(
  { id, language, layout }: EditedPage,
  outbox: Outbox,
  tell: { readonly current: (message: ToFrame) => void },
): Editing {
  const make = () =>
    createEditing({
      write: (written) => outbox.write(written),
      waiting: (field) => outbox.waiting(field),
      show: (field, value) => tell.current({ kind: 'set-field', field, value }),
    });
  const [open, setOpen] = useState(() => ({ id, language, editing: make() }));
  if (open.id === id && open.language === language) return open.editing;
  const editing = make();
  const { selected } = open.editing.state();
  const isThere = selected.startsWith('r:') && placeOf(layout, selected.slice(2)) !== undefined;
  if (open.id === id && (isThere || selected === 'page')) editing.select(selected);
  setOpen({ id, language, editing });
  return editing;
}
