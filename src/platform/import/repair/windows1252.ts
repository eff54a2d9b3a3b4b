/** The characters of Windows-1252 from 0x80 to 0x9f, where Latin-1 has none; '' for the five bytes that mean nothing. */
const UPPER = '€,,‚,ƒ,„,…,†,‡,ˆ,‰,Š,‹,Œ,,Ž,,,‘,’,“,”,•,–,—,˜,™,š,›,œ,,ž,Ÿ'.split(',');

/** The byte of a character beyond Latin-1 in Windows-1252. */
export const WINDOWS_1252: Readonly<Record<string, number>> = Object.fromEntries(
  UPPER.flatMap((character, index) => (character === '' ? [] : [[character, 0x80 + index]])),
);

/** True for a byte no text in Windows-1252 has: a control character that is no white space, or one without a meaning. */
export const isNoWindows1252 = (byte: number): boolean =>
  byte < 0x20 ? byte < 9 || byte > 13 : byte >= 0x80 && byte <= 0x9f && UPPER[byte - 0x80] === '';

/** Text of bytes in Windows-1252. */
export const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => UPPER[character.charCodeAt(0) - 0x80] ?? character);
