import { useEffect, useMemo, useRef } from 'react';
import { newSource } from '../add/newSource.ts';
import type { Start } from '../add/start.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import {
  moveInSlot,
  nextSlotNumber,
  placeOf,
  withComponent,
  withoutComponent,
  withSetting,
} from '../editing/layout.ts';
import type { Layout, Target } from '../editing/layout.ts';
import { moveTo } from '../editing/moves.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useApi } from './ApiContext.ts';
import { LayoutSaver } from './LayoutSaver.ts';
import type { LayoutSaving } from './LayoutSaver.ts';

interface Options extends LayoutSaving {
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
  const { save, isSaving, latest } = useLayoutSaving(saving);
  const saveMove = (uid: string, moved: (layout: Layout) => Layout) => {
    const before = latest().layout;
    const layout = moved(before);
    const place = placeOf(layout, uid);
    if (layout === before || !place) return;
    void save(layout);
    const { index, count, slot } = place;
    announce(say('moved', { name: componentName(uid), place: index + 1, count, slot: slotTitle(say, slot) }));
  };
  return {
    /** Whether a change is on its way. */
    isBuilding: isSaving,
    move: (uid: string, by: -1 | 1) => saveMove(uid, (layout) => moveInSlot(layout, uid, by)),
    moveTo: (uid: string, target: Target) => saveMove(uid, (layout) => moveTo(layout, uid, target)),
    /** Changes a setting of a component. */
    set(uid: string, name: string, value: string) {
      const { layout } = latest();
      const changed = withSetting(layout, uid, name, value);
      if (changed !== layout) void save(changed);
    },
    remove(uid: string) {
      const { layout } = latest();
      const place = placeOf(layout, uid);
      if (!place) return;
      void save(withoutComponent(layout, uid));
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
    async add(componentName: string, entry: CatalogueEntry, target: Target, start: Start) {
      try {
        const dataSource = await newSource(api, page, { componentName, entry, start });
        const uid = crypto.randomUUID();
        const { layout } = latest();
        const placed = placedNew({ uid, componentName, dataSource }, entry, start.params, layout);
        void save(withComponent(layout, target, placed));
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
  params: Start['params'],
  layout: Layout,
) {
  const names = Object.keys(slots);
  return {
    ...own,
    params: { ...params, DynamicPlaceholderId: String(nextSlotNumber(layout)) },
    ...(names.length > 0 && { placeholders: Object.fromEntries(names.map((slot) => [slot, []])) }),
  };
}

/** Saves layouts of the page that is open. */
function useLayoutSaving(options: LayoutSaving) {
  const api = useApi();
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  const { id, language } = options.page;
  // What is on its way for one page is no part of another.
  return useMemo(() => new LayoutSaver(api, () => current.current), [api, id, language]);
}
