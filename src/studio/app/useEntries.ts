import { newFields } from '../catalogue.ts';
import type { CatalogueField } from '../catalogue.ts';
import type { EditedPage, Entry, Placed } from '../api/StudioApi.ts';
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

/** What is done with the entries of a list, a gallery, a menu of links. */
export interface EntryActs {
  add(component: Placed, of: Record<string, CatalogueField>): void;
  move(entry: Entry, by: -1 | 1): void;
  remove(entry: Entry): void;
}

/** Adds, moves and removes entries of components: items of their own, which the platform has as soon as it says so. */
export function useEntries({ page, onPage, onSaved, reload, onRefused }: Options): EntryActs {
  const api = useApi();
  const say = useWords();
  const announce = useAnnounce();
  const toast = useToast();
  const doing = async (act: () => Promise<void>, words: string) => {
    try {
      await act();
      onPage(await api.page(page.id, page.language));
      onSaved();
      reload();
      announce(words);
    } catch (error) {
      onRefused(error instanceof Error ? error.message : String(error));
    }
  };
  const among = ({ owner }: Entry) => (page.entries ?? []).filter((one) => one.owner === owner);
  return {
    add({ componentName, dataSource }, of) {
      const count = (page.entries ?? []).filter(({ holder }) => holder === dataSource).length + 1;
      const item = { name: `Entry ${count}`, template: componentName, parent: dataSource };
      const languages: ('en' | 'es')[] = page.hasOwnLayout ? [page.language] : ['en', 'es'];
      const make = () => api.create({ ...item, fields: newFields({ fields: of }), languages });
      void doing(async () => void (await make()), say('entryAdded', { place: count }));
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
      };
      void doing(place, say('entryMoved', { place: to + 1, count: all.length }));
    },
    remove(entry) {
      const place = among(entry).indexOf(entry) + 1;
      const words = say('entryRemoved', { place });
      void doing(async () => {
        await api.deletePage(entry.itemId);
        const undo = () => doing(() => api.undeletePage(entry.itemId), say('entryAdded', { place }));
        toast({ text: words, undo });
      }, words);
    },
  };
}
