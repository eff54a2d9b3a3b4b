import { ask } from './ask.ts';
import type { Answer, Question } from './ask.ts';

/** Asks again for what takes its time, such as a sitemap nobody asked for before: each try waits for the same one. */
export async function askPatiently(path: string, question?: Question): Promise<Answer> {
  for (let tries = 4; ; tries -= 1) {
    try {
      return await ask(path, question);
    } catch (error) {
      if (tries === 0) throw error;
    }
  }
}
