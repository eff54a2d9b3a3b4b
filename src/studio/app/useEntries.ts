import { newFields } from '../catalogue.ts';
import type { CatalogueField } from '../catalogue.ts';
import type { EditedPage, Entry } from '../api/StudioApi.ts';
import { focusEntry } from '../fields/focusField.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useApi } from './ApiContext.ts';

interface Options {
  page: EditedPage;
  onPage: (page: EditedPage) => void;
  /** They are saved: what is known of them can be asked for. */
  onSaved: () => void;
  /** Opens the page again, as it is then. */
  reload: () => void;
  onRefused: (reason: string) => void;
}

/** What entries stand below: a component's own item, or another entry. */
export interface EntryHolder extends Pick<Entry, 'owner'> {
  itemId: string;
  componentName: string;
  /** It stands on every page, in every language. */
  isShared: boolean;
}

/** What is done with the entries of a list, a gallery, a menu of links. */
export interface EntryActs {
  add(holder: EntryHolder, of: Record<string, CatalogueField>): void;
  move(entry: Entry, by: -1 | 1): void;
  remove(entry: Entry): void;
}

/** Parts of an entry in the panel (`Entries`). */
const MOVES = ['[data-act="up"]', '[data-act="down"]'];
const REMOVE = '[data-act="remove"]';
const ADD = '[data-act="add"]';

/** Adds, moves and removes entries of components: items of their own, which the platform has as soon as it says so. */
export function useEntries({ page, onPage, onSaved, reload, onRefused }: Options): EntryActs {
  const api = useApi();
  const say = useWords();
  const announce = useAnnounce();
  const toast = useToast();
  /** `act` answers where the focus goes then: what had it may be gone, or closed. */
  const doing = async (act: () => Promise<(() => void) | void>, words: string) => {
    try {
      const thenFocus = await act();
      onPage(await api.page(page.id, page.language));
      onSaved();
      reload();
      announce(words);
      thenFocus?.();
    } catch (error) {
      onRefused(error instanceof Error ? error.message : String(error));
    }
  };
  const below = (owner: string, holder: string) =>
    (page.entries ?? []).filter((one) => one.owner === owner && one.holder === holder);
  const among = ({ owner, holder }: Entry) => below(owner, holder);
  return {
    add({ componentName, itemId, owner, isShared }, of) {
      const count = below(owner, itemId).length + 1;
      const item = { name: `Entry ${count}`, template: componentName, parent: itemId };
      const languages: ('en' | 'es')[] = page.hasOwnLayout && !isShared ? [page.language] : ['en', 'es'];
      const make = async () => {
        const made = await api.create({ ...item, fields: newFields({ fields: of }), languages });
        return () => focusEntry(made);
      };
      void doing(make, say('entryAdded', { place: count }));
    },
    move(entry, by) {
      const all = among(entry);
      const at = all.indexOf(entry);
      const to = at + by;
      if (to < 0 || to >= all.length) return;
      const order = all.toSpliced(at, 1).toSpliced(to, 0, entry);
      const place = async () => {
        // Places may be the same for several: what is not where it should be is put there.
        for (const [index, one] of order.entries())
          if (one.sortOrder !== index + 1) await api.placeEntry({ ...one, sortOrder: index + 1 });
        return () => focusEntry(entry.itemId, by < 0 ? MOVES : [...MOVES].reverse());
      };
      void doing(place, say('entryMoved', { place: to + 1, count: all.length }));
    },
    remove(entry) {
      const all = among(entry);
      const place = all.indexOf(entry) + 1;
      const beside = all[place] ?? all[place - 2];
      const words = say('entryRemoved', { place });
      void doing(async () => {
        await api.deletePage(entry.itemId);
        const undo = () => doing(() => api.undeletePage(entry.itemId), say('entryAdded', { place }));
        toast({ text: words, undo });
        return () => focusEntry(beside?.itemId ?? entry.holder, beside ? [REMOVE] : [ADD]);
      }, words);
    },
  };
}
