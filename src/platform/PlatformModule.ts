import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Store } from './store/Store.ts';

/** What a handler gets besides Node's own request and response. */
export interface PlatformRequest {
  url: URL;
  /** Path parameters captured by the route pattern. */
  params: Record<string, string>;
  /** Reads the body as UTF-8 text, at most `limit` bytes (default 1 MiB); rejects with HttpProblem 413. */
  text(limit?: number): Promise<string>;
  /** The body part by part, at most `limit` bytes; the loop over it throws HttpProblem 413. */
  stream(limit: number): AsyncIterable<Buffer>;
  request: IncomingMessage;
  response: ServerResponse;
}

/** One address of the platform. `pattern` has literal segments, `:name` segments and at most a closing `*`, e.g. '/v2/accounts/:account/entities'. */
export interface PlatformRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | '*';
  pattern: string;
  /** Name of the upstream it stands for; faults.ts injects failures by this name. */
  upstream:
    | 'content'
    | 'directory'
    | 'search'
    | 'waits'
    | 'reputation'
    | 'maps'
    | 'icons'
    | 'proxy'
    | 'widgets'
    | 'studio'
    | 'authoring'
    | 'admin';
  /** How long the body may take to arrive, in ms, at most five minutes; default 30 s. */
  bodyMs?: number;
  /** Whether it may write: then it is begun when nobody else holds the store. Default: all that changes something in studio, authoring and admin. */
  writes?: boolean;
  handle(request: PlatformRequest): Promise<void> | void;
}

/** A part of the platform: given the store, says which addresses it answers. */
export type PlatformModule = (context: PlatformContext) => PlatformRoute[];

export interface PlatformContext {
  store: Store;
  /** Public origin of the platform, e.g. http://localhost:4000. */
  origin: string;
  /** Public origins of the two sites by variant. */
  siteOrigins: { main: string; plan: string };
  keys: { content: string; directory: string; search: string; editing: string };
  clock: () => Date;
  log: (event: Record<string, unknown>) => void;
  /** False in production: faults and admin calls are then refused. */
  allowFaults: boolean;
  /** True while developing: GraphQL introspection is answered. */
  development?: boolean;
  /** Has a figure told to whoever watches over the platform: its name and meaning, and what it is now. */
  onMeasure?: (name: string, help: string, read: () => number) => void;
  /** Registers what has to be there before the platform calls itself ready; if it rejects at the start, the start fails. */
  onReady?: (work: Promise<void>) => void;
  /** Resolves when nobody else is writing to the store; rejects with StoreBusy when that takes too long. */
  writable?: () => Promise<void>;
  /** Registers what ends answers that would go on for ever (streams), before the platform waits for the others. */
  onStopping?: (work: () => void) => void;
  /** Registers work to be done when the platform stops (timers, queues). */
  onClose?: (work: () => void | Promise<void>) => void;
}
