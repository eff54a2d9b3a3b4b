import { z } from 'zod';
import { DEMO_FORMS } from '#src/platform/media/demoForms.ts';
import { both, paragraphs, same, say, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, World } from '../World.ts';
import { bilingual, pairs, readTexts } from '../readTexts.ts';

const texts = readTexts(
  'recognition.json',
  z.strictObject({
    /** Invented bodies that give awards and accreditations. */
    presenters: z.array(z.string()),
    honors: z.array(z.strictObject({ name: bilingual, kind: z.enum(['Award', 'Accreditation']) })),
    says: pairs,
  }),
);

/** The page that names every body and what it gave. */
export const AWARDING_BODIES_PATH = '/about-us/awarding-bodies';

/** Gives awards and presenters their names and ids, before anything links to them. */
export function prepareAwards(world: World): void {
  texts.presenters.forEach((name, index) =>
    world.presenters.push({ id: numbered('presenter', index + 1, 2), name: same(name) }),
  );
  const count = scaled(world, 120, 16);
  for (let number = 1; number <= count; number += 1) {
    const { en, es } = texts.honors[(number - 1) % texts.honors.length]!.name;
    const round = Math.floor((number - 1) / texts.honors.length);
    const part: Bilingual = [
      both('', ''),
      both(', Medical Centers', ', Centros Médicos'),
      both(', Medical Groups', ', Grupos Médicos'),
      both(', Outpatient Care', ', Atención Ambulatoria'),
      both(', Central Valley', ', Valle Central'),
      both(', East Bay', ', East Bay'),
      both(', Sacramento', ', Sacramento'),
      both(', Central Coast', ', Costa Central'),
    ][round % 8]!;
    world.awards.push({ id: numbered('award', number, 3), name: both(`${en}${part.en}`, `${es}${part.es}`) });
  }
}

export function* buildAwards(world: World): Generator<DemoEntity> {
  for (const presenter of world.presenters) {
    yield {
      id: presenter.id,
      type: 'ce_awardPresenter',
      languages: 'both',
      body: { name: presenter.name, slug: slugOf(presenter.name.en) },
    };
  }
  const year = Number(world.today.slice(0, 4));
  const tops = world.services.filter((service) => service.topLevel);
  for (const [index, award] of world.awards.entries()) {
    const random = createRandom(award.id);
    const latest = random.int(year - 4, year);
    const years = random.chance(0.5) ? [latest] : [latest - random.int(1, 3), latest];
    const kind = texts.honors[index % texts.honors.length]!.kind;
    const locations = random.sample(
      world.facilities.filter((site) => site.types.includes('Hospital')),
      random.int(0, 3),
    );
    const presenter = random.pick(world.presenters);
    Object.assign(award, {
      presenter,
      years: years.length === 1 ? String(latest) : `${years[0]}–${latest}`,
      places: locations,
    });
    const picture = random.chance(0.4)
      ? { url: `/-/media/art/award/${award.id}.svg`, alternateText: '', width: 164, height: 164 }
      : undefined;
    yield {
      id: award.id,
      type: 'ce_award',
      languages: 'both',
      body: {
        name: award.name,
        slug: slugOf(award.name.en),
        description: say(random, texts.says),
        c_shortDescription: say(random, texts.says),
        c_body: paragraphs(say(random, texts.says)),
        c_awardType: kind,
        c_awardPresenter: [ref(presenter.id)],
        c_displayYears: award.years,
        c_latestYearOfAward: latest,
        c_awardLocations: refs(locations),
        c_awardProviders: refs(
          random.sample(world.providers.slice(0, 400), random.chance(0.25) ? random.int(1, 3) : 0),
        ),
        c_awardServices: refs(random.sample(tops, random.int(0, 2))),
        image: picture,
        c_image: picture,
        // Its place among those of the body that gave it.
        landingPageUrl: `${AWARDING_BODIES_PATH}#${slugOf(presenter.name.en)}`,
      },
    };
  }
}

export function prepareResources(world: World): void {
  Object.values(DEMO_FORMS).forEach(({ title }, index) =>
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
