import { useCallback, useEffect, useRef } from 'react';
import type { EditedPage } from '../api/StudioApi.ts';
import { itemNameOf, newFields } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { moveInSlot, nextSlotNumber, placeOf, withComponent, withoutComponent } from '../editing/layout.ts';
import type { Layout, Target } from '../editing/layout.ts';
import { moveTo } from '../editing/moves.ts';
import { slotTitle } from '../strings/slotNames.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useApi } from './ApiContext.ts';

interface SavingOptions {
  page: EditedPage;
  /** The page's components changed. */
  onPage: (page: EditedPage) => void;
  /** They are saved: what is known of them can be asked for. */
  onSaved: () => void;
  /** Opens the page again, as it is then. */
  reload: () => void;
  onRefused: (reason: string) => void;
}

interface Options extends SavingOptions {
  componentName: (uid: string) => string;
  /** What is selected then, as in `PlacedBox`. */
  onSelect: (key: string) => void;
}

/** Moves, adds and removes components: shown at once, saved, and taken back where the platform refuses. */
export function useStructure({ componentName, onSelect, ...saving }: Options) {
  const { page, onRefused } = saving;
  const api = useApi();
  const say = useWords();
  const announce = useAnnounce();
  const toast = useToast();
  const { save, isBuilding, latest } = useLayoutSaving(saving);
  const saveMove = (uid: string, layout: Layout) => {
    const place = placeOf(layout, uid);
    if (layout === page.layout || !place) return;
    void save(layout);
    const { index, count, slot } = place;
    announce(say('moved', { name: componentName(uid), place: index + 1, count, slot: slotTitle(say, slot) }));
  };
  return {
    /** Whether a change is on its way. */
    isBuilding,
    move: (uid: string, by: -1 | 1) => saveMove(uid, moveInSlot(page.layout, uid, by)),
    moveTo: (uid: string, target: Target) => saveMove(uid, moveTo(page.layout, uid, target)),
    remove(uid: string) {
      const place = placeOf(page.layout, uid);
      if (!place) return;
      void save(withoutComponent(page.layout, uid));
      onSelect('page');
      toast({
        text: say('removed', { name: componentName(uid) }),
        undo: async () => {
          // Into the page as it is then: others may have changed it meanwhile.
          const { layout } = latest();
          if (placeOf(layout, uid)) return;
          await save(withComponent(layout, place, place.component));
          onSelect(`r:${uid}`);
        },
      });
    },
    /** Places a component with a datasource of its own, whose texts are still to be written. */
    async add(componentName: string, entry: CatalogueEntry, target: Target) {
      const fields = newFields(entry);
      try {
        const dataSource =
          fields.length === 0
            ? ''
            : await api.create({
                ...{ name: itemNameOf(componentName), template: componentName, parent: page.id, fields },
                languages: page.hasOwnLayout ? [page.language] : ['en', 'es'],
              });
        const uid = crypto.randomUUID();
        const { layout } = latest();
        void save(
          withComponent(layout, target, placedNew({ uid, componentName, dataSource }, entry, layout)),
        );
        announce(say('added', { name: entry.title }));
        onSelect(`r:${uid}`);
      } catch (error) {
        onRefused(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** A component as it begins: with the slots of its declaration, empty. */
function placedNew(
  own: { uid: string; componentName: string; dataSource: string },
  { slots = {} }: CatalogueEntry,
  layout: Layout,
) {
  const names = Object.keys(slots);
  return {
    ...own,
    params: { DynamicPlaceholderId: String(nextSlotNumber(layout)) },
    ...(names.length > 0 && { placeholders: Object.fromEntries(names.map((slot) => [slot, []])) }),
  };
}

/** Saves layouts of the page that is open. */
function useLayoutSaving(options: SavingOptions) {
  const api = useApi();
  const running = useRef(0);
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  const latest = useCallback(() => current.current.page, []);
  const isBuilding = useCallback(() => running.current > 0, []);
  /** Ends when the platform has it, or has refused. */
  const save = useCallback(
    async (layout: Layout) => {
      const { page, onPage, onSaved, reload, onRefused } = current.current;
      running.current += 1;
      onPage({ ...page, layout });
      const refused = (reason: string) => {
        onPage(page);
        onRefused(reason);
      };
      try {
        const answer = await api.saveLayout(page, layout);
        if (answer.kind === 'refused') return refused(answer.reason);
        onPage({
          ...page,
          layout: answer.kind === 'saved' ? layout : answer.layout,
          layoutRevision: answer.revision,
          state: page.state === 'published' ? 'draft' : page.state,
        });
        onSaved();
        reload();
      } catch (error) {
        refused(error instanceof Error ? error.message : String(error));
      } finally {
        running.current -= 1;
      }
    },
    [api],
  );
  return { save, isBuilding, latest };
}
