import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { readArticles } from '../readArticles.ts';
import type { WrittenArticle } from '../readArticles.ts';
import { readQuestions } from '../readQuestions.ts';
import type { WrittenQuestion } from '../readQuestions.ts';
import type { Provider, World } from '../World.ts';

/** The articles written by hand, read once. */
export const writtenArticles: readonly WrittenArticle[] = readArticles();

/** The questions to experts with their answers, read once. */
export const writtenQuestions: readonly WrittenQuestion[] = readQuestions();

/** Who wrote and who checked an article; a part of the network too small for either leaves them out. */
export interface Writers {
  author?: Provider;
  reviewer?: Provider;
}

/**
 * The providers who wrote and checked an article: of the specialties it names, so that what is said of the heart is said by
 * heart people; never one person for both, and the same ones on every run.
 */
export function writersOf(world: World, { slug, author, reviewer }: WrittenArticle): Writers {
  const random = createRandom(`writers-of-${slug}`);
  const writes = oneOf(world, random, author);
  const checks = oneOf(world, random, reviewer, writes);
  return { ...(writes && { author: writes }), ...(checks && { reviewer: checks }) };
}

/** The provider who answers a question, of the specialty it names; a part of the network too small for one has none. */
export const expertOf = (world: World, { slug, specialty }: WrittenQuestion): Provider | undefined =>
  oneOf(world, createRandom(`expert-on-${slug}`), specialty);

/** Somebody whose first specialty this is. */
function oneOf(world: World, random: Random, key: string, but?: Provider): Provider | undefined {
  const able = world.providers.filter((one) => one.specialties[0]?.key === key && one !== but);
  return able.length > 0 ? random.pick(able) : undefined;
}
