import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOutbox } from '../outbox/createOutbox.ts';
import { tabShelf } from '../outbox/deviceShelf.ts';
import type { SaveAnswer } from '../outbox/Outbox.ts';
import { WordsContext } from '../strings/useWords.ts';
import { words } from '../strings/testing/words.ts';
import { SavedLine } from './StateLine.tsx';

// The browser of the tests has none.
beforeAll(() => {
  globalThis.structuredClone ??= <T,>(value: T) => JSON.parse(JSON.stringify(value)) as T;
});

/** A text that the platform refuses, as long as it does. */
async function refused(language: 'en' | 'es') {
  const user = userEvent.setup();
  let answer: SaveAnswer = { kind: 'refused', reason: 'There is no such page.' };
  const outbox = await createOutbox({
    shelf: tabShelf(),
    send: () => Promise.resolve(answer),
    quietMs: 0,
    longestMs: 0,
  });
  render(
    <WordsContext value={{ language, say: words[language] }}>
      <SavedLine outbox={outbox} />
    </WordsContext>,
  );
  const place = { itemId: '1', name: 'Headline', language, version: 1, revision: 'r1' } as const;
  act(() => outbox.write({ ...place, value: 'My words', originalValue: '' }));
  const isSaved = () => {
    answer = { kind: 'saved', revision: 'r2', version: 1 };
  };
  return { user, isSaved };
}

it.each([
  ['en', 'Not saved: There is no such page.', 'Copy my text', 'Try again', 'Draft saved'],
  ['es', 'Sin guardar: No existe esa página.', 'Copiar mi texto', 'Intentar de nuevo', 'guardado'],
] as const)(
  'what was refused can be copied and sent again, and the reader is told why in their language: %s',
  async (language, why, copy, again, done) => {
    const { user, isSaved } = await refused(language);
    expect(await screen.findByText(why)).toBeVisible();
    await user.click(screen.getByRole('button', { name: copy }));
    expect(await navigator.clipboard.readText()).toBe('My words');
    isSaved();
    await user.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByText(new RegExp(done, 'i'))).toBeVisible();
    expect(screen.queryByRole('button', { name: copy })).toBeNull();
  },
);
