/** Caches in front of the site, a CDN or a proxy, that forget what is published. */
export interface EdgePort {
  /**
   * Has whatever carries one of these keys asked for anew. Resolves when all of them know, or one could not be told now: that
   * one is told later. Never rejects.
   */
  purge(keys: readonly string[]): Promise<void>;
}
