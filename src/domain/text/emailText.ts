/** Longest e-mail address shown in full (C-137). */
const EMAIL_TEXT_LENGTH = 32;

/** The address, or the word for it ("Email" in English) when it is longer than 32 characters. */
export function emailText(address: string, word: string = 'Email'): string {
  return address.length > EMAIL_TEXT_LENGTH ? word : address;
}

/** The address of a mailbox; undefined for anything that is none, or that would add to a mailto link. */
export function emailAddress(text: string | undefined): string | undefined {
  return text !== undefined && /^[^\s@?&#%<>"]+@[^\s@?&#%<>"]+\.[^\s@?&#%<>"]+$/.test(text)
    ? text
    : undefined;
}
