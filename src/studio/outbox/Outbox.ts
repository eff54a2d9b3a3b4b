import type { FieldPlace } from '#src/domain/authoring/FrameTree.ts';

/** A field whose text has not been acknowledged yet. Values are raw values. */
export interface UnsentField {
  name: string;
  value: string;
  /** What stood there when the writing began, or what was last acknowledged. */
  originalValue: string;
  /** Kind of a text that may not be there yet. */
  type?: string;
}

/** What waits of one item in one language. */
export interface Unsent {
  itemId: string;
  language: 'en' | 'es';
  version: number;
  /** Revision the writing stands on. */
  revision: string;
  /** In the order they were first written. */
  fields: UnsentField[];
  /** Sent under this name before, with these values: an answer that was lost is asked for again, not written twice. */
  attempt?: { key: string; fields: UnsentField[]; revision: string };
  /** Why it waits for a person. */
  stopped?: Stop;
}

export type Stop = { kind: 'conflict'; fields: ClashingField[] } | { kind: 'refused'; reason: string };

/** One text two people wrote. */
export interface ClashingField {
  name: string;
  base: string;
  yours: string;
  theirs: string;
  /** Who wrote the other one, and when; absent where the platform does not say. */
  author?: string;
  at?: string;
}

/** A write the platform is asked for. */
export interface Save {
  itemId: string;
  language: 'en' | 'es';
  version: number;
  revision: string;
  fields: UnsentField[];
  /** The same for every retry of one save. */
  idempotencyKey: string;
}

/** What the platform said of it. A lost connection is not an answer: the sender throws. */
export type SaveAnswer =
  | { kind: 'saved'; revision: string; version: number }
  | { kind: 'conflict'; fields: ClashingField[]; revision: string; version: number }
  | { kind: 'refused'; reason: string }
  /** The session has ended; what was written waits for a sign-in of the same person. */
  | { kind: 'signed-out' };

/** Where unsent texts are kept on the device, so that they outlive the tab. */
export interface OutboxShelf {
  all(): Promise<Unsent[]>;
  put(unsent: Unsent): Promise<void>;
  remove(unsent: Pick<Unsent, 'itemId' | 'language'>): Promise<void>;
}

/** What the state line says. */
export interface OutboxState {
  kind: 'empty' | 'waiting' | 'sending' | 'offline' | 'stopped' | 'signed-out';
  /** Whether the device has all of it: a killed tab would lose nothing. */
  isKept: boolean;
  /** Fields not acknowledged yet. */
  count: number;
  /** When the connection was lost, in ms. */
  since?: number;
  /** When something was last acknowledged, in ms. */
  savedAt?: number;
  stopped: Unsent[];
}

export interface Written extends FieldPlace {
  language: 'en' | 'es';
  version: number;
  revision: string;
  value: string;
  originalValue: string;
  type?: string;
}

/** Keeps what was written until the platform has acknowledged it. */
export interface Outbox {
  /** Takes a text; it is on the device before it is sent. */
  write(written: Written): void;
  /** Sends what waits, now. */
  flush(): void;
  /** Settles a clash: the text to keep, over the revision that clashed. */
  settle(place: FieldPlace & { language: 'en' | 'es' }, value: string): void;
  /** Sends what was refused again; it is also tried with the next text, and whenever the Studio is opened. */
  retry(): void;
  /** The value waiting for a field, if any. */
  waiting(place: FieldPlace & { language: 'en' | 'es' }): string | undefined;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  close(): void;
}
