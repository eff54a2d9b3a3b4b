import type { OpenStoreOptions } from '../openStore.ts';
import { MemoryStore } from './MemoryLog.ts';
import { postgresPrograms, PostgresServer } from './PostgresServer.ts';

/** What a store may stand on: a file, or a file that is a copy of what is shared. */
export interface Backend {
  name: string;
  isShared: boolean;
  start(): Promise<void>;
  /** How a store at a path is opened; the same path is the same store. */
  optionsOf(path: string): Pick<OpenStoreOptions, 'shared'>;
  /** Forgets the stores of a test. */
  reset(): void;
  stop(): void;
}

const alone: Backend = {
  name: 'a file',
  isShared: false,
  start: () => Promise.resolve(),
  optionsOf: () => ({}),
  reset: () => undefined,
  stop: () => undefined,
};

function sharedInMemory(): Backend {
  const stores = new Map<string, MemoryStore>();
  return {
    ...alone,
    name: 'a shared log',
    isShared: true,
    optionsOf(path) {
      const store = stores.get(path) ?? new MemoryStore();
      stores.set(path, store);
      return { shared: { log: store.connect() } };
    },
    reset() {
      for (const store of stores.values()) store.remove();
      stores.clear();
    },
  };
}

function sharedInPostgres(): Backend {
  const addresses = new Map<string, string>();
  let server: PostgresServer | undefined;
  return {
    name: 'PostgreSQL',
    isShared: true,
    async start() {
      server = await PostgresServer.start();
    },
    optionsOf(path) {
      const address = addresses.get(path) ?? server?.database() ?? '';
      addresses.set(path, address);
      return { shared: { log: address } };
    },
    reset: () => addresses.clear(),
    stop: () => server?.remove(),
  };
}

/** All of them; PostgreSQL only where its server is installed (Debian: `apt-get install postgresql`). */
export const backends: readonly Backend[] = [
  alone,
  sharedInMemory(),
  ...(postgresPrograms() ? [sharedInPostgres()] : []),
];
