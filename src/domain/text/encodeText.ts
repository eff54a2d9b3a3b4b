/** The text without half character pairs, which no address can hold: each becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Percent-encodes any text as one part of an address; never throws. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** A text as it was before it was percent-encoded; itself where it is not validly encoded. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
