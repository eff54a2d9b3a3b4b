import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../store/Store.ts';

/** What a ticket opens: one item in one language and mode. */
export interface TicketPlace {
  itemId: string;
  locale: 'en' | 'es';
  mode: 'edit' | 'preview';
}

const TICKET_MS = 60_000;
/** A person opens a frame or two at a time; whoever opens more loses the oldest. */
const MOST_TICKETS = 5000;

interface LiveTicket extends TicketPlace {
  until: number;
}

/** Where tickets are until they are used up. */
interface TicketShelf {
  add(id: string, ticket: LiveTicket, now: number): void;
  /** Takes a ticket out; undefined where there is none. */
  take(id: string): LiveTicket | undefined;
}

function inMemory(): TicketShelf {
  const live = new Map<string, LiveTicket>();
  return {
    add(id, ticket, now) {
      // In the order they were issued, so what has run out stands first.
      for (const [old, { until }] of live) {
        if (until > now && live.size < MOST_TICKETS) break;
        live.delete(old);
      }
      live.set(id, ticket);
    },
    take(id) {
      const ticket = live.get(id);
      live.delete(id);
      return ticket;
    },
  };
}

const SPACE = 'ticket';

/** The site redeems a ticket at any of the platforms that share a store, and at one of them only. */
function inStore(store: Store): TicketShelf {
  return {
    add(id, ticket, now) {
      store.transaction(() => {
        for (const [old, value] of [...store.facts.entries(SPACE)])
          if ((value as LiveTicket).until <= now) store.facts.put(SPACE, old, undefined);
        store.facts.put(SPACE, id, ticket);
      });
    },
    take: (id) =>
      store.transaction(() => {
        const ticket = store.facts.get(SPACE, id) as LiveTicket | undefined;
        store.facts.put(SPACE, id, undefined);
        return ticket;
      }),
  };
}

/**
 * Tickets with which the editing host opens a page in a frame: each counts once, for a minute. They are in memory alone,
 * unless several platforms share the store; after a restart the Studio asks for another.
 */
export class Tickets {
  readonly #now: () => number;
  readonly #shelf: TicketShelf;

  constructor(now: () => number, store?: Store) {
    this.#now = now;
    this.#shelf = store?.sharedProblem ? inStore(store) : inMemory();
  }

  /** Answers the id of a new ticket. */
  issue(place: TicketPlace): string {
    const now = this.#now();
    const id = randomBytes(18).toString('base64url');
    this.#shelf.add(id, { ...place, until: now + TICKET_MS }, now);
    return id;
  }

  /** Whether a ticket opens a place. It is used up by the first who asks, whatever the answer. */
  redeem(id: string, { itemId, locale, mode }: TicketPlace): boolean {
    const ticket = this.#shelf.take(id);
    if (!ticket || ticket.until <= this.#now()) return false;
    return ticket.itemId === itemId && ticket.locale === locale && ticket.mode === mode;
  }
}

/**
 * The secret parameter of a render address: the ticket's id, and a seal over all other parameters, so that it opens this
 * address and no other. Only who has the editing key can make one; the site checks it before it asks the platform.
 */
export function sealedTicket(id: string, parameters: URLSearchParams, editingKey: string): string {
  const rest = new URLSearchParams([...parameters].filter(([name]) => name !== 'secret'));
  rest.sort();
  const seal = createHmac('sha256', editingKey).update(`editing ticket\n${id}\n${rest}`).digest('base64url');
  return `t.${id}.${seal}`;
}
