import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { hasStudio, messageAuthoring, onStudio } from '#src/adapters/authoring/messageAuthoring.ts';
import { siteAuthoring } from '#src/adapters/authoring/siteAuthoring.ts';
import { siteIcons } from '#src/adapters/authoring/siteIcons.ts';
import type { EditingPage } from '#src/context/EditingPage.ts';
import type { PageContextValue } from '#src/context/PageProps.ts';
import { wireEditToggles } from '#src/editor/EditToggle/wireEditToggles.ts';
import { PageEditor } from '#src/editor/PageEditor/PageEditor.tsx';
import type { AuthoringPort } from '#src/ports/AuthoringPort.ts';

/** What the server writes for the editors' parts of a page. */
interface EditorData {
  page: PageContextValue;
  editing: EditingPage;
  isOfEntity: boolean;
}

/**
 * Wakes what only editors have in a page: its switches, and panel and pickers in the places the server left for them, which save
 * through the Studio that frames the page, else through this site where it can. Called in edit mode alone.
 */
export function wakeEditor(root: Document): void {
  wireEditToggles(root);
  const block = root.getElementById('editing-data');
  if (!block) return;
  const { page, editing, isOfEntity } = JSON.parse(block.textContent ?? '') as EditorData;
  const panel = root.querySelector('[data-page-panel]') ?? undefined;
  const parts = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-pick-fields]')].map((place) => [
      place.dataset.pickFields ?? '',
      place,
    ]),
  );
  const asleep = [...(panel?.childNodes ?? [])];
  flushSync(() =>
    createRoot(root.createElement('div')).render(
      <PageEditor
        page={page}
        editing={editing}
        isOfEntity={isOfEntity}
        port={portOf(editing)}
        findIcons={siteIcons(editing.ticket)}
        saving={{
          canSave: () => hasStudio(window) || savesHere(editing),
          subscribe: (changed) => onStudio(window, changed),
        }}
        places={{ panel, parts }}
      />,
    ),
  );
  // What can be changed is in its place: the page below moves once.
  for (const node of asleep) node.remove();
  panel?.setAttribute('data-awake', '');
}

const savesHere = ({ savesHere: saves, ticket }: EditingPage) => saves && ticket !== undefined;

/** The Studio when there is one, at the time of each save: it may connect later than the page is read. */
function portOf(editing: EditingPage): AuthoringPort {
  const studio = messageAuthoring(window);
  const site = siteAuthoring(editing.ticket ?? '');
  return {
    saveFields: (request) =>
      hasStudio(window) || !savesHere(editing) ? studio.saveFields(request) : site.saveFields(request),
  };
}
