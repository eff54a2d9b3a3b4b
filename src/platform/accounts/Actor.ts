import type { AuditAct } from './auditActs.ts';
import type { IncomingMessage } from 'node:http';

/** What a person is there for; each role brings rights, where it was given (E-022 leaves the roles to us). */
export type Role =
  | 'author'
  | 'translator'
  | 'reviewer'
  | 'publisher'
  | 'media'
  | 'directory'
  | 'admin'
  | 'auditor';

/** What an operation asks for. */
export type Right =
  | 'read'
  | 'write'
  | 'structure'
  | 'publish'
  | 'review'
  | 'media'
  | 'directory'
  | 'people'
  | 'audit'
  | 'emergency';

/** Who is asking, with the rights of this moment. */
export interface Actor {
  id: string;
  name: string;
  /** Whether a right is had: at an item with all below it, in a language. Without a place: anywhere at all. */
  may(right: Right, where?: { itemId?: string; locale?: 'en' | 'es' }): boolean;
}

/** What the other parts of the platform know of accounts. */
export interface Accounts {
  /** Who a request is from, by its session cookie; anything but GET needs the session's token header as well. */
  actorOf(request: IncomingMessage): Actor | undefined;
  /** Writes a row of the audit log, in the running transaction where there is one. */
  audit(entry: {
    actor: string;
    act: AuditAct;
    itemId?: string;
    locale?: string;
    detail?: Record<string, unknown>;
  }): void;
}
