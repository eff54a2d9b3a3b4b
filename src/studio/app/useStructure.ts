import type { EditedPage } from '../api/StudioApi.ts';
import { newFields, slotTitle } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { moveInSlot, nextSlotNumber, placeOf, withComponent, withoutComponent } from '../editing/layout.ts';
import type { Layout, Target } from '../editing/layout.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { useApi } from './ApiContext.ts';

interface Options {
  page: EditedPage;
  /** The page's components changed. */
  onPage: (page: EditedPage) => void;
  /** They are saved: what is known of them can be asked for. */
  onSaved: () => void;
  /** Opens the page again, as it is then. */
  reload: () => void;
  componentName: (uid: string) => string;
  /** What is selected then, as in `PlacedBox`. */
  onSelect: (key: string) => void;
  onRefused: (reason: string) => void;
}

/** Moves and removes components: shown at once, saved, and taken back where the platform refuses. */
export function useStructure({ page, onPage, onSaved, reload, componentName, onSelect, onRefused }: Options) {
  const api = useApi();
  const say = useWords();
  const announce = useAnnounce();
  const save = (layout: Layout) => {
    onPage({ ...page, layout });
    const refused = (reason: string) => {
      onPage(page);
      onRefused(reason);
    };
    api
      .saveLayout(page, layout)
      .then((answer) => {
        if (answer.kind === 'refused') return refused(answer.reason);
        onPage({
          ...page,
          layout: answer.kind === 'saved' ? layout : answer.layout,
          layoutRevision: answer.revision,
          state: page.state === 'published' ? 'draft' : page.state,
        });
        onSaved();
        reload();
      })
      .catch((error: Error) => refused(error.message));
  };
  return {
    move(uid: string, by: -1 | 1) {
      const layout = moveInSlot(page.layout, uid, by);
      const place = placeOf(layout, uid);
      if (layout === page.layout || !place) return;
      save(layout);
      const { index, count, slot } = place;
      announce(say('moved', { name: componentName(uid), place: index + 1, count, slot: slotTitle(slot) }));
    },
    remove(uid: string) {
      save(withoutComponent(page.layout, uid));
      announce(say('removed', { name: componentName(uid) }));
      onSelect('page');
    },
    /** Places a component with a datasource of its own, whose texts are still to be written. */
    async add(componentName: string, entry: CatalogueEntry, target: Target) {
      const fields = newFields(entry);
      try {
        const dataSource =
          fields.length === 0
            ? ''
            : await api.create({
                ...{ name: entry.title, template: componentName, parent: page.id, fields },
                languages: page.hasOwnLayout ? [page.language] : ['en', 'es'],
              });
        const uid = crypto.randomUUID();
        const slots = Object.keys(entry.slots ?? {});
        save(
          withComponent(page.layout, target, {
            ...{ uid, componentName, dataSource },
            params: { DynamicPlaceholderId: String(nextSlotNumber(page.layout)) },
            ...(slots.length > 0 && { placeholders: Object.fromEntries(slots.map((slot) => [slot, []])) }),
          }),
        );
        announce(say('added', { name: entry.title }));
        onSelect(`r:${uid}`);
      } catch (error) {
        onRefused(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
