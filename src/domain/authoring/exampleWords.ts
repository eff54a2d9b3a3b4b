/** Kinds of field that words can stand in for; a picture, a day or an address cannot be made up. */
export type ExampleKind = 'text' | 'richText' | 'link';

/** What a new component says that was begun with example text: words nobody writes for visitors, so that they are found again. */
const EXAMPLE_WORDS = {
  en: {
    text: 'Example text',
    richText: 'Example text. Write here what visitors need to know.',
    link: 'Example link',
  },
  es: {
    text: 'Texto de ejemplo',
    richText: 'Texto de ejemplo. Escriba aquí lo que las personas necesitan saber.',
    link: 'Enlace de ejemplo',
  },
} as const satisfies Record<'en' | 'es', Record<ExampleKind, string>>;

/** The example of a field by its kind, as it is stored. */
export function exampleOf(kind: ExampleKind, language: 'en' | 'es'): string {
  const words = EXAMPLE_WORDS[language][kind];
  if (kind === 'richText') return `<p>${words}</p>`;
  return kind === 'link' ? `<link href="/" text="${words}" />` : words;
}

/** The example that some words still are, or have among them; undefined for words somebody wrote. */
export function exampleIn(words: string): string | undefined {
  const all = Object.values(EXAMPLE_WORDS);
  return (
    all.map(({ richText }) => richText).find((example) => words.includes(example)) ??
    all.flatMap(({ text, link }) => [text, link]).find((example) => words.trim() === example)
  );
}
