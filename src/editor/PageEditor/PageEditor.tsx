import { createPortal } from 'react-dom';
import { useMemo, useSyncExternalStore } from 'react';
import { PageProvider } from '#src/context/PageContext.tsx';
import type { EditedPart, EditingPage } from '#src/context/EditingPage.ts';
import type { PageContextValue } from '#src/context/PageProps.ts';
import { PagePanel } from '#src/editor/PagePanel/PagePanel.tsx';
import { PickFields } from '#src/editor/PickFields/PickFields.tsx';
import { createFieldSaver } from '#src/editor/saving/createFieldSaver.ts';
import type { FieldSaver } from '#src/editor/saving/createFieldSaver.ts';
import { EditorToolsContext } from '#src/editor/saving/useField.ts';
import type { EditorTools } from '#src/editor/saving/useField.ts';
import type { AuthoringPort } from '#src/ports/AuthoringPort.ts';

export interface PageEditorProps {
  page: PageContextValue;
  editing: EditingPage;
  isOfEntity: boolean;
  port: AuthoringPort;
  findIcons: EditorTools['findIcons'];
  /** Whether the page can save, and who tells of it when that changes. */
  saving: { canSave: () => boolean; subscribe: (changed: () => void) => () => void };
  /** Where the parts stand in the page, as the server wrote it. */
  places: { panel: Element | undefined; parts: ReadonlyMap<string, Element> };
}

/** All that editors change outside of the editor's own fields: the page's panel, and the selections beside components. */
export function PageEditor({ page, editing, isOfEntity, port, findIcons, saving, places }: PageEditorProps) {
  const canSave = useSyncExternalStore(saving.subscribe, saving.canSave);
  const saverOf = useMemo(() => createSavers(port), [port]);
  const tools = useMemo(() => ({ saverOf, findIcons, canSave }), [saverOf, findIcons, canSave]);
  const names = useMemo(() => namesOf(editing.parts, places.parts, page), [editing, places, page]);
  return (
    <PageProvider page={page}>
      <EditorToolsContext.Provider value={tools}>
        {places.panel
          ? createPortal(<PagePanel part={editing.page} isOfEntity={isOfEntity} />, places.panel)
          : null}
        {[...places.parts].map(([id, place]) => {
          const part = editing.parts[id];
          return part
            ? createPortal(<PickFields part={part} component={names.get(id) ?? part.component} />, place, id)
            : null;
        })}
      </EditorToolsContext.Provider>
    </PageProvider>
  );
}

/** What the parts are called, in the order of the page: two of the same name are told apart by a number. */
function namesOf(
  parts: EditingPage['parts'],
  places: ReadonlyMap<string, Element>,
  { dictionary }: Pick<PageContextValue, 'dictionary'>,
): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  for (const id of places.keys()) {
    const component = parts[id]?.component;
    if (component === undefined) continue;
    const count = (seen.get(component) ?? 0) + 1;
    seen.set(component, count);
    const name = dictionary[`editor.component-${component}`] ?? component;
    names.set(id, count === 1 ? name : `${name} ${count}`);
  }
  return names;
}

/** One saver for each item, however many components show it: what is picked in one is picked in all of them. */
function createSavers(port: AuthoringPort): (part: EditedPart) => FieldSaver {
  const savers = new Map<string, FieldSaver>();
  return ({ item, fields }) => {
    const known = savers.get(item.itemId);
    if (known) return known;
    const stored = Object.fromEntries(fields.map(({ name, raw }) => [name, raw]));
    const saver = createFieldSaver(port, item, stored);
    savers.set(item.itemId, saver);
    return saver;
  };
}
