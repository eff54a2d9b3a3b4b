/** What a browser leaves out of an address before it looks at its scheme. */

const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

/**
 * Whether an address may stand in content: a path, a place on the page, or one of four schemes. Addresses of scripts and
 * of data are refused however they are spelt.
 */
export function isSafeAddress(address: string): boolean {
  const bare = address.replace(UNSEEN, '');
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1];
  if (scheme !== undefined) return /^(https?|mailto|tel)$/i.test(scheme);
  // Another host without a scheme of its own, in either spelling.
  return !/^[/\\]{2}/.test(bare);
}
