/** A link, a tag, or a phone number in full; numbers inside of the first two are let alone. */
const PARTS = /<a [^>]*>.*?<\/a>|<[^>]+>|\b(?:1-)?\d{3}-\d{3}-\d{4}\b/g;

/** HTML in which each phone number can be pressed to call it. */
export const phoneLinks = (html: string): string =>
  html.replace(PARTS, (part) =>
    part.startsWith('<')
      ? part
      : `<a href="tel:+1${part.replace(/^1-/, '').replaceAll('-', '')}">${part}</a>`,
  );
