import { Readable } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PlatformContext, PlatformModule } from '../../PlatformModule.ts';
import type { Store } from '../../store/Store.ts';

/** The parts of the answers that tests look into. */
export interface WireBody extends Record<string, unknown> {
  results: WireResult[];
  icons: Record<string, unknown>[];
  error: { message: string };
}
export interface WireResult {
  entityType?: string;
  address: { freeformAddress: string };
  position: { lat: number; lon: number };
  boundingBox: { topLeftPoint: { lat: number; lon: number }; btmRightPoint: { lat: number; lon: number } };
}

/** A context for a module under test, at a fixed moment. */
export function testContext(store: Store, now = '2026-11-21T18:02:00Z'): PlatformContext & { now: Date } {
  const context = {
    store,
    origin: 'http://localhost:4000',
    siteOrigins: { main: 'http://localhost:3000', plan: 'http://plan.localhost:3000' },
    keys: {
      content: 'content-key',
      directory: 'directory-key',
      search: 'search-key',
      editing: 'editing-key',
    },
    now: new Date(now),
    clock: () => context.now,
    log: () => {},
    allowFaults: false,
  };
  return context;
}

/** Calls the route of a module that has exactly this path; answers the status and the JSON body. */
export function createCaller(module: PlatformModule, context: PlatformContext) {
  const routes = module(context);
  return async (
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: WireBody }> => {
    const url = new URL(path, context.origin);
    const route = routes.find((entry) => entry.pattern === url.pathname);
    if (route === undefined) throw new Error(`no route ${url.pathname}`);
    let status = 0;
    let text = '';
    const response = {
      headersSent: false,
      destroyed: false,
      writeHead(code: number) {
        status = code;
      },
      end(bytes: Buffer) {
        text = bytes.toString('utf8');
      },
    };
    await route.handle({
      url,
      params: {},
      text: () => Promise.resolve(''),
      stream: () => Readable.from([]),
      request: { headers } as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
    });
    return { status, body: JSON.parse(text) as WireBody };
  };
}
