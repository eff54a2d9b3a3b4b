import { z } from 'zod';
import { both, fill, same, slugOf } from '../bilingual.ts';
import { portraitByLot, portraitImage } from '../portraits.ts';
import type { Shown } from '../portraits.ts';
import { createRandom } from '../random.ts';
import { pairs, readTexts } from '../readTexts.ts';
import { numbered, ref, scaled } from '../World.ts';
import type { DemoEntity, Person, Provider, World } from '../World.ts';
import { personName } from './providers.ts';
import { expertOf, writersOf, writtenArticles, writtenQuestions } from './writers.ts';

const texts = readTexts('people.json', z.strictObject({ roles: pairs }));

/** The page that names everybody who writes, and what they wrote. */
export const CONTRIBUTORS_PATH = '/about-us/contributors';

/** People who write, check, answer and are quoted: some are providers, some are not. */
export function* buildPeople(world: World): Generator<DemoEntity> {
  const count = scaled(world, 140, 12);
  const physicians = world.providers.filter((provider) => provider.isPhysician);
  for (let number = 1; number <= count; number += 1) {
    const random = createRandom(numbered('person', number, 3));
    const provider =
      physicians.length > 0 && random.chance(0.6) ? physicians[(number * 31) % physicians.length] : undefined;
    const own = personName(random);
    const name = provider?.name ?? `${own.firstName} ${own.lastName}`;
    const role = provider?.specialties[0]?.name ?? both(...random.pick(texts.roles));
    yield* person(world, { name: same(name), provider, role }, own.gender);
  }
  for (const article of writtenArticles) {
    for (const provider of Object.values(writersOf(world, article))) yield* writer(world, provider);
  }
  for (const question of writtenQuestions) {
    const expert = expertOf(world, question);
    if (expert) yield* writer(world, expert);
  }
}

/** A provider as one who writes, unless they are one already. */
function* writer(world: World, provider: Provider): Generator<DemoEntity> {
  const role = provider.specialties[0]?.name;
  if (!role || world.people.some((one) => one.provider === provider)) return;
  yield* person(world, { name: same(provider.name), provider, role });
}

/** @param gender of somebody who is no provider; a provider has one, and a portrait, already */
function* person(
  world: World,
  one: Pick<Person, 'name' | 'provider' | 'role'>,
  gender?: Shown['gender'],
): Generator<DemoEntity> {
  const id = numbered('person', world.people.length + 1, 3);
  const random = createRandom(`${id}-picture`);
  const name = one.name.en;
  const isDrawn = one.provider === undefined && gender !== undefined && random.chance(0.6);
  const portrait = isDrawn ? portraitByLot(id, { gender, years: random.int(4, 40) }) : one.provider?.portrait;
  world.people.push({ id, ...one, wrote: [], checked: [], answered: [] });
  yield {
    id,
    type: 'ce_person',
    languages: 'both',
    body: {
      name,
      slug: slugOf(name),
      c_title: one.role,
      c_shortDescription: fill(
        both('{role}. Writes for the health library.', '{role}. Escribe para la biblioteca de salud.'),
        { role: one.role },
      ),
      c_provider: one.provider === undefined ? undefined : [ref(one.provider.id)],
      landingPageUrl: `${CONTRIBUTORS_PATH}#${id}`,
      c_image: portrait && portraitImage(portrait, name),
    },
  };
}
