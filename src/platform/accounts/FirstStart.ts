import { isSameText } from '../content/access.ts';
import { hashToken, newToken } from './tokens.ts';

const LINK_MS = 15 * 60_000;

/**
 * The one link by which the first person makes an account. It is made at a start without people, lasts fifteen minutes and
 * is in no file: a restart makes another. There is no default password.
 */
export class FirstStart {
  readonly #now: () => number;
  #hash = '';
  #until = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Answers a new token, in place of an earlier one. */
  open(): string {
    const token = newToken();
    this.#hash = hashToken(token);
    this.#until = this.#now() + LINK_MS;
    return token;
  }

  accepts(token: string): boolean {
    return this.#now() < this.#until && isSameText(hashToken(token), this.#hash);
  }

  close(): void {
    this.#until = 0;
  }
}
