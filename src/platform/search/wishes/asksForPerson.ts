import { words } from '../engine/words.ts';
import type { Reading } from './wishFor.ts';

/** Whether folded words ask for somebody who treats: for a doctor, or for who has a profession ("cardiologist"). */
export const asksForPerson = (
  text: string,
  { vertical, language }: Pick<Reading, 'vertical' | 'language'>,
): boolean =>
  words(text).some(
    (word) =>
      vertical.noise.includes(word) || language.professions.has(word) || language.practice(word).length > 0,
  );
