import type { IncomingMessage } from 'node:http';
import { pathsAbove } from '../content/contentReader.ts';
import type { ContentItem, ContentStore } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import type { Accounts, Actor } from './Actor.ts';
import { AuditLog } from './AuditLog.ts';
import { readCookie } from './cookies.ts';
import { foreignTo, hasRequestToken, isAsking } from './requestRules.ts';
import { PersonTables } from './PersonTables.ts';
import type { Person } from './PersonTables.ts';
import { mayWith } from './roles.ts';
import { SessionTables } from './SessionTables.ts';

export const SESSION_COOKIE = 'studio';

export interface AccountsOptions {
  store: Store;
  /** Public origin of the Studio; without one nobody has a session. */
  studioOrigin: string | undefined;
  clock?: () => Date;
  /** Resolves when nobody else is writing to the store; default: at once. */
  writable?: () => Promise<void>;
}

/** A session as found on a request. */
export interface FoundSession {
  token: string;
  person: Person;
}

/** Accounts with all their parts, for the Studio's own addresses; the other parts of the platform see `Accounts`. */
export interface AccountDesk extends Accounts {
  store: Store;
  people: PersonTables;
  sessions: SessionTables;
  log: AuditLog;
  studioOrigin: string | undefined;
  clock: () => Date;
  /** To be waited for before something is written that was long prepared: somebody else may have begun to write. */
  writable: () => Promise<void>;
  /** The session of a request, whatever it wants. `isAct` false: looking on does not keep it from becoming idle. */
  sessionOf(request: IncomingMessage, isAct?: boolean): FoundSession | undefined;
  actorFor(person: Person): Actor;
}

const inBin = (content: ContentStore, itemId: string): ContentItem | undefined =>
  (['main', 'plan'] as const).flatMap((site) => content.deleted(site)).find(({ id }) => id === itemId);

/** An item and all above it: what holds it, and the pages its address stands below. */
function idsAbove({ content }: Store, itemId: string): string[] {
  const ids = new Set<string>();
  // What is deleted keeps its place: who may delete it may take it back.
  const first = content.item(itemId) ?? content.item(itemId, 'published') ?? inBin(content, itemId);
  for (let item = first; item && !ids.has(item.id);) {
    ids.add(item.id);
    const { site, path, parentId } = item;
    for (const above of path === null ? [] : pathsAbove(path)) {
      const page = content.itemByPath(site, above, 'draft', (candidate) => candidate.path === above);
      if (page) ids.add(page.id);
    }
    item = parentId === null ? undefined : content.item(parentId);
  }
  return [...ids];
}

/** Joins people, sessions and log over one store. */
export function createAccounts({
  store,
  studioOrigin,
  clock = () => new Date(),
  writable = () => Promise.resolve(),
}: AccountsOptions): AccountDesk {
  const people = new PersonTables(store, clock);
  const sessions = new SessionTables(store, clock);
  const log = new AuditLog(store, clock);

  const above = (itemId: string) => idsAbove(store, itemId);

  const sessionOf = (request: IncomingMessage, isAct = true): FoundSession | undefined => {
    if (studioOrigin === undefined) return undefined;
    const token = readCookie(request, studioOrigin, SESSION_COOKIE);
    const id = token && sessions.personOf(token, isAct);
    // Locking somebody out ends their sessions; asked again here, so that it holds whatever was forgotten there.
    const person = id ? people.byId(id) : undefined;
    return token && person && !person.isLocked ? { token, person } : undefined;
  };

  const actorFor = (person: Person): Actor => ({
    id: person.id,
    name: person.name,
    may: (right, where = {}) => mayWith(person.roles, right, where, above),
  });

  return {
    ...{ store, people, sessions, log, studioOrigin, clock, writable, sessionOf, actorFor },
    audit: (entry) => log.add(entry),
    actorOf(request) {
      const found = sessionOf(request);
      if (!found) return undefined;
      const isOwn =
        isAsking(request.method) ||
        (foreignTo(request, studioOrigin) === undefined && hasRequestToken(request, found.token));
      return isOwn ? actorFor(found.person) : undefined;
    },
  };
}
