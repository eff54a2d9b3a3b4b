/** How a call to an upstream failed. */
export type UpstreamFailure =
  | 'refused'
  | 'timeout'
  | 'status'
  | 'too-large'
  | 'not-json'
  | 'wrong-schema'
  | 'breaker-open'
  | 'busy';

/** A failed call: which upstream, which call, how. The message holds no address and nothing a visitor typed. */
export class UpstreamError extends Error {
  readonly kind: UpstreamFailure;
  readonly upstream: string;
  readonly call: string;
  /** HTTP status when kind is 'status'. */
  readonly status: number | undefined;
  /** First problems of the schema check when kind is 'wrong-schema'. */
  readonly detail: string | undefined;

  constructor(
    kind: UpstreamFailure,
    where: { upstream: string; call: string; status?: number; detail?: string; cause?: unknown },
  ) {
    const status = where.status === undefined ? '' : ` ${where.status}`;
    super(`${where.upstream} ${where.call}: ${kind}${status}${where.detail ? ` (${where.detail})` : ''}`, {
      cause: where.cause,
    });
    this.name = 'UpstreamError';
    // Where in this client it was noticed tells nothing; a log of an outage stays readable.
    this.stack = `${this.name}: ${this.message}`;
    this.kind = kind;
    this.upstream = where.upstream;
    this.call = where.call;
    this.status = where.status;
    this.detail = where.detail;
  }
}

/**
 * True for a failed call, whichever bundle made it: pages and API routes hold copies of this class, so that
 * `instanceof` does not tell.
 */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && error.name === 'UpstreamError';
}

/** True for an outage of the upstream, as against an answer it meant (a 4xx) or a document we cannot read. */
export function isOutage(error: unknown): boolean {
  if (!isUpstreamError(error)) return false;
  if (error.kind === 'status')
    return error.status === undefined || error.status >= 500 || error.status === 429;
  return error.kind !== 'wrong-schema';
}
