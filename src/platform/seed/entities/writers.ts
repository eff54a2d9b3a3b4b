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
 * heart people, and checked by a doctor; never one person for both, and the same ones on every run.
 */
export function writersOf(world: World, { slug, author, reviewer }: WrittenArticle): Writers {
  const random = createRandom(`writers-of-${slug}`);
  const writes = oneOf(random, EVERYDAY.has(author) ? practising(world, author) : doctorsIn(world, author));
  const checks = oneOf(
    random,
    doctorsIn(world, reviewer).filter((one) => one !== writes),
  );
  return { ...(writes && { author: writes }), ...(checks && { reviewer: checks }) };
}

/** The provider who answers a question, of the specialty it names; a part of the network too small for one has none. */
export const expertOf = (world: World, { slug, specialty }: WrittenQuestion): Provider | undefined =>
  oneOf(createRandom(`expert-on-${slug}`), doctorsIn(world, specialty));

/** Where nurse practitioners and physician assistants care for people on their own, and so write, too. */
const EVERYDAY: ReadonlySet<string> = new Set([
  ...['family-medicine', 'internal-medicine', 'pediatrics', 'obstetrics-gynecology', 'geriatrics'],
  'urgent-care-medicine',
]);

/** Those whose first specialty this is. */
const practising = (world: World, key: string): Provider[] =>
  world.providers.filter(({ specialties }) => specialties[0]?.key === key);

/** The doctors among them; where nobody is one, as among midwives, all of them. */
function doctorsIn(world: World, key: string): Provider[] {
  const all = practising(world, key);
  const doctors = all.filter(({ isPhysician }) => isPhysician);
  return doctors.length > 0 ? doctors : all;
}

const oneOf = (random: Random, able: readonly Provider[]): Provider | undefined =>
  able.length > 0 ? random.pick(able) : undefined;
