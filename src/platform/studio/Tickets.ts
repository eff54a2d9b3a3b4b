import { createHmac, randomBytes } from 'node:crypto';

/** What a ticket opens: one item in one language and mode. */
export interface TicketPlace {
  itemId: string;
  locale: 'en' | 'es';
  mode: 'edit' | 'preview';
}

const TICKET_MS = 60_000;
/** A person opens a frame or two at a time; whoever opens more loses the oldest. */
const MOST_TICKETS = 5000;

/**
 * Tickets with which the editing host opens a page in a frame: each counts once, for a minute. They are in memory alone;
 * after a restart the Studio asks for another.
 */
export class Tickets {
  readonly #now: () => number;
  readonly #live = new Map<string, TicketPlace & { until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Answers the id of a new ticket. */
  issue(place: TicketPlace): string {
    const now = this.#now();
    // In the order they were issued, so what has run out stands first.
    for (const [id, { until }] of this.#live) {
      if (until > now && this.#live.size < MOST_TICKETS) break;
      this.#live.delete(id);
    }
    const id = randomBytes(18).toString('base64url');
    this.#live.set(id, { ...place, until: now + TICKET_MS });
    return id;
  }

  /** Whether a ticket opens a place. It is used up by the first who asks, whatever the answer. */
  redeem(id: string, { itemId, locale, mode }: TicketPlace): boolean {
    const ticket = this.#live.get(id);
    this.#live.delete(id);
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
