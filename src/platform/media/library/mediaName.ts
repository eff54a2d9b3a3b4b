const LONGEST = 120;

/**
 * The name an upload gets in the library: the last part of what the file was called, without its ending and without
 * anything that is no text. It is only ever shown; files and addresses are named by id and checksum.
 */
export function mediaName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const bare = plainLine(last.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[<>"'`&]/g, ' '));
  return bare.slice(0, LONGEST).trim() || 'untitled';
}

/** One line of text: no control characters, and none that turn the direction of writing. */
export const plainLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
