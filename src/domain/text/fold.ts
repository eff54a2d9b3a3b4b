/** A text in the form it is compared in, as people type it: lower case, without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
