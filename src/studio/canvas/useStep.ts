import { useCallback } from 'react';
import type { ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { Step } from '#src/domain/authoring/stepKeys.ts';
import type { Editing } from '../editing/createEditing.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** The name of the field in a key of one. */
export const nameInKey = (key: string): string => key.split('/').slice(1).join('/');

/** Goes a step back or forth, says which text that was, and brings the part it stands in into view. */
export function useStep(editing: Editing, tell: { readonly current: (message: ToFrame) => void }) {
  const say = useWords();
  const announce = useAnnounce();
  const show = useToast();
  return useCallback(
    (towards: Step) => {
      const { [towards]: key = '', fields, selected } = editing.state();
      if (key === '') return announce(say(towards === 'undo' ? 'undoNone' : 'redoNone'));
      if (!editing[towards]()) return show({ text: say('undoRefused') });
      announce(say(towards === 'undo' ? 'undoneOf' : 'redoneOf', { field: fieldTitle(say, nameInKey(key)) }));
      const owner = fields.get(key)?.owner ?? '';
      const part = owner === '' ? 'page' : `r:${owner}`;
      const isChosen = selected === part || selected.startsWith(`f:${key}#`);
      if (!isChosen) editing.select(part);
      if (owner !== '') tell.current({ kind: 'scroll-to', key: part });
    },
    [editing, tell, say, announce, show],
  );
}
