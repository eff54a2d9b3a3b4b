/** The letters a person goes by; the name stands beside it. */
export function Monogram({ name, colour }: { name: string; colour: number }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return (
    <span className={`Monogram Monogram-${Math.max(0, colour)}`} aria-hidden="true">
      {letters.join('').toUpperCase()}
    </span>
  );
}
