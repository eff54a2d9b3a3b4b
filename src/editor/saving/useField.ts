import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditedPart } from '#src/context/EditingPage.ts';
import type { FoundIcon } from '#src/ports/IconsPort.ts';
import type { FieldSaver, FieldState } from './createFieldSaver.ts';

/** What the editors' parts of a page work with. */
export interface EditorTools {
  saverOf(part: EditedPart): FieldSaver;
  /** The icon service; throws on a bad query and when it does not answer. */
  findIcons(query: string): Promise<FoundIcon[]>;
  /** Whether somebody is there to save with: a Studio that frames the page, or this site itself. */
  canSave: boolean;
}

export const EditorToolsContext = createContext<EditorTools | undefined>(undefined);

/** The tools of the editors' parts. Throws outside of them. */
export function useEditorTools(): EditorTools {
  const tools = useContext(EditorToolsContext);
  if (!tools) throw new Error('useEditorTools needs a page in edit mode');
  return tools;
}

const NONE: FieldState = { value: '', status: { kind: 'stored' } };

/** A field as it stands on this screen and on its way to the platform. */
export function useField(saver: FieldSaver, name: string): FieldState {
  return useSyncExternalStore(saver.subscribe, saver.snapshot).get(name) ?? NONE;
}
