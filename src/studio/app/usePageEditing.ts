import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FromFrame, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { fieldKey } from '#src/domain/authoring/FrameTree.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { useFrame } from '../canvas/useFrame.ts';
import { createEditing } from '../editing/createEditing.ts';
import type { Outbox, Save } from '../outbox/Outbox.ts';
import { useApi } from './ApiContext.ts';
import { savePanel } from './savePanel.ts';

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

/** Kinds of text the page shows as they are; of the others it shows something made from them, by the server. */
const SHOWN_AS_WRITTEN = new Set(['Single-Line Text', 'Multi-Line Text']);

/** Joins what is known of a page, its frame and the outbox. */
export function usePageEditing(options: Options) {
  const { page, origin, outbox, onAcknowledged } = options;
  const api = useApi();
  const tellRef = useRef<(message: ToFrame) => void>(() => undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  // One model for each page that is opened; another page is another component, by its key.
  const [editing] = useState(() =>
    createEditing({
      write: (written) => outbox.write(written),
      waiting: (field) => outbox.waiting(field),
      show: (field, value) => tellRef.current({ kind: 'set-field', field, value }),
    }),
  );
  const state = useSyncExternalStore(editing.subscribe, editing.state);

  useEffect(() => editing.learned(page.fields), [editing, page.fields]);

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
          return latest.current.onLeave();
        case 'crash':
          return latest.current.onCrash(message.message);
        case 'panel-save':
          void savePanel(api, editing, latest.current.page, message.save).then((outcome) => {
            tellRef.current({ kind: 'panel-saved', id: message.id, outcome });
            if (outcome.kind === 'saved') latest.current.onSaved();
          });
          return;
        case 'rects':
          return;
      }
    },
    [api, editing],
  );
  const frame = useFrame({ page, origin, heard });
  const { tell, reload } = frame;
  useEffect(() => {
    tellRef.current = tell;
  }, [tell]);

  useEffect(() => {
    onAcknowledged((save, { revision, version }) => {
      editing.acknowledged(save.itemId, revision, version);
      const state = editing.state();
      const { fields } = state;
      let isDrawnByServer = false;
      for (const { name, value } of save.fields) {
        const key = fieldKey({ itemId: save.itemId, name });
        tell({ kind: 'set-markers', field: key, value, revision, version });
        const isShown = state.tree?.fields.some((field) => fieldKey(field) === key) ?? false;
        isDrawnByServer ||= !isShown || !SHOWN_AS_WRITTEN.has(fields.get(key)?.type ?? 'Single-Line Text');
      }
      if (isDrawnByServer) reload();
    });
    return () => onAcknowledged(undefined);
  }, [editing, onAcknowledged, tell, reload]);

  return useMemo(() => ({ editing, state, frame }), [editing, state, frame]);
}
