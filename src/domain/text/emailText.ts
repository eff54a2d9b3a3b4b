/** Longest e-mail address shown in full (C-137). */
export const EMAIL_TEXT_LENGTH = 32;

/** The address, or the word for it ("Email" in English) when it is longer than 32 characters. */
export function emailText(address: string, word: string = 'Email'): string {
  return address.length > EMAIL_TEXT_LENGTH ? word : address;
}
