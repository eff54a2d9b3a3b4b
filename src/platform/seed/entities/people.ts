import { z } from 'zod';
import { both, fill, same, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { portraitByLot, portraitImage } from '../portraits.ts';
import type { Shown } from '../portraits.ts';
import { createRandom } from '../random.ts';
import { bilingual, readTexts } from '../readTexts.ts';
import { numbered, ref, scaled } from '../World.ts';
import type { DemoEntity, Person, Provider, World } from '../World.ts';
import { personName } from './providers.ts';
import { expertOf, writersOf, writtenArticles, writtenQuestions } from './writers.ts';

const texts = readTexts(
  'people.json',
  z.strictObject({
    /** What those do who write and are no providers: as it stands below a name, and of several of them in a sentence. */
    roles: z.array(z.strictObject({ name: bilingual, plural: bilingual })).min(1),
  }),
);

/** The page that names everybody who writes, and what they wrote. */
export const CONTRIBUTORS_PATH = '/about-us/contributors';

/** Those who may write, check, answer and be quoted, before anything is written: some are providers, some are not. */
export function preparePeople(world: World): void {
  const count = scaled(world, 140, 12);
  const physicians = world.providers.filter((provider) => provider.isPhysician);
  for (let number = 1; number <= count; number += 1) {
    const random = createRandom(numbered('person', number, 3));
    const provider =
      physicians.length > 0 && random.chance(0.6) ? physicians[(number * 31) % physicians.length] : undefined;
    const own = personName(random);
    const name = provider?.name ?? `${own.firstName} ${own.lastName}`;
    const role = provider?.specialties[0]?.name ?? random.pick(texts.roles).name;
    add(world, { name: same(name), provider, role }, own.gender);
  }
  for (const article of writtenArticles) {
    for (const provider of Object.values(writersOf(world, article))) addWriter(world, provider);
  }
  for (const question of writtenQuestions) {
    const expert = expertOf(world, question);
    if (expert) addWriter(world, expert);
  }
}

/** The trades of those among these people who are no providers, as a sentence names several of them; most people first. */
export function tradesOf(people: readonly Person[]): Bilingual[] {
  const count = ({ name }: (typeof texts.roles)[number]) =>
    people.filter(({ provider, role }) => provider === undefined && role.en === name.en).length;
  return texts.roles
    .filter((role) => count(role) > 0)
    .sort((one, other) => count(other) - count(one))
    .map(({ plural }) => plural);
}

/** The one among those who write who is this provider; they join them where they have not yet. */
export function personOf(world: World, provider: Provider): Person | undefined {
  addWriter(world, provider);
  return world.people.find((one) => one.provider === provider);
}

/** A provider as one who writes, unless they are one already. */
function addWriter(world: World, provider: Provider): void {
  const role = provider.specialties[0]?.name;
  if (!role || world.people.some((one) => one.provider === provider)) return;
  add(world, { name: same(provider.name), provider, role });
}

/** @param gender of somebody who is no provider; a provider has one, and a portrait, already */
function add(world: World, one: Pick<Person, 'name' | 'provider' | 'role'>, gender?: Shown['gender']): void {
  const id = numbered('person', world.people.length + 1, 3);
  const random = createRandom(`${id}-picture`);
  const isDrawn = one.provider === undefined && gender !== undefined && random.chance(0.6);
  const portrait = isDrawn ? portraitByLot(id, { gender, years: random.int(4, 40) }) : one.provider?.portrait;
  world.people.push({ id, ...one, portrait, wrote: [], checked: [], answered: [] });
}

const hasWork = ({ wrote, checked, answered }: Person): boolean =>
  wrote.length + checked.length + answered.length > 0;

/** What somebody is, with one thing they wrote, else answered, else checked. */
function workOf({ role, wrote, answered, checked }: Person): Bilingual {
  const [[work], said] =
    wrote.length > 0
      ? [wrote, both('{role}. Wrote “{title}”.', '{role}. Escribió “{title}”.')]
      : answered.length > 0
        ? [answered, both('{role}. Answered “{title}”', '{role}. Respondió a “{title}”')]
        : [checked, both('{role}. Checked “{title}”.', '{role}. Revisó “{title}”.')];
  return fill(said, { role, title: work!.name });
}

/** Of those who might have written, those who did, once all is written: nobody is named for nothing. */
export function* buildPeople(world: World): Generator<DemoEntity> {
  world.people = world.people.filter(hasWork);
  for (const person of world.people) {
    const { id, name, role, provider, portrait } = person;
    yield {
      id,
      type: 'ce_person',
      languages: 'both',
      body: {
        name: name.en,
        slug: slugOf(name.en),
        c_title: role,
        c_shortDescription: workOf(person),
        c_provider: provider === undefined ? undefined : [ref(provider.id)],
        landingPageUrl: `${CONTRIBUTORS_PATH}#${id}`,
        c_image: portrait && portraitImage(portrait, name.en),
      },
    };
  }
}
