import { z } from 'zod';
import { formsOf } from '#src/platform/media/demoForms.ts';
import { both, paragraphs, same, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { numbered, ref, refs } from '../World.ts';
import type { Award, DemoEntity, Named, Service, Site, World } from '../World.ts';
import { bilingual, readTexts, textPath } from '../readTexts.ts';

const texts = readTexts(
  'recognition.json',
  z.strictObject({
    /** Invented bodies that give awards and accreditations. */
    presenters: z.array(z.string()),
    regions: z.array(z.strictObject({ region: z.string(), name: bilingual })),
    honors: z.array(
      z.strictObject({
        name: bilingual,
        kind: z.enum(['Award', 'Accreditation']),
        presenter: z.string(),
        /** What it is for, and how the body decides. */
        short: bilingual,
        more: bilingual,
        services: z.array(z.string()),
        types: z.array(z.string()),
        /** Services, by their English names, of which a place that has it offers one. */
        offers: z.array(z.string()).optional(),
        people: z.literal(true).optional(),
      }),
    ),
  }),
);

/** The page that names every body and what it gave. */
export const AWARDING_BODIES_PATH = '/about-us/awarding-bodies';

/** Gives awards and presenters their names, ids and what they are for, before anything links to them. */
export function prepareAwards(world: World): void {
  texts.presenters.forEach((name, index) =>
    world.presenters.push({ id: numbered('presenter', index + 1, 2), name: same(name) }),
  );
  const count = texts.honors.length * texts.regions.length;
  for (let number = 1; number <= count; number += 1) world.awards.push(award(world, number));
}

const honorOf = (number: number) => texts.honors[(number - 1) % texts.honors.length]!;

/** So many years an accreditation holds. */
const ACCREDITED_FOR = 3;

/** The years an award was given in; those for which an accreditation holds, the present one among them. */
function yearsOf(kind: 'Award' | 'Accreditation', random: Random, year: number): string {
  const latest = random.int(year - 4, year);
  if (kind === 'Accreditation') {
    const from = Math.max(latest, year - ACCREDITED_FOR + 1);
    return `${from}–${from + ACCREDITED_FOR}`;
  }
  return random.chance(0.5) ? String(latest) : `${latest - random.int(1, 3)}–${latest}`;
}

/** The award of a number: every honor in the first region, then in the next. */
function award(world: World, number: number): Award {
  const id = numbered('award', number, 3);
  const random = createRandom(id);
  const honor = honorOf(number);
  const { region, name } = texts.regions[Math.floor((number - 1) / texts.honors.length)]!;
  const presenter = world.presenters.find((one) => one.name.en === honor.presenter);
  if (!presenter) throw new Error(`${textPath('recognition.json')}: nobody is called ${honor.presenter}`);
  return {
    id,
    name: both(`${honor.name.en}, ${name.en}`, `${honor.name.es}, ${name.es}`),
    presenter,
    years: yearsOf(honor.kind, random, Number(world.today.slice(0, 4))),
    region,
    services: honor.services,
    types: honor.types,
    offers: honor.offers,
    isForPeople: honor.people === true,
    places: [],
    people: [],
  };
}

/** Whether somebody has it: one that nobody has is no award, and is told of nowhere. */
export const isGiven = ({ places, people }: Award): boolean => places.length + people.length > 0;

/** What a body honors: what it is for, and who in the network has it, region by region. */
export interface Honor {
  name: Bilingual;
  short: Bilingual;
  given: { region: Bilingual; award: Award }[];
}

/** The honors of a body that somebody has, in the order they were invented in; each in every region where it was given. */
export const honorsOf = (world: World, presenter: Named): Honor[] =>
  texts.honors.flatMap(({ name, short, presenter: giver }, index) => {
    const given = world.awards.flatMap((award, at) =>
      at % texts.honors.length === index && isGiven(award)
        ? [{ region: texts.regions[Math.floor(at / texts.honors.length)]!.name, award }]
        : [],
    );
    return giver === presenter.name.en && given.length > 0 ? [{ name, short, given }] : [];
  });

/**
 * So many awards for a place, of those that fit what it is and what it offers; first those that nobody has yet, so that each has
 * somebody.
 */
export function drawAwardsForPlace(
  world: World,
  { site, services }: { site: Site; services: readonly Service[] },
  random: Random,
  count: number,
): Award[] {
  const fitting = world.awards.filter(
    ({ region, types, offers }) =>
      region === site.region.name &&
      (types.length === 0 || types.some((type) => site.types.includes(type))) &&
      (!offers || services.some(({ name }) => offers.includes(name.en))),
  );
  const free = fitting.filter(({ places }) => places.length === 0);
  const drawn = random.sample(free.length >= count ? free : fitting, count);
  for (const award of drawn) award.places.push(site);
  return drawn;
}

/** The awards somebody who works at a place can have. */
export const awardsForPerson = (world: World, site: Site): Award[] =>
  world.awards.filter(({ region, isForPeople }) => isForPeople && region === site.region.name);

/** Awards with what they honor, once all who have one are known. */
export function* buildAwards(world: World): Generator<DemoEntity> {
  for (const presenter of world.presenters) {
    yield {
      id: presenter.id,
      type: 'ce_awardPresenter',
      languages: 'both',
      body: { name: presenter.name, slug: slugOf(presenter.name.en) },
    };
  }
  const tops = world.services.filter((service) => service.topLevel);
  for (const [index, award] of world.awards.entries()) {
    if (!isGiven(award)) continue;
    const { id, name, presenter, years, services, places, people } = award;
    const { kind, short, more } = honorOf(index + 1);
    const picture = createRandom(`${id}-picture`).chance(0.4)
      ? { url: `/-/media/art/award/${id}.svg`, alternateText: '', width: 164, height: 164 }
      : undefined;
    yield {
      id,
      type: 'ce_award',
      languages: 'both',
      body: {
        name,
        slug: slugOf(name.en),
        description: short,
        c_shortDescription: short,
        c_body: paragraphs(short, more),
        c_awardType: kind,
        c_awardPresenter: [ref(presenter.id)],
        c_displayYears: years,
        // Until when an accreditation holds is no year it was given in.
        c_latestYearOfAward: Number(kind === 'Accreditation' ? years.slice(0, 4) : years.slice(-4)),
        c_awardLocations: refs(places),
        c_awardProviders: refs(people),
        c_awardServices: refs(tops.filter(({ key }) => services.includes(key))),
        image: picture,
        c_image: picture,
        // Its place among those of the body that gave it.
        landingPageUrl: `${AWARDING_BODIES_PATH}#${slugOf(presenter.name.en)}`,
      },
    };
  }
}

export function prepareResources(world: World): void {
  formsOf('patients').forEach(([, { title }], index) =>
    world.resources.push({ id: numbered('res', index + 1, 2), name: both(...title) }),
  );
}

export function* buildResources(world: World): Generator<DemoEntity> {
  for (const resource of world.resources) {
    const random = createRandom(resource.id);
    const slug = slugOf(resource.name.en);
    const place = `/patients/forms#${slug}`;
    yield {
      id: resource.id,
      type: 'ce_resource',
      languages: 'both',
      body: {
        name: resource.name,
        slug,
        c_resourceLinkText: resource.name,
        c_resourceLinkURL: random.chance(0.5) ? place : undefined,
        c_resourceFile: random.chance(0.4)
          ? undefined
          : { url: both(`/-/media/forms/${slug}.pdf`, `/-/media/forms/${slug}-es.pdf`) },
        c_linkURL: place,
      },
    };
  }
}
