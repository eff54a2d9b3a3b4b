import type { OutboxShelf, Unsent } from './Outbox.ts';

const STORE = 'unsent';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the device refused'));
  });

/** Unsent texts in IndexedDB, apart for each person: whoever signs in next on this device sees none of another's. */
export async function deviceShelf(personId: string): Promise<OutboxShelf> {
  const opening = indexedDB.open(`meridian-studio ${personId}`, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(STORE, { keyPath: ['itemId', 'language'] });
  const database = await settled(opening);
  /** Answers when the browser has it: from then on a killed tab loses nothing. */
  const write = (work: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the device refused'));
      work(transaction.objectStore(STORE));
    });
  return {
    all: () => settled(database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<Unsent[]>),
    put: (unsent) => write((store) => store.put(unsent)),
    remove: ({ itemId, language }) => write((store) => store.delete([itemId, language])),
  };
}

/** For a browser that keeps nothing (a private window may refuse): texts live as long as the tab. */
export function tabShelf(): OutboxShelf {
  const kept = new Map<string, Unsent>();
  const key = ({ itemId, language }: Pick<Unsent, 'itemId' | 'language'>) => `${language} ${itemId}`;
  return {
    all: () => Promise.resolve([...kept.values()]),
    put: (unsent) => Promise.resolve(void kept.set(key(unsent), unsent)),
    remove: (unsent) => Promise.resolve(void kept.delete(key(unsent))),
  };
}
