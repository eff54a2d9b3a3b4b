import { useSyncExternalStore } from 'react';
import { useStrings } from '#src/context/PageContext.tsx';
import type { FieldSaver, FieldStatus } from '#src/editor/saving/createFieldSaver.ts';

/** From what needs somebody most to what needs nobody. */
const FIRST = ['conflict', 'refused', 'saving', 'waiting', 'saved', 'stored'] as const;

const WORDS = {
  conflict: 'editor.clashWaits',
  refused: 'editor.notSaved',
  saving: 'editor.saving',
  waiting: 'editor.saving',
  saved: 'editor.allSaved',
  stored: undefined,
} as const satisfies Record<FieldStatus['kind'], string | undefined>;

/** One line on all fields of an item: what needs somebody, else that everything is saved. */
export function PanelState({ saver }: { saver: FieldSaver }) {
  const t = useStrings();
  const kinds = new Set(
    [...useSyncExternalStore(saver.subscribe, saver.snapshot).values()].map((one) => one.status.kind),
  );
  const kind = FIRST.find((one) => kinds.has(one)) ?? 'stored';
  const words = WORDS[kind];
  return (
    <span
      className="PagePanel-state"
      data-state={kind}
      data-unsaved={kind === 'saved' || kind === 'stored' ? undefined : ''}
      role="status"
    >
      {words ? t(words) : ''}
    </span>
  );
}
