/** A failure with an HTTP status whose message may be shown to the caller. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
