/** The words of a text in the one form they are compared in: lower case, without accents and signs. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
