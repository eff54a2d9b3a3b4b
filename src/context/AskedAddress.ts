import type { KnownAddress } from '#src/domain/links/addressBook.ts';

/** What the page for an address that leads nowhere knows of that address. */
export interface AskedAddress {
  /** The path as it may be shown; absent where it does not look like one. */
  shown?: string;
  /** What to look for instead; empty where the address says nothing. */
  words: string;
  /** Addresses of the site that are close to it, the closest first. */
  close: KnownAddress[];
}
