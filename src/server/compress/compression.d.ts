// These packages ship no types; what follows is what the site uses of them.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  interface Options {
    /** As `zlib.createGzip` takes it. */
    level?: number;
    /** As `zlib.createBrotliCompress` takes it. */
    brotli?: { params: Record<number, number> };
    /** Whether an answer is compressed, asked when its head is written; default `Compression.filter`. */
    filter?: (request: IncomingMessage, response: ServerResponse) => boolean;
  }
  interface Compression {
    (options: Options): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    /** Whether an answer's type is one that gets smaller. */
    filter(request: IncomingMessage, response: ServerResponse): boolean;
  }
  const compression: Compression;
  export default compression;
}

declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** The encoding of `available` that is accepted most; among equals the first of `preferred`. */
    encoding(available: readonly string[], preferred: readonly string[]): string | undefined;
  }
}
