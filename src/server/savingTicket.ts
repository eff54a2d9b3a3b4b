import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from './constantTime.ts';

/** How long a page in edit mode may save, in seconds. */
const LIFETIME_SECONDS = 30 * 60;

const shape = z.strictObject({
  /** Name of the site. */
  site: z.string().min(1),
  itemId: z.string().min(1),
  language: z.string().min(1),
  version: z.number().int().optional(),
  /** Datasources of what stands on the page, which may be saved with it. */
  datasources: z.array(z.string()),
  /** Unix seconds. */
  exp: z.number().int(),
});

/** What may be saved from a page in edit mode. */
export type SavingTicket = Omit<z.infer<typeof shape>, 'exp'>;

/** The platform's ids come with and without braces and hyphens, in either case. */
const plainId = (id: string) => id.replace(/[{}-]/g, '').toLowerCase();

// The secret also opens the editor: what it signs here is marked, so that neither can stand for the other.
const signed = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`saving-ticket.${payload}`).digest('base64url');

/** Writes a ticket, good for half an hour: its content, readable, and the mark of the secret on it. */
export function writeTicket(ticket: SavingTicket, secret: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const payload = Buffer.from(JSON.stringify({ ...ticket, exp })).toString('base64url');
  return `${payload}.${signed(payload, secret)}`;
}

/** Reads a ticket; undefined for one that was not written here, or whose time is over. */
export function readTicket(text: string, secret: string, now: Date): SavingTicket | undefined {
  const match = /^([\w-]{1,16000})\.([\w-]{43})$/.exec(text);
  if (!match || !isSameSecret(match[2]!, signed(match[1]!, secret))) return undefined;
  const ticket = shape.safeParse(JSON.parse(Buffer.from(match[1]!, 'base64url').toString('utf8')));
  if (!ticket.success) return undefined;
  const { exp, ...content } = ticket.data;
  return now.getTime() / 1000 < exp ? content : undefined;
}

/** Whether a ticket is for this item: the page's own in its version, or one of its datasources, in its language. */
export function allows(
  ticket: SavingTicket,
  item: { itemId: string; language: string; version?: number | undefined },
): boolean {
  if (item.language !== ticket.language) return false;
  const wanted = plainId(item.itemId);
  if (wanted !== plainId(ticket.itemId)) return ticket.datasources.some((id) => plainId(id) === wanted);
  return ticket.version === undefined || item.version === undefined || item.version === ticket.version;
}
