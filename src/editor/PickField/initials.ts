/** Two letters that stand where there is no picture. */
export function initials(label: string): string {
  const words = label.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const ends = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return ends
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
