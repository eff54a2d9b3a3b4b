import { Input } from 'react-aria-components';
import { fold } from '#src/domain/text/fold.ts';
import type { TreePage } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';

/**
 * Pages that have every one of the words in their address or their name in either language (`others`), in the order of the list;
 * undefined where no word is asked for.
 */
export function pagesFound(
  pages: readonly TreePage[],
  words: string,
  others: readonly TreePage[] = [],
): TreePage[] | undefined {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return undefined;
  const otherName = new Map(others.map(({ id, name }) => [id, name]));
  return pages.filter(({ id, name, path }) => {
    const said = fold(`${name} ${path} ${otherName.get(id) ?? ''}`);
    return asked.every((word) => said.includes(word));
  });
}

interface PageFinderProps {
  words: string;
  onWords: (words: string) => void;
  /** Enter opens what is found first. */
  onFirst: () => void;
}

/** Looks for pages by their names and addresses. */
export function PageFinder({ words, onWords, onFirst }: PageFinderProps) {
  const say = useWords();
  return (
    <form
      className="TextBox PageTree-find"
      onSubmit={(event) => {
        event.preventDefault();
        onFirst();
      }}
    >
      <Input
        type="search"
        aria-label={say('pagesFind')}
        placeholder={say('pagesFind')}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
    </form>
  );
}
